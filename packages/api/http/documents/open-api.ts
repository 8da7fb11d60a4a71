import { type Callers, type Endpoint, type Schema, uploadedFile } from 'market/calls/endpoint';
import { staffNeedOf } from 'market/calls/staff-callers';
import { webhookHeaders } from 'market/notifications/notifications-webhooks.contract';
import { type RefusalCode, refusals } from 'market/refusals';
import * as z from 'zod/mini';

type Nouns = Record<string, Record<string, Endpoint>>;
type Json = Record<string, unknown>;

type Events = Record<string, { about: string; data: Schema }>;

/** The contract as OpenAPI 3.1, with the webhook events, for third-party clients. */
export function openApiOf(nouns: Nouns, events: Events): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, endpoints] of Object.entries(nouns)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const methods = endpoint.alsoAs ? [endpoint.method, endpoint.alsoAs] : [endpoint.method];
      for (const method of methods) {
        const asName = method === endpoint.method ? name : `${name}As${method}`;
        paths[endpoint.path] = {
          ...paths[endpoint.path],
          [method.toLowerCase()]: operation(noun, asName, endpoint),
        };
      }
    }
  }
  return { openapi: '3.1.1', info: { title: 'Soko', version: '1' }, paths, webhooks: webhooksOf(events) };
}

/** A receiver replies anything from 200 to 299, or gets it again. */
function webhooksOf(events: Events): Json {
  const headers = Object.entries(webhookHeaders).map(([name, description]) => {
    return { in: 'header', name, required: true, description, schema: { type: 'string' } };
  });
  const operations = Object.entries(events).map(([name, { about, data }]) => {
    const body = z.object({ type: z.literal(name), timestamp: z.iso.datetime(), data });
    const post = {
      operationId: name,
      tags: ['webhooks'],
      summary: about,
      parameters: headers,
      requestBody: { required: true, content: jsonContent(body, 'output') },
      responses: { '2XX': { description: 'Taken' } },
    };
    return [name, { post }];
  });
  return Object.fromEntries(operations);
}

function operation(noun: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    'x-callers': endpoint.callers,
    parameters: parametersOf(endpoint),
    ...(endpoint.body && { requestBody: { required: true, content: bodyOf(endpoint, endpoint.body) } }),
    responses: responsesOf(endpoint),
  };
}

const scopeHeaders = [
  { name: 'zoneid', description: 'The saved zones as a JSON list, such as [1]', example: '[1]' },
  { name: 'moduleId', description: 'The id of the chosen module', example: '1' },
];

function parametersOf({ params, query, oncePerKey, inZones }: Endpoint): Json[] {
  const parameters: Json[] = [];
  if (inZones) {
    const isNeeded = inZones === true;
    const [zones, module] = scopeHeaders;
    parameters.push({ in: 'header', ...zones, required: isNeeded, schema: { type: 'string' } });
    parameters.push({ in: 'header', ...module, schema: { type: 'string' } });
  }
  if (params) {
    const { properties = {} } = jsonSchema(params, 'input');
    for (const [name, schema] of Object.entries(properties)) {
      parameters.push({ in: 'path', name, required: true, schema });
    }
  }
  if (oncePerKey) {
    parameters.push({ in: 'header', name: 'Idempotency-Key', ...idempotencyKey });
  }
  if (query) {
    const { properties = {}, required = [] } = jsonSchema(query, 'input');
    for (const [name, schema] of Object.entries(properties)) {
      parameters.push({ in: 'query', name, required: required.includes(name), schema });
    }
  }
  return parameters;
}

/** Clients that cannot set a header send the field instead. */
const idempotencyKey = {
  description: 'Names one intent, so that it has one effect. Needed here or as the field `idempotency_key` of the body',
  required: false,
  schema: { type: 'string', minLength: 8, maxLength: 255 },
};

function responsesOf(endpoint: Endpoint): Json {
  const content = replyContent(endpoint);
  const responses: Json = { 200: { description: endpoint.replyAs ? 'Goes on' : 'Done', content } };
  const codes = [...endpoint.refusals, 'invalid_input', ...refusalsOfCallers(endpoint.callers)];
  for (const [status, group] of Map.groupBy(codes as (keyof typeof refusals)[], (code) => refusals[code].status)) {
    responses[status] = { description: group.join(', '), content: { 'application/json': { schema: errorSchema } } };
  }
  return responses;
}

/** Returns the refusals that depend on who calls. */
function refusalsOfCallers(callers: Callers): readonly RefusalCode[] {
  if (callers === 'anyone') return [];
  if (callers === 'shopper') return ['guest_id_needed', 'cross_site'];
  const ofSession = ['sign_in_needed', 'cross_site'] as const;
  const need = staffNeedOf(callers);
  if (!need) return ofSession;
  const ofRole = 'permission' in need ? (['right_missing'] as const) : [];
  return [...ofSession, need.audience === 'vendor' ? 'store_not_found' : 'seat_needed', 'seat_closed', ...ofRole];
}

const errorSchema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function bodyOf({ bodyAs, oncePerKey }: Endpoint, body: Schema): Json {
  if (bodyAs === 'raw') return { '*/*': { schema: { description: 'As its sender writes and signs it' } } };
  const schema = oncePerKey ? withIdempotencyKey(jsonSchema(body, 'input')) : jsonSchema(body, 'input');
  return { [bodyAs === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema } };
}

function withIdempotencyKey({ properties, ...schema }: Json): Json {
  const { description, schema: key } = idempotencyKey;
  return { ...schema, properties: { ...(properties as Json), idempotency_key: { ...key, description } } };
}

/** Of a stream, what one event is. */
function replyContent({ reply, replyAs }: Endpoint): Json {
  if (replyAs === 'events') return { 'text/event-stream': { schema: jsonSchema(reply, 'output') } };
  return jsonContent(reply, 'output');
}

function jsonContent(schema: Schema, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: jsonSchema(schema, io) } };
}

/** Schemas that are written once, by name. */
export type NamedSchemas = z.core.$ZodRegistry<{ id: string }>;

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
