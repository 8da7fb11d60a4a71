import type { OperatorPermission, StorePermission } from 'market/access/access.rules';
import {
  defaultLimit,
  highestLimit,
  isWithinLimit,
  type LimitedCall,
  limitDayHours,
  type MoneyLimit,
  proposalHours,
} from 'market/access/access-limits.rules';
import { hourMilliseconds } from 'market/values/durations';
import { type Money, toDecimal } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuditedChange, actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, type AuthorizedStore, operatorsTopic } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { actOnceAsStaff } from '../act-once-as-staff.ts';
import { insertProposal, isProposedAlready } from '../proposals/access-proposals.data.ts';
import {
  insertLimitedAct,
  type LimitedActRow,
  lockMover,
  type Mover,
  movedSince,
  storedLimits,
} from './access-limits.data.ts';

/** Staff whose acts about money are bound by a limit. */
export type LimitedStaff = AuthorizedStore | AuthorizedOperator;

/** An act about the money of an order or a wallet: everything is checked and locked, and nothing is written yet. */
export interface PreparedAct {
  /** What the person who does it must be allowed. */
  permission: StorePermission | OperatorPermission;
  /** Null for a wallet, which is in no zone. */
  zoneId: number | null;
  currency: string;
  /** What it moves; 0 is bound by no limit. */
  amount: Money;
  /** Does it, in the transaction that prepared it. */
  perform: () => Promise<AuditedChange>;
}

/** What an act about money is about. */
export type ActSubject = { orderId: string } | { customerId: number };

export interface LimitedAct {
  call: LimitedCall;
  /** What it is about: an order, or a customer. */
  about: ActSubject;
  /** What the use case is given again when a second person approves. */
  input: object;
  reason: string;
  /** Under a key a repeated call has one effect. */
  key?: string;
}

type Context = Pick<ApiContext, 'db' | 'now' | 'live' | 'pausePoint'>;

/**
 * Does an act about money with its line in the audit log, or proposes it to a second person if it is above the limit:
 * then it refuses with `needs_second_person`, and the proposal stays [SEAT-16].
 */
export async function actWithinLimit(
  context: Context,
  staff: LimitedStaff,
  act: LimitedAct,
  prepare: (transaction: Transaction) => Promise<PreparedAct>,
): Promise<void> {
  const work = async (transaction: Transaction) => {
    const prepared = await prepare(transaction);
    mustBePermitted(staff, prepared);
    const at = context.now();
    if (!(await isWithinOwnLimit(transaction, staff, prepared, at))) {
      return { result: { isProposed: true }, change: await propose(transaction, staff, act, prepared, at) };
    }
    await context.pausePoint?.('limit checked');
    const change = await prepared.perform();
    await recordLimitedAct(transaction, staff, {
      ...columnsOf(about),
      call: act.call,
      ...prepared,
      proposalId: null,
      at,
    });
    return { result: { isProposed: false }, change };
  };
  const { key, about, input } = act;
  const request = 'orderId' in about ? { order: about.orderId, ...input } : { customer: about.customerId, ...input };
  const { isProposed } = key
    ? await actOnceAsStaff(context, staff, { key, request }, work)
    : await actAsStaff(context, staff, work);
  if (!isProposed) return;
  await publishProposals(context, moverOf(staff).storeId);
  throw new Refusal('needs_second_person');
}

/**
 * Locks a person and returns whether that person may move an amount alone. Two acts of one person wait for each
 * other, so that none misses what the other has moved.
 */
export async function isWithinOwnLimit(
  transaction: Transaction,
  staff: LimitedStaff,
  { amount, currency }: Pick<PreparedAct, 'amount' | 'currency'>,
  at: Date,
): Promise<boolean> {
  if (amount === 0) return true;
  const mover = moverOf(staff);
  await lockMover(transaction, mover);
  const since = new Date(at.getTime() - limitDayHours * hourMilliseconds);
  const moved = await movedSince(transaction, { ...mover, currency, since });
  return isWithinLimit(await limitOf(transaction, staff, currency), amount, moved);
}

/** Returns how much a person of the staff moves alone. */
export async function limitOf(db: Connection, staff: LimitedStaff, currency: string): Promise<MoneyLimit> {
  const stored = await storedLimits(db);
  const roles = staff.kind === 'vendor' ? [staff.role] : staff.roles;
  return highestLimit(
    roles.map(
      (role) => stored.find((one) => one.role === role && one.currency === currency) ?? defaultLimit(role, currency),
    ),
  );
}

/** Counts an act for the limit of the day. */
export async function recordLimitedAct(
  transaction: Transaction,
  staff: LimitedStaff,
  act: Omit<LimitedActRow, keyof Mover>,
): Promise<void> {
  const { call, orderId, customerId, currency, amount, proposalId, at } = act;
  if (amount === 0) return;
  const row = { call, orderId, customerId, currency, amount, proposalId, at };
  await insertLimitedAct(transaction, { ...moverOf(staff), ...row });
}

/** Refuses an act that needs more than the call itself, such as refunding by a move. */
export function mustBePermitted({ permissions }: LimitedStaff, { permission }: Pick<PreparedAct, 'permission'>): void {
  if ((permissions as readonly string[]).includes(permission)) return;
  throw new Refusal('right_missing', { text: 'permission_missing', values: { permission } });
}

export function moverOf(staff: LimitedStaff): Mover {
  return { accountId: staff.customerId, storeId: staff.kind === 'vendor' ? staff.storeId : null };
}

/** Tells the pages of those who decide that there is a proposal, or one less. */
export async function publishProposals({ db, live }: Context, storeId: number | null): Promise<void> {
  await live.publish(db, [
    { topic: storeId === null ? operatorsTopic : `store:${storeId}`, name: 'proposal', data: {} },
  ]);
}

async function propose(
  transaction: Transaction,
  staff: LimitedStaff,
  { call, about, input, reason }: LimitedAct,
  { zoneId, currency, amount }: PreparedAct,
  at: Date,
): Promise<AuditedChange> {
  const expiresAt = new Date(at.getTime() + proposalHours * hourMilliseconds);
  const proposal = {
    ...moverOf(staff),
    call,
    ...columnsOf(about),
    input,
    reason,
    zoneId,
    currency,
    amount,
    at,
    expiresAt,
  };
  // The order is locked, or the call has a key: the same press twice is one proposal.
  if (!(await isProposedAlready(transaction, proposal))) await insertProposal(transaction, proposal);
  const after = { call, amount: toDecimal(amount), currency };
  return { action: 'proposal.make', subject: subjectOf(columnsOf(about)), after, reason };
}

const columnsOf = (about: ActSubject) =>
  'orderId' in about ? { orderId: about.orderId, customerId: null } : { orderId: null, customerId: about.customerId };

/** The subject of an act in the audit log. */
export function subjectOf({ orderId, customerId }: { orderId: string | null; customerId: number | null }): string {
  return orderId === null ? customerKey(customerId ?? 0) : `order:${orderId}`;
}
