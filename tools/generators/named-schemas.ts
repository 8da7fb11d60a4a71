import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { NamedSchemas } from 'api/http/documents/open-api';
import * as z from 'zod/mini';

/** Every schema of an object that a contract shares, under the name that it has there: `cartLine` is a CartLine. */
export async function namedSchemas(): Promise<NamedSchemas> {
  const named = z.registry<{ id: string }>();
  for (const file of globSync('packages/market/*/*.contract.ts').sort()) {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported)) {
      if (schema instanceof z.ZodMiniObject) named.add(schema, { id: name[0]?.toUpperCase() + name.slice(1) });
    }
  }
  return named;
}
