import { jsonSchema } from 'api/http/documents/json-schema';
import { guestUnderTest } from 'api/testing/under-test/guest-under-test';
import fc, { type Arbitrary } from 'fast-check';
import type { Endpoint, Schema } from 'market/calls/endpoint';
import { anything, arbitraryOf, type JsonSchema } from './arbitrary-of-schema.ts';
import { formType, writeForm } from './write-form.ts';

export interface CallCase {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Uint8Array;
  /** What a form was written from. */
  fields?: Fields;
}

const guest = guestUnderTest();

/** Existing values by the name of the field: without them no case would get past 'not found'. */
export type Hints = Record<string, readonly unknown[]>;

/** Calls of one endpoint: good ones, ones with one part spoiled, and plain noise. */
export function callsOf(endpoint: Endpoint, hints: Hints = {}): Arbitrary<CallCase> {
  return fc
    .record({
      params: partOf(endpoint.params, hints),
      query: partOf(endpoint.query, hints),
      body: bodyOf(endpoint, hints),
      headers: headersOf(endpoint),
    })
    .map(({ params, query, body, headers }) => ({
      method: endpoint.method,
      url: urlOf(endpoint, params, query),
      headers: {
        ...headers,
        ...(body && { 'content-type': endpoint.bodyAs === 'multipart' ? formType : 'application/json' }),
      },
      ...body,
    }));
}

type Fields = Record<string, unknown>;

/** Valid fields, or with one invalid field, or with unknown ones. */
function partOf(schema: Schema | undefined, hints: Hints): Arbitrary<Fields> {
  if (!schema) return fc.constant({});
  const good = hinted(arbitraryOf(jsonSchemaOf(schema)) as Arbitrary<Fields>, jsonSchemaOf(schema), hints);
  const names = Object.keys(jsonSchemaOf(schema).properties ?? {});
  if (names.length === 0) return good;
  const spoiled = fc
    .tuple(good, fc.constantFrom(...names), anything)
    .map(([fields, name, value]) => ({ ...fields, [name]: value }));
  const extra = fc
    .tuple(good, fc.constantFrom('is_admin', 'user_id', '__proto__', 'constructor', 'price'), anything)
    .map(([fields, name, value]) => ({ ...fields, [name]: value }));
  return fc.oneof({ weight: 5, arbitrary: good }, { weight: 4, arbitrary: spoiled }, { weight: 1, arbitrary: extra });
}

/** Half of the cases have ids that exist. */
function hinted(good: Arbitrary<Fields>, { properties = {} }: JsonSchema, hints: Hints): Arbitrary<Fields> {
  const known = Object.keys(properties).filter((name) => hints[name]);
  if (known.length === 0) return good;
  const values = fc.record(Object.fromEntries(known.map((name) => [name, fc.constantFrom(...(hints[name] ?? []))])));
  return fc.oneof(
    good,
    fc.tuple(good, values).map(([fields, real]) => ({ ...fields, ...real })),
  );
}

type Body = Pick<CallCase, 'payload' | 'fields'> | undefined;

function bodyOf(endpoint: Endpoint, hints: Hints): Arbitrary<Body> {
  if (!endpoint.body) return fc.constant(undefined);
  switch (endpoint.bodyAs) {
    case 'multipart':
      return formIn(endpoint, hints);
    case 'raw':
      return anything.map((value) => ({ payload: JSON.stringify(value) ?? '' }));
    default:
      return jsonIn(endpoint, hints).map((payload) => ({ payload }));
  }
}

/** Forms with good fields and spoiled ones, and now and then one that breaks off. */
function formIn({ body }: Endpoint, hints: Hints): Arbitrary<Body> {
  const whole = partOf(body, hints).map((fields) => ({ fields, payload: writeForm(fields) }));
  const cut = fc.tuple(whole, fc.double({ min: 0, max: 1, noNaN: true })).map(([{ payload }, share]) => ({
    payload: payload.subarray(0, Math.floor(payload.length * share)),
  }));
  return fc.oneof({ weight: 8, arbitrary: whole }, { weight: 2, arbitrary: cut });
}

function jsonIn({ body, callers }: Endpoint, hints: Hints): Arbitrary<string> {
  const asGuest = partOf(body, hints).map((fields) =>
    callers === 'shopper' ? { ...fields, guest_id: guestIn(fields) } : fields,
  );
  return fc.oneof(
    { weight: 8, arbitrary: asGuest.map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"__proto__":{"a":1}}', '[1,', '"\\ud800"') },
  );
}

/** Good headers most of the time; now and then one that is broken. */
function headersOf({ oncePerKey }: Endpoint): Arbitrary<Record<string, string>> {
  const good = { zoneid: '[1]', moduleid: '1', latitude: '6.43', longitude: '3.41', 'x-localization': 'en' };
  const noise = fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?'));
  const broken = fc
    .tuple(
      fc.constantFrom(...Object.keys(good)),
      fc.oneof(noise, fc.constantFrom('[]', '[0]', 'NaN', '1e9', '[1,"2"]')),
    )
    .map(([name, value]) => ({ ...good, [name]: value }));
  const scope = fc.oneof({ weight: 4, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: broken });
  const key = oncePerKey ? fc.uuid().map((uuid) => ({ 'idempotency-key': uuid })) : fc.constant({});
  return fc.tuple(scope, key).map(([headers, intent]) => ({ ...headers, ...intent }));
}

/** A made-up guest id would always be refused; an invalid one is a case of its own. */
function guestIn({ guest_id: named }: Fields): unknown {
  return named === undefined || typeof named === 'string' ? guest : named;
}

function urlOf({ path, callers, body }: Endpoint, params: Fields, query: Fields): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => segmentOf(params[name]));
  const search = new URLSearchParams();
  if (callers === 'shopper' && !body) search.set('guest_id', guest);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, textOf(value));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** `.` and `..` are no values of a path: a client resolves them, and calls another address. */
function segmentOf(value: unknown): string {
  const text = textOf(value);
  return /^\.{1,2}$/.test(text) ? 'x' : encodeURIComponent(text);
}

/** A lone surrogate has no place in an address; a browser would send the replacement character. */
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed() || 'x';
}

function jsonSchemaOf(schema: Schema): JsonSchema {
  return jsonSchema(schema, 'input') as JsonSchema;
}
