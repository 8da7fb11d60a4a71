import { jsonSchema } from 'api/http/documents/json-schema';
import type { NamedSchemas } from 'api/http/documents/named-schemas';
import { type JsonSchema, typeOfSchema } from 'api/http/documents/type-of-schema';
import { callShapeOf } from 'market/calls/client';
import type { Endpoint, Schema } from 'market/calls/endpoint';
import { sentenceOfCallers } from 'market/calls/staff-callers';

type Nouns = Record<string, Record<string, Endpoint>>;
type Events = Record<string, { about: string; data: Schema }>;

/**
 * Returns the source of `packages/client/soko-calls.ts`: the path of each call, and its parameters and reply as plain
 * types. `named` gives a type to every schema that the contract shares under a name.
 */
export function clientSource(nouns: Nouns, events: Events, named: NamedSchemas): string {
  const types = namedTypes(named);
  const sections = Object.entries(nouns).map(([noun, endpoints]) => {
    const calls = callsFor(endpoints);
    return `  ${noun}: {\n${calls.map(([name, endpoint]) => callType(name, endpoint, types.of)).join('')}  };\n`;
  });
  const event = eventType(events, types.of);
  return `// Written by tools/generators/write-openapi.ts from the contract. Do not edit.

/** Every call of a market, by noun. */
export interface Soko {
${sections.join('')}}

/** What is posted to an endpoint of webhooks. */
export type WebhookEvent =
${event};
${types.sources().join('')}
/** Where each call goes, and how. */
export const calls: Record<
  string,
  Record<string, { method: string; path: string; body?: object; bodyAs?: 'multipart' }>
> = ${JSON.stringify(shapesOf(nouns), null, 2)};
`;
}

/** Excludes streams, and callbacks of payment providers. */
function callsFor(endpoints: Record<string, Endpoint>): [string, Endpoint][] {
  return Object.entries(endpoints).filter(([, { replyAs, bodyAs }]) => replyAs === undefined && bodyAs !== 'raw');
}

function callType(name: string, endpoint: Endpoint, typeOf: TypeOf): string {
  const { summary, callers, method, path, refusals, reply } = endpoint;
  const no = refusals.length === 0 ? '' : ` May refuse with ${refusals.join(', ')}.`;
  return `    /** ${summary.replace(/ \[[A-Z]+-\d+\]/g, '')}. ${sentenceOfCallers(callers)}${no} \`${method} ${path}\` */
    ${name}(${sentType(endpoint, typeOf)}): Promise<${typeOf(reply, 'output')}>;\n`;
}

function sentType({ params, query, body, oncePerKey }: Endpoint, typeOf: TypeOf): string {
  const parts = Object.entries({ params, query, body }).flatMap(([name, schema]) => {
    if (!schema) return [];
    const isNeeded = name === 'body' || (jsonSchema(schema, 'input').required ?? []).length > 0;
    return [{ isNeeded, text: `${name}${isNeeded ? '' : '?'}: ${typeOf(schema, 'input')}` }];
  });
  if (oncePerKey) parts.push({ isNeeded: true, text: 'idempotencyKey: string' });
  const isNeeded = parts.some((part) => part.isNeeded);
  return `sent${isNeeded ? '' : '?'}: { ${[...parts.map(({ text }) => text), 'signal?: AbortSignal'].join('; ')} }`;
}

/** Events with the same payload share a type. */
function eventType(events: Events, typeOf: TypeOf): string {
  const entries = Object.entries(events).map(([name, { data }]) => ({ name, data: typeOf(data, 'output') }));
  return [...Map.groupBy(entries, ({ data }) => data)]
    .map(([data, alike]) => {
      const names = alike.map(({ name }) => `'${name}'`).join(' | ');
      return `  | { type: ${names}; timestamp: string; data: ${data} }`;
    })
    .join('\n');
}

type TypeOf = (schema: Schema, io: 'input' | 'output') => string;

/** Collects the named types that were spoken of; one that is sent differs from the one that is answered. */
function namedTypes(named: NamedSchemas): { of: TypeOf; sources: () => string[] } {
  const found = new Map<string, string>();
  const of: TypeOf = (schema, io) => {
    const written = jsonSchema(schema, io, named) as JsonSchema;
    const sent = (text: string) => (io === 'input' ? text.replaceAll(/#\/\$defs\/(\w+)/g, '#/$defs/$1Sent') : text);
    const { $defs = {}, ...rest } = JSON.parse(sent(JSON.stringify(written))) as JsonSchema;
    for (const [name, definition] of Object.entries($defs)) {
      found.set(io === 'input' ? `${name}Sent` : name, typeOfSchema(definition));
    }
    return typeOfSchema(rest);
  };
  const sources = () =>
    [...found]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, type]) => `\nexport type ${name} = ${type};\n`);
  return { of, sources };
}

function shapesOf(nouns: Nouns): object {
  const ofNoun = (endpoints: Record<string, Endpoint>) =>
    Object.fromEntries(callsFor(endpoints).map(([name, endpoint]) => [name, callShapeOf(endpoint)]));
  return Object.fromEntries(Object.entries(nouns).map(([noun, endpoints]) => [noun, ofNoun(endpoints)]));
}
