import { pathToFileURL } from 'node:url';
import { callShapeOf } from 'market/calls/client';
import type { Endpoint } from 'market/calls/endpoint';
import type { Plugin } from 'vite';

const contract = /\/market\/[a-z]+\/[a-z]+\.contract\.ts$/;

/**
 * Contracts as a browser needs them: where each call goes and how. Their schemas stay on the server, for a page trusts
 * the answers of its own; with them stays the library that reads schemas, the heaviest part of any call. A page that
 * asks for a schema is not built.
 */
export function bareContracts(): Plugin {
  return {
    name: 'bare-contracts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!contract.test(id)) return undefined;
      return { code: bareContractIn(await import(pathToFileURL(id).href)), map: null, moduleType: 'js' };
    },
  };
}

/** The source of a module with the calls of another one, without all else that it has. */
export function bareContractIn(exported: Record<string, unknown>): string {
  return Object.entries(exported)
    .filter(([name]) => name.endsWith('Contract'))
    .map(([name, calls]) => `export const ${name} = ${JSON.stringify(bareCalls(calls as Record<string, Endpoint>))};\n`)
    .join('');
}

function bareCalls(calls: Record<string, Endpoint>): Record<string, object> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, callShapeOf(call)]));
}
