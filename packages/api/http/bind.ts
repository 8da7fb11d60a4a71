import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { clientVersionHeader, isClientTooOld } from 'market/calls/client-version.rules';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import { needsSession, staffNeedOf } from 'market/calls/staff-callers';
import * as z from 'zod/mini';
import type { SendCommonReply } from '#api/http/cache/common-replies.ts';
import {
  type AnyCaller,
  type CallerOf,
  type Customer,
  customerOrGuestOf,
  deviceTokenIn,
  findCaller,
  findCustomer,
  guestToMerge,
  hasSessionToken,
  type Recognition,
  shopperKeyOf,
} from '#api/http/callers/callers.ts';
import { type Requester, requesterOf } from '#api/http/callers/requester.ts';
import { type Scope, scopeOf } from '#api/http/callers/scope.ts';
import {
  type Cookie,
  type DeviceCookie,
  deviceCookieOf,
  type SessionCookie,
  sessionCookieOf,
  writeCookie,
} from '#api/http/callers/session-cookies.ts';
import { authorizeStaff, type Staff } from '#api/http/callers/staff.ts';
import { compileValidator } from '#api/http/compile-validator.ts';
import type { Listening, OpenStream } from '#api/http/listen/event-streams.ts';
import { defaultFormLimits, formSlots } from '#api/http/listen/form-slots.ts';
import { outsideGate } from '#api/http/listen/gate.ts';
import { acceptForms, readForm } from '#api/http/read-form.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { mayBeStale } from '#api/http/replica/may-be-stale.ts';
import { hasJustWritten } from '#api/http/replica/read-your-writes.ts';
import { messageText } from '#api/http/texts/texts.ts';

/** One call, after validation: a handler never sees a raw request. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: CallerOf<E['callers']>;
  /** The guest named by an unsafe call or stored in the browser, also if a session calls. */
  guestId: string | undefined;
  idempotencyKey: E['oncePerKey'] extends true ? string : undefined;
  scope: Scope;
  /** A shopper who wrote something a moment ago must see it. */
  hasJustWritten: boolean;
  /** Where this server was called, such as https://soko.example. */
  origin: string;
  /** The network address of the caller. */
  address: string;
  /** The client, as rate limits count it. */
  from: Requester;
  /** The id of this request, in its reply and in the log. */
  requestId: string;
  /** The device as the client describes it, for the list of sessions. */
  userAgent: string;
  /** Sets a cookie in the browser; only guest identity does. */
  setCookie: (cookie: Cookie) => void;
  session: SessionCookie;
  /** The shared tablet that calls, and what enrols it [SEAT-06]. */
  device: DeviceCookie;
}

/** A contract without handler, or a handler without contract, does not fit this type. */
export type Handlers<N extends Record<string, Endpoint>> = {
  [Name in keyof N]: (call: Call<N[Name]>) => Promise<AnswerTo<N[Name]>>;
};

type AnswerTo<E extends Endpoint> = E extends { replyAs: 'events' } ? Listening : ReplyOf<E>;

type AnyHandler = (call: Call<Endpoint>) => Promise<unknown>;

export interface BindingOptions extends Recognition {
  /** Compares each reply with its contract. On in tests; costs some microseconds per row. */
  checkReplies: boolean;
  /** Sends replies of the catalog that may be a second old; without it, each is made for its caller. */
  sendCommon: SendCommonReply | undefined;
  openStream: OpenStream;
}

/** Binds each call of the contract to its handler. An endpoint that does not say who may call does not start. */
export function bind<N extends Record<string, Endpoint>>(
  app: FastifyInstance,
  endpoints: N,
  handlers: Handlers<N>,
  options: BindingOptions,
): void {
  if (!app.hasRequestDecorator('admitted')) app.decorateRequest('admitted', undefined);
  for (const [name, endpoint] of Object.entries(endpoints)) {
    mustSayWhoCalls(endpoint);
    // The loop loses the link between a name and its types; Handlers<N> has proved it above.
    const handle = handlers[name] as unknown as AnyHandler;
    const isCommon = mayBeStale(endpoint);
    const route: RouteOptions = {
      method: methodsOf(endpoint),
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemasOf(endpoint),
      ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
      config: { gate: endpoint.urgent ? 'urgent' : isCommon ? 'reading' : 'ordinary' },
      ...(needsSession(endpoint.callers) && { onRequest: requireSessionToken }),
      preValidation: (request, reply) => admit(request, reply, endpoint, options),
      handler: async (request, reply) => {
        const call = await callIn(request, reply, endpoint, options);
        if (endpoint.replyAs === 'events') {
          return stream(request, reply, endpoint, call, (await handle(call)) as Listening, options);
        }
        const make = async () => {
          const answer = await handle(call);
          if (options.checkReplies) z.parse(endpoint.reply, answer);
          return JSON.stringify(translateMessage(answer, call.scope.language));
        };
        if (options.sendCommon && isCommon && !call.hasJustWritten) return options.sendCommon(request, reply, make);
        return send(reply, await make());
      },
    };
    if (endpoint.bodyAs === 'multipart') app.register(formRoute(route, endpoint.maxBytes));
    else if (endpoint.bodyAs === 'raw') app.register(rawRoute(route));
    else app.route(route);
  }
}

const callers = new Set<string>(['anyone', 'shopper', 'customer']);

/** A call of a store has the store in its path, and each audience has paths of its own. */
function mustSayWhoCalls({ callers: who, path }: Endpoint): void {
  const need = staffNeedOf(who);
  if (!need && !callers.has(who)) throw new Error(`${path} does not say who may call it`);
  if (need && !path.startsWith(pathsOfStaff[need.audience])) {
    throw new Error(`${path} is for ${need.audience} and does not begin with ${pathsOfStaff[need.audience]}`);
  }
  if (!need && Object.values(pathsOfStaff).some((start) => path.startsWith(start))) {
    throw new Error(`${path} is below a path of staff but declares no staff caller`);
  }
}

const pathsOfStaff = {
  vendor: '/api/v1/vendor/stores/{store_id}/',
  courier: '/api/v1/courier/',
  operator: '/api/v1/admin/',
} as const;

/** A call that names no session is refused before its body is read. */
function requireSessionToken(request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Refusal) => void): void {
  done(hasSessionToken(request) ? undefined : new Refusal('sign_in_needed'));
}

/** Streams until the client disconnects or its session ends. */
function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  { caller, address }: Call<Endpoint>,
  listening: Listening,
  { checkReplies, openStream, ...recognition }: BindingOptions,
): void {
  openStream(request, reply, {
    person: caller && shopperKeyOf(caller),
    isOfStaff: staffNeedOf(endpoint.callers) !== undefined,
    mayListen: () => findCaller(request, endpoint, recognition).then((now) => hasSameZones(now, caller), isNotRefusal),
    about: listening.about,
    address,
    start: ({ send }, last) =>
      listening.start(
        {
          send(event) {
            if (checkReplies) z.parse(endpoint.reply, { event: event.name, data: event.data });
            send(event);
          },
        },
        last,
      ),
  });
}

/** Returns whether an operator still has the zones with which the stream was opened; with others it is opened again. */
function hasSameZones(now: Call<Endpoint>['caller'], opened: Call<Endpoint>['caller']): boolean {
  const zonesOf = (caller: typeof now) => (caller?.kind === 'operator' ? String(caller.zones) : '');
  return now?.kind === opened?.kind && zonesOf(now) === zonesOf(opened);
}

/** An error that is not a refusal does not end a stream, such as a short outage of the database. */
function isNotRefusal(error: unknown): boolean {
  return !(error instanceof Refusal);
}

function formRoute(route: RouteOptions, maxFileBytes: number | undefined) {
  return async (scope: FastifyInstance) => {
    await acceptForms(scope, maxFileBytes);
    scope.route(route);
  };
}

/** Accepts any body as bytes; the handler checks its signature first. */
function rawRoute(route: RouteOptions) {
  return async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes));
    scope.route(route);
  };
}

function methodsOf({ method, alternativeMethod }: Endpoint): HTTPMethods[] {
  return alternativeMethod ? [method, alternativeMethod] : [method];
}

/**
 * Fastify warns of a key whose schema is undefined, so a call without body has no such key. A form is read and
 * validated later, once it is known who sends it.
 */
function schemasOf({ params, query, body, bodyAs }: Endpoint) {
  return { ...(params && { params }), ...(query && { querystring: query }), ...(body && !bodyAs && { body }) };
}

/** What is known of a call before its fields are validated. */
interface Admitted {
  customer: Customer | undefined;
  staff: Staff | undefined;
  idempotencyKey: unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    admitted?: Admitted | undefined;
  }
}

/** Checks the caller first, then that the call names its zones and module [API-09] [API-17]. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  recognition: Recognition,
): Promise<void> {
  if (isClientTooOld(request.headers[clientVersionHeader]?.toString(), recognition.oldestClient)) {
    throw new Refusal('client_too_old');
  }
  const customer = await customerOf(request, endpoint, recognition, sessionCookieOf(request, reply));
  const staff = await authorizeStaff(customer, endpoint, request, recognition.findStaff);
  request.admitted = { customer, staff, idempotencyKey: keyIn(request.body) };
  if (endpoint.inZones === true && !request.headers.zoneid) throw fieldRefusal('zoneid', zonesNeeded);
}

const zonesNeeded =
  'Send the header zoneid with the zones of a place, such as [1]. GET config/get-zone-id returns them.';

async function callIn(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  recognition: Recognition,
): Promise<Call<Endpoint>> {
  const session = sessionCookieOf(request, reply);
  const { caller, body } = await callerWithBody(request, endpoint, recognition);
  const guestId = endpoint.method === 'GET' ? undefined : await guestToMerge(request, endpoint, recognition.isGuest);
  return {
    params: request.params as undefined,
    query: request.query as undefined,
    // What the endpoint declares; TypeScript cannot follow it through the loop of all endpoints.
    caller: caller as never,
    body: body as undefined,
    guestId,
    idempotencyKey: endpoint.oncePerKey ? (idempotencyKeyIn(request) as never) : undefined,
    scope: scopeOf(request.headers),
    hasJustWritten: hasJustWritten(request),
    origin: `${request.protocol}://${request.host}`,
    address: request.ip,
    from: requesterOf(request, guestId ?? (caller?.kind === 'guest' ? caller.guestId : undefined)),
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? '',
    setCookie: (cookie) => reply.header('set-cookie', writeCookie(cookie, request.protocol === 'https')),
    session,
    device: deviceCookieOf(request, reply),
  };
}

/**
 * Returns the caller together with the body. A guest without another credential may send the guest id in the form itself,
 * so the form is read before the caller is known.
 */
async function callerWithBody(
  request: FastifyRequest,
  endpoint: Endpoint,
  recognition: Recognition,
): Promise<{ caller: AnyCaller | undefined; body: unknown }> {
  const staff = request.admitted?.staff;
  if (staff) return { caller: staff, body: await bodyIn(request, endpoint) };
  const isForm = endpoint.bodyAs === 'multipart';
  const find = () => customerOrGuestOf(request.admitted?.customer, request, endpoint, recognition);
  try {
    return { caller: await find(), body: await bodyIn(request, endpoint) };
  } catch (refusal) {
    const isUnnamed = refusal instanceof Refusal && refusal.code === 'guest_id_needed';
    if (!isForm || !isUnnamed) throw refusal;
    request.body = await formSentIn(request, endpoint).catch((error: Refusal) => {
      // A malformed form names no guest: the first refusal stands.
      throw error.code === 'invalid_input' ? refusal : error;
    });
    return { caller: await find(), body: validForm(request, request.body, endpoint) };
  }
}

async function bodyIn(request: FastifyRequest, endpoint: Endpoint): Promise<unknown> {
  switch (endpoint.bodyAs) {
    case 'multipart':
      return formIn(request, endpoint);
    case 'raw':
      return { bytes: request.body ?? new Uint8Array(), headers: request.headers };
    default:
      return request.body;
  }
}

const readCounted = formSlots(defaultFormLimits);

/** A form may take minutes to arrive: it has its own limit meanwhile, and occupies no work slot. */
function formSentIn(request: FastifyRequest, endpoint: Endpoint): Promise<Record<string, unknown>> {
  return outsideGate(request, () => readCounted(request.ip, () => readForm(request, endpoint)));
}

async function formIn(request: FastifyRequest, endpoint: Endpoint): Promise<unknown> {
  return validForm(request, await formSentIn(request, endpoint), endpoint);
}

function validForm(request: FastifyRequest, form: unknown, { body }: Endpoint): unknown {
  const { admitted } = request;
  if (admitted) admitted.idempotencyKey = keyIn(form);
  const { value, error } = compileValidator({ schema: body })(form);
  if (error) throw error;
  return value;
}

/**
 * A browser must not go on sending a session that is over. A shared tablet may: the next PIN may have replaced the cookie
 * while this call was under way.
 */
async function customerOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  recognition: Recognition,
  session: SessionCookie,
): Promise<Customer | undefined> {
  try {
    return await findCustomer(request, endpoint, recognition);
  } catch (refusal) {
    const isOver = refusal instanceof Refusal && ['token_expired', 'account_inactive'].includes(refusal.code);
    if (isOver && deviceTokenIn(request) === undefined) session.clear();
    throw refusal;
  }
}

/** The key of an intent: a header, or a field of the body for clients that send no header of their own. */
function idempotencyKeyIn(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'] ?? request.admitted?.idempotencyKey;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,255}$/.test(key)) return key;
  throw fieldRefusal('idempotency_key', keyNeeded);
}

const keyNeeded =
  'Send the header Idempotency-Key or the field idempotency_key: 8 to 255 printable characters without spaces.';

function keyIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'idempotency_key' in body ? body.idempotency_key : undefined;
}

/** The message of a reply in the language of the call. */
function translateMessage(answer: unknown, language: string): unknown {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  if (language === 'en' || !hasMessage || typeof answer.message !== 'string') return answer;
  return { ...answer, message: messageText(answer.message, language) };
}

/** With a string Fastify does not search for a serializer, which the contract does not need. */
function send(reply: FastifyReply, json: string): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(json);
}
