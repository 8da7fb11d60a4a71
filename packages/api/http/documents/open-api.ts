import { ownSoftwareId, signedInHeader } from 'market/auth/auth.rules';
import type { Callers, Endpoint, Schema } from 'market/calls/endpoint';
import { sentenceOfCallers, staffNeedOf } from 'market/calls/staff-callers';
import { languageCodes } from 'market/config/config.rules';
import { webhookHeaders } from 'market/notifications/notifications-webhooks.contract';
import { type RefusalCode, refusals } from 'market/refusals';
import * as z from 'zod/mini';
import { jsonSchema } from './json-schema.ts';
import type { NamedSchemas } from './named-schemas.ts';
import { introduction } from './open-api-introduction.ts';

type Nouns = Record<string, Record<string, Endpoint>>;
type Json = Record<string, unknown>;
type Events = Record<string, { about: string; data: Schema }>;

/** Whose calls a document has. */
export const documentAudiences = ['customer', 'vendor', 'courier', 'operator'] as const;
export type DocumentAudience = (typeof documentAudiences)[number];

export interface Documented {
  nouns: Nouns;
  events: Events;
  named: NamedSchemas;
  /** Everybody’s calls without one. */
  audience?: DocumentAudience | undefined;
}

const titles: Record<DocumentAudience, string> = {
  customer: 'Soko for customers',
  vendor: 'Soko for stores',
  courier: 'Soko for riders',
  operator: 'Soko for operators',
};

/** The contract as OpenAPI 3.1, for third-party clients: of one audience, or all of it with the webhook events. */
export function openApiOf({ nouns, events, named, audience }: Documented): Json {
  const parts = componentsOf(named);
  const paths: Record<string, Json> = {};
  const tags: Json[] = [];
  for (const [noun, endpoints] of Object.entries(nouns)) {
    const calls = Object.entries(endpoints).filter(([, endpoint]) => isFor(noun, endpoint, audience));
    if (calls.length > 0) tags.push({ name: noun, description: tagText(noun, calls) });
    for (const [name, endpoint] of calls) {
      const { method, alternativeMethod, path } = endpoint;
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(noun, name, endpoint, parts) };
      if (alternativeMethod)
        paths[path][alternativeMethod.toLowerCase()] = operation(
          noun,
          `${name}As${alternativeMethod}`,
          endpoint,
          parts,
        );
    }
  }
  const webhooks = audience === undefined ? { webhooks: webhooksOf(events, parts) } : {};
  const body = {
    openapi: '3.1.1',
    info: {
      title: audience ? titles[audience] : 'Soko',
      version: '1',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '{origin}',
        description: 'A deployment of Soko. Paths begin with /api/v1.',
        variables: { origin: { default: 'https://soko.market', description: 'Where the deployment is reached' } },
      },
    ],
    tags:
      audience === undefined ? [...tags, { name: 'webhooks', description: 'What is posted to other programs.' }] : tags,
    paths,
    ...webhooks,
  };
  const shared = { parameters, headers, responses, schemas: parts.schemas() };
  return { ...body, components: { securitySchemes: schemesIn(body), ...usedBy(body, shared) } };
}

/** Returns the ways to sign in that a document has calls for. */
function schemesIn(body: Json): Json {
  const { guest, ...ofSession } = securitySchemes;
  return JSON.stringify(body).includes('{"guest":[]}') ? { ...ofSession, guest } : ofSession;
}

/** Returns the components that a document refers to, and those that these refer to. */
function usedBy(body: Json, shared: Record<string, Json>): Record<string, Json> {
  const used = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/#\/components\/(\w+)\/(\w+)/g)) {
      const key = `${kind}/${name}`;
      if (used.has(key)) continue;
      used.add(key);
      visit(shared[kind]?.[name]);
    }
  };
  visit(body);
  const found = Object.entries(shared).map(([kind, all]) => {
    return [kind, Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${kind}/${name}`)))] as const;
  });
  return Object.fromEntries(found.filter(([, all]) => Object.keys(all).length > 0));
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token that a sign-in answers.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description: `The session of a page on the origin of the API, with X-Software-Id: ${ownSoftwareId}. Without TLS it is called sid.`,
  },
  guest: { type: 'apiKey', in: 'cookie', name: 'guest_id', description: 'A guest; calls may name it in guest_id too.' },
};

const inHeader = (name: string, description: string, more: Json = {}) => {
  return { in: 'header', name, required: false, description, schema: { type: 'string', ...more } };
};

/** Clients that cannot set a header send the field instead. */
const idempotencyKey = {
  description:
    'Names one intent, so that it has one effect. Needed here or as the field `idempotency_key` of the body.',
  schema: { type: 'string', minLength: 8, maxLength: 255 },
};

const parameters = {
  Language: inHeader('X-Localization', 'The language of messages and names.', { enum: languageCodes, default: 'en' }),
  SignedIn: inHeader(signedInHeader, 'Says that the page shows a customer: it is never answered as a guest’s.'),
  Zones: { ...inHeader('zoneid', 'The zones of the place as a JSON list, such as [1].'), example: '[1]' },
  NeededZones: {
    ...inHeader('zoneid', 'The zones of the place as a JSON list, such as [1].'),
    required: true,
    example: '[1]',
  },
  Module: { ...inHeader('moduleId', 'The id of the chosen module.'), example: '1' },
  Latitude: { ...inHeader('latitude', 'Where the person is, in degrees.'), example: '6.5095' },
  Longitude: { ...inHeader('longitude', 'Where the person is, in degrees.'), example: '3.3711' },
  IdempotencyKey: { in: 'header', name: 'Idempotency-Key', required: false, ...idempotencyKey },
};

const headers = {
  RetryAfter: { description: 'Seconds until the call may succeed.', schema: { type: 'integer' } },
};

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const asJson = (schema: Json) => ({ 'application/json': { schema } });

/** What any call may answer. */
const responses = {
  Fault: { description: 'fault: something went wrong', content: asJson(ref('schemas', 'Refused_fault')) },
  Overloaded: {
    description: 'overloaded: try again in a moment',
    headers: { 'Retry-After': ref('headers', 'RetryAfter') },
    content: asJson(ref('schemas', 'Refused_overloaded')),
  },
};

interface Components {
  of: (schema: Schema, io: 'input' | 'output') => Json;
  refused: (code: RefusalCode) => Json;
  schemas: () => Json;
}

/** Collects the schemas that a document names; one that is sent differs from the one that is answered. */
function componentsOf(named: NamedSchemas): Components {
  const found = new Map<string, Json>([['Refused', refusedSchema]]);
  const of = (schema: Schema, io: 'input' | 'output'): Json => {
    const nameOf = (name: string) => (io === 'input' ? `${name}Sent` : name);
    const { $defs = {}, ...written } = JSON.parse(
      JSON.stringify(jsonSchema(schema, io, named)).replaceAll(
        /#\/\$defs\/(\w+)/g,
        (_, name: string) => `#/components/schemas/${nameOf(name)}`,
      ),
    ) as Json & { $defs?: Record<string, Json> };
    for (const [name, { id: _id, ...one }] of Object.entries($defs)) found.set(nameOf(name), one);
    const { id, ...plain } = written as Json & { id?: string };
    if (id === undefined) return plain;
    found.set(nameOf(id), plain);
    return ref('schemas', nameOf(id));
  };
  const refused = (code: RefusalCode) => {
    found.set(`Refused_${code}`, refusedBy(code));
    return ref('schemas', `Refused_${code}`);
  };
  refused('fault');
  refused('overloaded');
  return {
    of,
    refused,
    schemas: () => Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Of `changed_meanwhile`, whose fields depend on the call. */
const changedValues = {
  sent: { type: 'object', description: 'What the call went by.' },
  now: { type: 'object', description: 'What is there now.' },
};

const refusedSchema = {
  type: 'object',
  description: 'A refusal; where fields are wrong, there is an entry for each, with the field as its code.',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' }, ...changedValues },
      },
    },
  },
};

function refusedBy(code: RefusalCode): Json {
  const { message } = refusals[code];
  return {
    type: 'object',
    description: message,
    required: ['errors'],
    properties: {
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { const: code },
            message: { type: 'string' },
            ...(code === 'changed_meanwhile' && changedValues),
          },
        },
      },
    },
    examples: [{ errors: [{ code, message }] }],
  };
}

/** By these everybody signs in, whatever the work. */
const nounsOfAll = ['access', 'account', 'auth', 'config'];

/** Returns whether a call belongs to the document of an audience; without one it belongs to all. */
export function isFor(noun: string, { callers }: Endpoint, audience: DocumentAudience | undefined): boolean {
  if (audience === undefined) return true;
  const need = staffNeedOf(callers);
  return need ? need.audience === audience : audience === 'customer' || nounsOfAll.includes(noun);
}

function tagText(noun: string, calls: readonly [string, Endpoint][]): string {
  const need = staffNeedOf(calls[0]?.[1].callers ?? 'anyone');
  const words = noun
    .replace(/^(vendor|courier|admin)(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const whose = need
    ? { vendor: ' for stores', courier: ' for riders', operator: ' for operators' }[need.audience]
    : '';
  const plain = words.trim();
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${whose}.`;
}

/** A receiver replies anything from 200 to 299, or gets it again. */
function webhooksOf(events: Events, parts: Components): Json {
  const sent = Object.entries(webhookHeaders).map(([name, description]) => {
    return { in: 'header', name, required: true, description, schema: { type: 'string' } };
  });
  const operations = Object.entries(events).map(([name, { about, data }]) => {
    const body = z.object({ type: z.literal(name), timestamp: z.iso.datetime(), data });
    const post = {
      operationId: name,
      tags: ['webhooks'],
      summary: about,
      security: [],
      parameters: sent,
      requestBody: { required: true, content: asJson(parts.of(body, 'output')) },
      responses: { '2XX': { description: 'Taken' }, '4XX': { description: 'Not taken: it is sent again later' } },
    };
    return [name, { post }];
  });
  return Object.fromEntries(operations);
}

function operation(noun: string, name: string, endpoint: Endpoint, parts: Components): Json {
  const { callers, body } = endpoint;
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary.replace(/ \[[A-Z]+-\d+\]/g, ''),
    description: describe(endpoint),
    'x-callers': callers,
    security: securityOf(callers),
    parameters: parametersOf(endpoint, parts),
    ...(body && { requestBody: { required: true, content: bodyOf(endpoint, body, parts) } }),
    responses: responsesOf(endpoint, parts),
  };
}

function describe({ callers, oncePerKey, needsFreshSecondFactor, replyAs }: Endpoint): string {
  const sentences = [sentenceOfCallers(callers)];
  if (oncePerKey) sentences.push('One key has one effect.');
  if (needsFreshSecondFactor) sentences.push('A caller with a second factor proves it again after 15 minutes.');
  if (replyAs === 'events') sentences.push('Streams server-sent events until the client disconnects.');
  return sentences.join(' ');
}

/** An empty entry is a call without any of them. */
function securityOf(callers: Callers): Json[] {
  const session = [{ bearer: [] }, { session: [] }];
  if (callers === 'anyone') return [{}, ...session];
  return callers === 'shopper' ? [...session, { guest: [] }] : session;
}

function parametersOf(endpoint: Endpoint, parts: Components): Json[] {
  const { params, query, oncePerKey, inZones, callers } = endpoint;
  const named = (name: keyof typeof parameters) => ref('parameters', name);
  const found: Json[] = [named('Language')];
  if (inZones) {
    found.push(
      named(inZones === true ? 'NeededZones' : 'Zones'),
      named('Module'),
      named('Latitude'),
      named('Longitude'),
    );
  }
  if (callers === 'shopper') found.push(named('SignedIn'));
  if (oncePerKey) found.push(named('IdempotencyKey'));
  for (const [place, schema] of [
    ['path', params],
    ['query', query],
  ] as const) {
    if (!schema) continue;
    const { properties = {}, required = [] } = parts.of(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    for (const [name, one] of Object.entries(properties)) {
      found.push({ in: place, name, required: place === 'path' || required.includes(name), schema: one });
    }
  }
  return found;
}

function responsesOf(endpoint: Endpoint, parts: Components): Json {
  const { reply, replyAs } = endpoint;
  const schema = parts.of(reply, 'output');
  // Of a stream, what one event is.
  const content = replyAs === 'events' ? { 'text/event-stream': { schema } } : asJson(schema);
  const answers: Json = { 200: { description: replyAs ? 'Goes on' : 'Done', content } };
  const codes = refusalsOf(endpoint);
  for (const [status, group] of Map.groupBy(codes, (code) => refusals[code].status)) {
    answers[status] = {
      description: group.join(', '),
      ...headersOf(status),
      content: asJson(status === 400 ? ref('schemas', 'Refused') : oneOf(group.map(parts.refused))),
    };
  }
  return { ...answers, 500: ref('responses', 'Fault'), 503: answers[503] ?? ref('responses', 'Overloaded') };
}

function oneOf(schemas: readonly Json[]): Json {
  const [first] = schemas;
  return schemas.length === 1 && first ? first : { oneOf: schemas };
}

function headersOf(status: number): Json {
  if (status === 429 || status === 503) return { headers: { 'Retry-After': ref('headers', 'RetryAfter') } };
  return {};
}

/** Returns every code with which a call may be refused: its own, and those of who calls. */
export function refusalsOf({ refusals: own, callers }: Endpoint): Set<RefusalCode> {
  return new Set<RefusalCode>([...own, 'invalid_input', ...refusalsOfCallers(callers)]);
}

/** Returns the refusals that depend on who calls. */
function refusalsOfCallers(callers: Callers): readonly RefusalCode[] {
  if (callers === 'anyone') return [];
  if (callers === 'shopper') return ['guest_id_needed', 'cross_site'];
  const ofSession = ['sign_in_needed', 'token_expired', 'cross_site'] as const;
  const need = staffNeedOf(callers);
  if (!need) return ofSession;
  const ofRole = 'permission' in need ? (['right_missing'] as const) : [];
  const ofFactor = need.audience === 'courier' ? [] : (['second_factor_needed'] as const);
  const ofNetwork = need.audience === 'operator' ? (['network_refused'] as const) : [];
  const ofPlace = need.audience === 'vendor' ? 'store_not_found' : 'seat_needed';
  return [...ofSession, ofPlace, 'seat_closed', ...ofNetwork, ...ofFactor, ...ofRole];
}

function bodyOf({ bodyAs, oncePerKey }: Endpoint, body: Schema, parts: Components): Json {
  if (bodyAs === 'raw') return { '*/*': { schema: { description: 'As its sender writes and signs it' } } };
  const sent = parts.of(body, 'input');
  const { description, schema: key } = idempotencyKey;
  const withKey = { type: 'object', properties: { idempotency_key: { ...key, description } } };
  const schema = oncePerKey ? { allOf: [sent, withKey] } : sent;
  return { [bodyAs === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema } };
}
