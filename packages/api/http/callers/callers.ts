import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ownSoftwareId, signedInHeader } from 'market/auth/auth.rules';
import type { SessionFactor } from 'market/auth/auth-second-factor.rules';
import type { Callers, Endpoint } from 'market/calls/endpoint';
import { needsSession, staffNeedOf } from 'market/calls/staff-callers';
import { customerKey, guestKey } from '#api/db/shopper-keys.ts';
import { Refusal } from '#api/http/refusal.ts';
import { mayBeStale } from '#api/http/replica/may-be-stale.ts';
import type { SessionDevice } from './session-device.ts';
import {
  type AuthorizedCourier,
  type AuthorizedOperator,
  type AuthorizedStore,
  authorizeStaff,
  type FindStaff,
  type Staff,
} from './staff.ts';

export interface Guest {
  kind: 'guest';
  guestId: string;
}

export interface Customer {
  kind: 'customer';
  customerId: number;
  sessionId: number;
  factor: SessionFactor;
  /** Absent for a sign-in by password or code. */
  device?: SessionDevice | undefined;
}

/** A caller that can have a cart and place orders. Calls about personal data require one of these two. */
export type Shopper = Guest | Customer;

export type CallerOf<C extends Callers> = C extends 'vendor' | `vendor:${string}`
  ? AuthorizedStore
  : C extends 'courier'
    ? AuthorizedCourier
    : C extends 'operator' | `operator:${string}`
      ? AuthorizedOperator
      : C extends 'customer'
        ? Customer
        : C extends 'shopper'
          ? Shopper
          : Shopper | undefined;

/** Any caller of the API. */
export type AnyCaller = Shopper | Staff;

/** A caller that has a key. */
type KeyedCaller = Guest | Omit<Customer, 'factor' | 'device'> | Staff;

/** The stored data of a session token, by its hash. */
export type FindSession = (tokenHash: string) => Promise<
  | {
      id: number;
      customerId: number;
      isActive: boolean;
      factor: SessionFactor;
      device?: SessionDevice | undefined;
    }
  | undefined
>;

/** Whether a guest id was issued by this installation, or was in use before ids were signed. */
export type IsGuest = (guestId: string) => Promise<boolean>;

/** How callers are recognised. */
export interface Recognition {
  /** The oldest version of our own pages whose calls are taken [SEAT-38]. */
  oldestClient: number;
  findSession: FindSession;
  isGuest: IsGuest;
  findStaff: FindStaff;
}

type Called = Pick<
  Endpoint,
  | 'callers'
  | 'method'
  | 'inZones'
  | 'mayBeStale'
  | 'query'
  | 'body'
  | 'hasSideEffects'
  | 'needsFreshSecondFactor'
  | 'openWhileSuspended'
  | 'openWhileClosed'
  | 'onDevices'
  | 'offDevices'
  | 'openWhileLocked'
>;

const guestIdShape = /^[A-Za-z0-9_-]{16,64}$/;
const tokenShape = /^[A-Za-z0-9_-]{20,100}$/;
export const guestCookie = 'guest_id';

/** Over TLS a name that no other host of the domain can set. */
export function sessionCookie(isSecure: boolean): string {
  return isSecure ? '__Host-sid' : 'sid';
}

/** Carries the token of a shared tablet, for clients without cookies. */
export const deviceHeader = 'x-device-token';

/** The same for the token of a shared tablet. */
export function deviceCookie(isSecure: boolean): string {
  return isSecure ? '__Host-device' : 'device';
}

export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/**
 * Returns the caller: the customer of a session, else the guest named in the call, else the guest of the browser's
 * cookie. A bearer token takes precedence over a cookie, and a session over a guest id. Only a call whose contract
 * accepts a guest can name one, so no page can plant a guest id in a browser.
 */
export async function findCaller(
  request: FastifyRequest,
  called: Called,
  recognition: Recognition,
): Promise<AnyCaller | undefined> {
  const customer = await findCustomer(request, called, recognition);
  const staff = await authorizeStaff(customer, called, request, recognition.findStaff);
  return staff ?? customerOrGuestOf(customer, request, called, recognition);
}

/**
 * Returns the calling customer before the fields are validated: a call that needs one is refused without it [API-17].
 */
export async function findCustomer(
  request: FastifyRequest,
  called: Called,
  { findSession }: Recognition,
): Promise<Customer | undefined> {
  const customer = await customerIn(request, called, findSession);
  if (!customer && needsSession(called.callers)) throw new Refusal('sign_in_needed');
  return customer;
}

/** That customer, else the guest whom the call or the cookie names. */
export async function customerOrGuestOf(
  customer: Customer | undefined,
  request: FastifyRequest,
  called: Called,
  { isGuest }: Recognition,
): Promise<Shopper | undefined> {
  if (customer) return customer;
  const guestId = await issued(request, called, isGuest, guestNamed(request, called) ?? guestOfBrowser(request));
  if (guestId !== undefined) return { kind: 'guest', guestId };
  if (called.callers === 'shopper') throw new Refusal('guest_id_needed');
  return undefined;
}

/** The guest of a call that may also come from a customer: sign-in merges the guest's cart. */
export function guestToMerge(request: FastifyRequest, called: Called, isGuest: IsGuest): Promise<string | undefined> {
  const guestId = guestNamed(request, called) ?? (isOwnPage(request) ? guestOfBrowser(request) : undefined);
  return issued(request, called, isGuest, guestId);
}

/** An unsigned id may read, because it finds nothing; writing requires an id that the API has issued. */
async function issued(
  request: FastifyRequest,
  { hasSideEffects }: Called,
  isGuest: IsGuest,
  guestId: string | undefined,
): Promise<string | undefined> {
  if (guestId === undefined || isSafe(request, hasSideEffects)) return guestId;
  return (await isGuest(guestId)) ? guestId : undefined;
}

function guestNamed(request: FastifyRequest, called: Called): string | undefined {
  return (called.query && guestIn(request.query)) ?? (called.body && guestIn(request.body));
}

/**
 * Reports an expired session to calls that need one; catalog calls ignore it, and their replies do not depend on the
 * primary that holds the sessions.
 */
async function customerIn(
  request: FastifyRequest,
  called: Called,
  findSession: FindSession,
): Promise<Customer | undefined> {
  const { callers, inZones, hasSideEffects } = called;
  if ((callers === 'anyone' && inZones) || mayBeStale(called)) return undefined;
  const bearer = bearerIn(request);
  const token = bearer ?? tokenOfBrowser(request);
  if (token === undefined) {
    // The page shows a customer: a guest's reply, such as an empty cart, would be that of another person.
    if (callers !== 'anyone' && request.headers[signedInHeader] !== undefined) throw new Refusal('token_expired');
    return undefined;
  }
  const session = tokenShape.test(token) ? await findSession(hashOf(token)) : undefined;
  if (session?.isActive) {
    if (bearer === undefined) mustBeOwnPage(request, hasSideEffects);
    return personOf(session, called);
  }
  if (callers === 'anyone') return undefined;
  throw new Refusal(session ? 'account_inactive' : 'token_expired');
}

function personOf(session: NonNullable<Awaited<ReturnType<FindSession>>>, called: Called): Customer | undefined {
  const { id: sessionId, customerId, factor, device } = session;
  if (device && !isForDevices(called)) return undefined;
  return { kind: 'customer', customerId, sessionId, factor, device };
}

/**
 * Returns whether a call is for a person who has typed a PIN on a shared tablet: the work of its store, and little of the
 * account [SEAT-05]. Any other call goes on without the person, so that pages of customers show no person signed in; one of
 * the account is refused.
 */
function isForDevices({ callers, onDevices }: Called): boolean {
  if (onDevices || staffNeedOf(callers)?.audience === 'vendor') return true;
  if (callers === 'anyone' || callers === 'shopper') return false;
  if (callers === 'customer') throw new Refusal('sign_in_needed', { text: 'not_on_tablets', values: {} });
  throw new Refusal('device_refused');
}

/**
 * Returns the token of the shared tablet that calls: other clients send it in a header, and our own pages in a cookie
 * [SEAT-06].
 */
export function deviceTokenIn(request: FastifyRequest): string | undefined {
  const { headers, protocol } = request;
  const sent = headers[deviceHeader];
  const token = sent ?? (isOwnPage(request) ? cookieOf(headers.cookie, deviceCookie(protocol === 'https')) : undefined);
  return typeof token === 'string' && tokenShape.test(token) ? token : undefined;
}

/** Returns whether a call names a session; does not query the database. */
export function hasSessionToken(request: FastifyRequest): boolean {
  return (bearerIn(request) ?? tokenOfBrowser(request)) !== undefined;
}

function bearerIn({ headers }: FastifyRequest): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

function tokenOfBrowser({ headers, protocol }: FastifyRequest): string | undefined {
  return cookieOf(headers.cookie, sessionCookie(protocol === 'https'));
}

function guestIn(part: unknown): string | undefined {
  const guestId = typeof part === 'object' && part !== null && 'guest_id' in part ? part.guest_id : undefined;
  return typeof guestId === 'string' && guestIdShape.test(guestId) ? guestId : undefined;
}

function guestOfBrowser(request: FastifyRequest): string | undefined {
  const guestId = cookieOf(request.headers.cookie, guestCookie);
  if (guestId === undefined || !guestIdShape.test(guestId)) return undefined;
  mustBeOwnPage(request);
  return guestId;
}

/** A browser sends cookies with every request, so a change must prove that our own page made it. */
function mustBeOwnPage(request: FastifyRequest, hasSideEffects = false): void {
  if (!isSafe(request, hasSideEffects) && !isOwnPage(request)) throw new Refusal('cross_site');
}

function isSafe({ method }: FastifyRequest, hasSideEffects = false): boolean {
  return (method === 'GET' || method === 'HEAD') && !hasSideEffects;
}

/** Whether no page of another site can have sent this call: such a page cannot set our headers, or the browser names it. */
function isOwnPage({ headers }: FastifyRequest): boolean {
  const hasOwnHeader = headers['x-software-id'] !== undefined || headers.moduleid !== undefined;
  const site = headers['sec-fetch-site'];
  if (!hasOwnHeader) return false;
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || hostOf(headers.origin) === headers.host;
}

/**
 * Whether the storefront's page in a browser has provably sent this call. Only that page gets its session as a cookie;
 * every other client gets the token itself.
 */
export function isStorefrontPage({ headers, host }: FastifyRequest): boolean {
  if (headers['x-software-id'] !== ownSoftwareId) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Browsers without fetch metadata, and pages without TLS: a POST carries its origin.
  return headers.origin !== undefined && hostOf(headers.origin) === host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * The text that identifies a shopper in the database, and staff by their account. A guest id is a secret, so only its
 * hash is stored.
 */
export function shopperKeyOf(caller: KeyedCaller): string {
  if (caller.kind === 'guest') return guestKey(hashOf(caller.guestId));
  return customerKey(caller.customerId);
}
