import { type Schema, uploadedFile } from 'market/calls/endpoint';
import * as z from 'zod/mini';
import type { NamedSchemas } from './named-schemas.ts';

/** A file has no words in JSON Schema; OpenAPI has some for it. */
export function jsonSchema(schema: Schema, io: 'input' | 'output', named?: NamedSchemas) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    ...(named && { metadata: named }),
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: written }) {
      if (zodSchema === uploadedFile) Object.assign(written, { type: 'string', format: 'binary' });
      else if (zodSchema._zod.def.type === 'custom') throw new Error('The contract holds what no document can say');
    },
  });
  return rest;
}
