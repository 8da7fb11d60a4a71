import { pathToFileURL } from 'node:url';
import { callShapeOf } from 'market/calls/client';
import type { Endpoint } from 'market/calls/endpoint';
import type { Plugin } from 'vite';

const contract = /\/market\/(?:[a-z]+\/)+[a-z-]+(?:\.[a-z]+)?\.contract\.ts$/;

/**
 * Reduces contracts to what a browser needs: the path and form of each call. Schemas stay on the server, because a page
 * trusts its own API; so does the library that evaluates them, the largest part of any call. The build fails if a page
 * uses a schema.
 */
export function stripContractSchemas(): Plugin {
  return {
    name: 'strip-contract-schemas',
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
