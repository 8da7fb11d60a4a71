import * as z from 'zod/mini';
import type { OperatorPermission, StorePermission } from '../access/access.rules.ts';
import type { RefusalCode } from '../refusals.ts';
import { sitePathOf } from '../values/site-path.ts';
import { maxPerPage } from './every-row.ts';

/**
 * Who may call. There is no default: an endpoint that does not say it does not compile.
 * A shopper is a guest with a guest id or a customer; `customer` needs a session, and so does staff.
 */
export type Callers = 'anyone' | 'shopper' | 'customer' | StaffCallers;

/**
 * Staff, with the permission that the call needs: of the store that the path names by `{store_id}`, of the market, or a
 * courier. Without a permission every member may call.
 */
export type StaffCallers =
  | 'vendor'
  | `vendor:${StorePermission}`
  | 'courier'
  | 'operator'
  | `operator:${OperatorPermission}`;

export type Schema = z.core.$ZodType;

/** One call of the API, as both sides know it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** May have parameters, such as `/api/v1/stores/details/{id}`. */
  path: `/api/v1/${string}`;
  /** A second method of the same call, where the requirement documents leave the choice. */
  alternativeMethod?: 'PUT';
  summary: string;
  callers: Callers;
  /** Of a GET that changes something all the same: with a cookie it must come from our own page, like a POST. */
  hasSideEffects?: true;
  /** The call needs an `Idempotency-Key`, or `idempotency_key` as a field of its body: one intent, at most one effect. */
  oncePerKey?: true;
  /** Money leaves, or power is given: a caller with a second factor proves it again after some minutes [SEAT-04]. */
  needsFreshSecondFactor?: true;
  /** Also for a courier who is suspended: what is earned stays payable, and a suspension can be contested [DEL-66]. */
  openWhileSuspended?: true;
  /**
   * Also in a store that an operator has closed, which is read-only otherwise: running orders are finished, and the closing
   * can be contested [SEAT-09].
   */
  openWhileClosed?: true;
  /** A call of a customer that is also for a person who has typed a PIN on a shared tablet [SEAT-05]. */
  onDevices?: true;
  /** A call of a store for a sign-in by password alone, not for a shared tablet [SEAT-05]. */
  offDevices?: true;
  /** Also while a shared tablet is locked: the board goes on and rings, without names [SEAT-07]. */
  openWhileLocked?: true;
  /** Moves money of an order by hand: above the limit of the caller it waits for a second person [SEAT-16]. */
  needsApprovalAboveLimit?: true;
  /**
   * Part of ordering, of paying, or of the work of stores and couriers on orders, or an alarm: goes first when the server
   * is full.
   */
  urgent?: true;
  /**
   * Returns only what lies in the zones of the `zoneid` header and, if given, in the module of `moduleId`. The header
   * is required unless optional; an empty list finds nothing.
   */
  inZones?: true | 'optional';
  /**
   * The reply is the same for every caller and may be slightly stale, so a replica may answer. Calls in zones that
   * anyone may make always qualify.
   */
  mayBeStale?: true;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** A form with files, whose other fields are texts; or the raw bytes with their headers. */
  bodyAs?: 'multipart' | 'raw';
  /** Bytes of a body, or of each file of a form, where they may be longer than usual: lists and tables. */
  maxBytes?: number;
  /**
   * The reply is a stream of server-sent events that lasts as long as the caller listens; `reply` describes each event.
   */
  replyAs?: 'events';
  reply: Schema;
  refusals: readonly RefusalCode[];
}

/**
 * Declares an endpoint and preserves its exact type. Has no side effects, so that bundlers drop the calls that a page
 * does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;

/** What a handler receives, after validation. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type ReplyOf<E extends Endpoint> = Output<E['reply']>;

/** What a client sends; only the parts that the endpoint declares. */
export type SentWith<E extends Endpoint> = (E['params'] extends Schema ? { params: Input<E['params']> } : unknown) &
  (E['query'] extends Schema ? { query: Input<E['query']> } : unknown) &
  (E['body'] extends Schema ? { body: Input<E['body']> } : unknown) &
  (E['oncePerKey'] extends true ? { idempotencyKey: string } : unknown) & {
    /** Aborts the call. */
    signal?: AbortSignal;
  };

/** A positive integer, also from the text of an address. */
export const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));
/** The 128-bit secret of a guest [AUTH-134]. */
export const guestId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, 'Send the guest id that auth/guest/request returns.'));
/** Degrees, also from the text of an address; an empty text is not the equator. */
export const latitude = degrees(90);
export const longitude = degrees(180);
function degrees(max: number) {
  const written = z.string().check(z.regex(/^[+-]?\d{1,3}(\.\d{1,20})?(e-\d{1,3})?$/, 'Send degrees as a decimal'));
  const number = z.coerce.number<string | number>().check(z.minimum(-max), z.maximum(max));
  return z.pipe(z.union([z.number(), written]), number);
}
/** PostgreSQL cannot store the NUL character; the refusal names the field. */
export function text(maximum: number) {
  return z.string().check(z.trim(), z.maxLength(maximum), z.refine(hasNoNul, 'Has a character that cannot be stored'));
}

/** A path of the storefront to go on to. Other sites are refused: that would be an open redirect. */
export const sitePath = text(500).check(
  z.regex(/^\/[^/\\]/, 'Send a path of this site'),
  z.refine((path) => sitePathOf(path) !== undefined, 'Send a path of this site'),
);

function hasNoNul(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** A file of a form: bytes on the server, the chosen file in the browser. */
export type UploadedFile = Blob | Uint8Array;
export const uploadedFile = z.custom<UploadedFile>(isFile, 'Send a file');

function isFile(value: unknown): boolean {
  return value instanceof Blob || value instanceof Uint8Array;
}

/** Pages of a list start at 1; `offset` is the number of the page, `limit` its size, the same for every list [API-11] [API-15]. */
export function pageQuery() {
  return {
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPerPage)), 10),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  };
}

/** Returns the schema of a paged list: its rows under a name, with `total_size`, `limit` and `offset` [API-13]. */
export function listReply<Name extends string, Row extends Schema>(name: Name, row: Row) {
  return z.object({ ...pageReply, ...({ [name]: z.array(row) } as Record<Name, z.ZodMiniArray<Row>>) });
}

/**
 * Most lists count their entries up to this number; a longer list reports this number as `total_size`. The menu of a store
 * counts all.
 */
export const maxCounted = 1000;

/** What every list carries beside its rows [API-13]; `total_size` counts as `maxCounted` says. */
export const pageReply = { total_size: z.int(), limit: z.int(), offset: z.int() };

/** The number of an order. */
export const orderId = z.string().check(z.regex(/^\d{1,20}$/));
