import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Callers, Endpoint } from 'market/endpoint';
import { Refusal } from '#http/refusal.ts';

export interface Guest {
  kind: 'guest';
  guestId: string;
}

export interface Customer {
  kind: 'customer';
  customerId: number;
}

/** Whoever may hold a cart and place an order. Data that belongs to somebody asks for one of these three. */
export type Shopper = Guest | Customer;

export type CallerOf<C extends Callers> = C extends 'customer'
  ? Customer
  : C extends 'shopper'
    ? Shopper
    : Shopper | undefined;

const guestIdShape = /^[A-Za-z0-9_-]{16,64}$/;
export const guestCookie = 'guest_id';

/**
 * Who calls: the guest named in the call, else the one that the browser's cookie names. Only a call that takes a guest
 * by its contract can name one, so nobody can be made to keep an id that another person chose.
 */
export function findCaller(
  request: FastifyRequest,
  { callers, query, body }: Pick<Endpoint, 'callers' | 'query' | 'body'>,
): Shopper | undefined {
  if (callers === 'customer') throw new Refusal('sign_in_needed');
  const named = (query && guestIn(request.query)) ?? (body && guestIn(request.body));
  const guestId = named ?? guestOfBrowser(request);
  if (guestId !== undefined) return { kind: 'guest', guestId };
  if (callers === 'shopper') throw new Refusal('guest_id_needed');
  return undefined;
}

function guestIn(part: unknown): string | undefined {
  const guestId = typeof part === 'object' && part !== null && 'guest_id' in part ? part.guest_id : undefined;
  return typeof guestId === 'string' && guestIdShape.test(guestId) ? guestId : undefined;
}

/** A browser sends its cookie by itself, so whatever changes something must show that our own page asked for it. */
function guestOfBrowser(request: FastifyRequest): string | undefined {
  const guestId = cookieOf(request.headers.cookie, guestCookie);
  if (guestId === undefined || !guestIdShape.test(guestId)) return undefined;
  const isSafe = request.method === 'GET' || request.method === 'HEAD';
  if (!isSafe && !isOwnPage(request)) throw new Refusal('cross_site');
  return guestId;
}

function isOwnPage({ headers }: FastifyRequest): boolean {
  const hasOwnHeader = headers['x-software-id'] !== undefined || headers.moduleid !== undefined;
  const site = headers['sec-fetch-site'];
  if (!hasOwnHeader) return false;
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || hostOf(headers.origin) === headers.host;
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

/** One text per shopper, as the database keeps it: a guest id is a secret, so only its hash is stored. */
export function nameOf(shopper: Shopper): string {
  if (shopper.kind === 'customer') return `customer:${shopper.customerId}`;
  return `guest:${createHash('sha256').update(shopper.guestId).digest('base64url')}`;
}
