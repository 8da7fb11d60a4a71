import { describe, expect, it } from 'vitest';
import { type JsonSchema, typeOfSchema } from './type-of-schema.ts';

describe('the type of a schema', () => {
  it.each<[JsonSchema, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'binary' }, 'Blob'],
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ const: "it's" }, "'it\\'s'"],
    [{ const: 0 }, '0'],
    [{ enum: ['a', 'b'] }, "'a' | 'b'"],
    [{ anyOf: [{ type: 'number' }, { type: 'integer' }, { type: 'null' }] }, 'number | null'],
    [{ $ref: '#/$defs/Item' }, 'Item'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, "Array<'a' | 'b'>"],
    [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, '[number, string]'],
    [{ type: 'array' }, 'unknown[]'],
    [
      { type: 'object', properties: { a: { type: 'number' }, 'b-c': {} }, required: ['a'] },
      "{ a: number; 'b-c'?: unknown }",
    ],
    [{ type: 'object', properties: {} }, 'Record<string, never>'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{ type: 'object', propertyNames: { enum: ['x'] }, additionalProperties: {} }, "Record<'x', unknown>"],
  ])('%j is written down', (schema, type) => expect(typeOfSchema(schema)).toBe(type));

  it('is never guessed', () => {
    expect(() => typeOfSchema({ type: 'colour' })).toThrow('No type for colour');
  });
});
