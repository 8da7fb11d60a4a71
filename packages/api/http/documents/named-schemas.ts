import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** Schemas that are written once, by name. */
export type NamedSchemas = z.core.$ZodRegistry<{ id: string }>;

const market = dirname(dirname(fileURLToPath(import.meta.resolve('market/calls/contract'))));

/** Returns every schema of an object that a contract shares, under the name that it has there: `cartLine` is a CartLine. */
export async function namedSchemas(): Promise<NamedSchemas> {
  const named = z.registry<{ id: string }>();
  for (const file of globSync('*/*.contract.ts', { cwd: market }).sort()) {
    const name = `market/${dirname(file)}/${basename(file, '.ts')}`;
    const exported = (await import(name)) as Record<string, unknown>;
    for (const [constant, schema] of Object.entries(exported)) {
      if (schema instanceof z.ZodMiniObject) named.add(schema, { id: constant[0]?.toUpperCase() + constant.slice(1) });
    }
  }
  return named;
}
