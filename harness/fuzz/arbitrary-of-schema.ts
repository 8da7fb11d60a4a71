import fc, { type Arbitrary } from 'fast-check';

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  /** The entries of a tuple. */
  prefixItems?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  maxItems?: number;
  minItems?: number;
  pattern?: string;
  format?: string;
}

/** Values that the schema allows, so that the call passes validation and reaches the handler. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.allOf) return arbitraryOf(Object.assign({}, schema, ...schema.allOf, { allOf: undefined }));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(arbitraryOf));
      return fc.array(arbitraryOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'integer':
    case 'number':
      return numberOf(schema, type);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    case 'null':
      return fc.constant(null);
    default:
      return anything;
  }
}

/** What may come as a file: nothing, noise, and what begins like a picture. */
const file: Arbitrary<Uint8Array> = fc
  .tuple(
    fc.constantFrom('', 'GIF89a', '\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', '<svg xmlns='),
    fc.uint8Array({ maxLength: 200 }),
  )
  .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]));

/** Everything that JSON can carry, the awkward parts first. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '𝕊𝕠𝕜𝕠 🛵',
    'ẹ̀gúsí',
    "'; drop table orders; --",
    '%_\\',
    '<script>x()</script>',
    -1,
    0,
    0.1,
    1e308,
    2 ** 53,
    -(2 ** 31),
    true,
    [],
    {},
    '9'.repeat(400),
    'a'.repeat(5_000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const entries = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]));
  return fc.record(entries, { requiredKeys: required as never[] });
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema, type: string): Arbitrary<number> {
  const min = Math.max(minimum ?? -1_000_000, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1);
  const max = Math.min(maximum ?? 1_000_000, Number.MAX_SAFE_INTEGER);
  // Existing ids are low; the rest tries the extremes.
  const near = fc.integer({ min: Math.ceil(Math.min(min, max)), max: Math.floor(Math.min(max, Math.max(min, 60))) });
  const far = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === 'integer') return fc.oneof(near, far);
  return fc.oneof(near, far, fc.double({ min, max, noNaN: true }));
}

function textOf({ pattern, maxLength = 60, format }: JsonSchema): Arbitrary<string> {
  if (format === 'date-time') {
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString());
  }
  if (format === 'email') return fc.emailAddress();
  if (format === 'binary') return file as Arbitrary<unknown> as Arbitrary<string>;
  if (pattern) return fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), fc.string({ maxLength }));
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 80) }),
    fc.constantFrom('jollof', '+2348035550142', 'Adeola Odeku', '6.43', '3.41'),
  );
}
