import type { TicketForm } from 'market/orders/kitchen/orders-tickets.rules';
import type { OrderStatus } from 'market/orders/orders.rules';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import {
  arrivalAfter,
  counterCodeOf,
  mayDelay,
  promisedArrival,
  type StoreReason,
  storeReasonText,
} from 'market/orders/orders-board.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuditedChange, actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { publishOrderChanges } from '#api/notifications/publish-order-events.ts';
import { hasWaitingChange } from '../changes/orders-changes.data.ts';
import { StepRepeated, unlessRepeated } from '../deliveries/apply-courier-step.ts';
import { writeOffGoods } from '../goods/orders-goods.data.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { moveLockedOrder, type Step } from '../transitions/move-order.ts';
import { promisesOfStoreWord } from '../transitions/move-promises.ts';
import { writePromises } from '../transitions/orders-promises.data.ts';
import { courierWithFewestOrders } from '../transitions/orders-transitions.data.ts';
import { countPrint, hasMadeLastStep, markSeen, setBagCount, setPromise } from './orders-board.data.ts';
import { showBoardOrder } from './show-board.ts';

/**
 * The steps of a store's orders, each by a member of its staff. They move orders through `moveLockedOrder`. Each refuses an order of another store like an unknown one, and an outdated version.
 */

/** An order as the member saw it. */
export interface SeenOrder {
  orderId: string;
  version: number;
}

/** What a step changes beside the status. */
type Change = Pick<Step, 'readyAt' | 'expectedAt' | 'reason' | 'courierId'>;

export interface StoreTransition extends SeenOrder {
  /** What was done, for the audit log. */
  action: string;
  /** The statuses that the order goes through from each status that the step begins in; the last one is its end. */
  path: Partial<Record<OrderStatus, readonly OrderStatus[]>>;
  /** Numbers of lines whose goods do not go back to the stock. */
  lost?: readonly number[] | undefined;
  /** What the audit log says beside the states. */
  noted?: object;
  /** Checks what the member has sent and returns what changes. */
  changeOf?: (order: LockedOrder, transaction: Transaction) => Promise<Change>;
}

/** Accepts a new order and promises when it is ready, in minutes from now [STO-010]. */
export function acceptAsStaff(context: ApiContext, staff: AuthorizedStore, seen: SeenOrder & { minutes: number }) {
  return takeStoreStep(context, staff, {
    ...seen,
    action: 'order.accept',
    path: { pending: ['confirmed'] },
    async changeOf(order) {
      const soonest = new Date(context.now().getTime() + seen.minutes * minuteMilliseconds);
      return promiseOf(order, soonest);
    },
  });
}

/** Begins to make an accepted order [STO-014]. */
export function prepareAsStaff(context: ApiContext, staff: AuthorizedStore, seen: SeenOrder) {
  return takeStoreStep(context, staff, { ...seen, action: 'order.prepare', path: { confirmed: ['processing'] } });
}

/** Marks an order as ready, even if it was never marked as being prepared [STO-019]. */
export function markReadyAsStaff(
  context: ApiContext,
  staff: AuthorizedStore,
  { bags, ...seen }: SeenOrder & { bags?: number | undefined },
) {
  const path = { confirmed: ['processing', 'handover'], processing: ['handover'] } as const;
  const changeOf = async ({ id }: LockedOrder, transaction: Transaction) => {
    if (await hasWaitingChange(transaction, id)) throw new Refusal('change_waits');
    if (bags !== undefined) await setBagCount(transaction, id, bags);
    return {};
  };
  return takeStoreStep(context, staff, { ...seen, action: 'order.ready', path, changeOf, noted: bagsOf({ bags }) });
}

/**
 * Hands an order to its customer or courier, who names the end of its number [STO-033] [STO-044]; the number of bags is
 * what both have counted then [STO-032].
 */
export async function handOverAsStaff(
  context: ApiContext,
  staff: AuthorizedStore,
  seen: SeenOrder & { code: string; bags?: number | undefined },
) {
  const { orderType } = await showOrderType(context, staff, seen.orderId);
  const to = orderType === 'take_away' ? 'delivered' : 'picked_up';
  return takeStoreStep(context, staff, {
    ...seen,
    action: 'order.hand_over',
    noted: bagsOf(seen),
    path: { handover: [to] },
    async changeOf(order, transaction) {
      if (seen.code !== counterCodeOf(order.id)) throw new Refusal('code_wrong');
      if (seen.bags !== undefined) await setBagCount(transaction, order.id, seen.bags);
      if (to === 'delivered') return {};
      // An order that no courier has taken goes to the least busy one.
      const courierId = order.courierId ?? (await courierWithFewestOrders(transaction, order.id));
      if (courierId === undefined) throw new Refusal('step_not_allowed', { text: 'no_rider_here', values: {} });
      const expectedAt = arrivalAfter(context.now(), { orderType, metres: order.distanceMetres });
      return { courierId, expectedAt };
    },
  });
}

/** Counted bags, for the audit log. */
function bagsOf({ bags }: { bags?: number | undefined }): { bags?: number } {
  return bags === undefined ? {} : { bags };
}

export interface Reason {
  reason: StoreReason;
  /** The words of the store for the reason `other`. */
  text: string;
}

/** Refuses a new order; its customer reads why [STO-013]. */
export function refuseAsStaff(context: ApiContext, staff: AuthorizedStore, sent: SeenOrder & Reason) {
  const { reason, text, ...seen } = sent;
  const changeOf = async () => ({ reason: storeReasonText(reason, text) });
  return takeStoreStep(context, staff, { ...seen, action: 'order.refuse', path: { pending: ['canceled'] }, changeOf });
}

/** Promises an order that is being made for a later moment, and its arrival with it [STO-018]. */
export async function delayAsStaff(context: ApiContext, staff: AuthorizedStore, seen: SeenOrder & { readyAt: Date }) {
  const { orderId, readyAt } = seen;
  await unlessRepeated(
    actAsStaff(context, staff, async (transaction) => {
      const order = await lockOwnOrder(transaction, staff, orderId);
      if (order.readyAt?.getTime() === readyAt.getTime()) throw new StepRepeated();
      if (order.version !== seen.version)
        throw new ChangedMeanwhile({
          sent: { version: seen.version },
          now: { version: order.version, order_status: order.status, ready_at: order.readyAt },
        });
      if (!mayDelay(order, readyAt)) throw new Refusal('step_not_allowed');
      await setPromise(transaction, { orderId, ...promiseOf(order, readyAt) });
      const word = { readyAt, cause: 'store_delay', at: context.now() } as const;
      await writePromises(transaction, orderId, await promisesOfStoreWord(transaction, order, word));
      return {
        result: undefined,
        change: {
          action: 'order.delay',
          subject: `order:${orderId}`,
          before: { ready_at: order.readyAt },
          after: { ready_at: readyAt },
        },
      };
    }),
  );
  // No message goes out for it; open pages read it at once.
  await publishOrderChanges(context, [{ orderId }]);
  return showBoardOrder(context, staff, orderId);
}

/** Notes that a member has opened an order, which stops its bell on every device [STO-003]. */
export async function seeAsStaff(context: ApiContext, staff: AuthorizedStore, orderId: string): Promise<BoardOrder> {
  const { storeId } = staff;
  const { seen_at: seenAt } = await showBoardOrder(context, staff, orderId);
  if (seenAt === null) {
    await actAsStaff(context, staff, async (transaction) => {
      await markSeen(transaction, orderId, context.now());
      return { result: undefined, change: { action: 'order.see', subject: `order:${orderId}` } };
    });
    await context.live.publish(context.db, [{ topic: `store:${storeId}`, name: 'board', data: { order_id: orderId } }]);
  }
  return showBoardOrder(context, staff, orderId);
}

/**
 * Counts a ticket that a member is about to print, or that prints by itself: that one only where none was printed on any
 * device of the store [STO-028] [STO-029].
 */
export async function printAsStaff(
  context: ApiContext,
  staff: AuthorizedStore,
  print: { orderId: string; form: TicketForm; isAutomatic: boolean },
): Promise<{ order: BoardOrder; copy: number | null }> {
  const { orderId, form, isAutomatic } = print;
  const known = await showBoardOrder(context, staff, orderId);
  const before = form === 'bag' ? known.bag_print_count : known.print_count;
  if (isAutomatic && before > 0) return { order: known, copy: null };
  const copy = await actAsStaff(context, staff, async (transaction) => {
    const counted = await countPrint(transaction, print);
    const after = { form, copy: counted ?? null, is_automatic: isAutomatic };
    return { result: counted, change: { action: 'order.print', subject: `order:${orderId}`, after } };
  });
  return { order: await showBoardOrder(context, staff, orderId), copy: copy ?? null };
}

async function takeStoreStep(context: ApiContext, staff: AuthorizedStore, step: StoreTransition): Promise<BoardOrder> {
  await unlessRepeated(
    actAsStaff(context, staff, async (transaction) => {
      const by = { storeId: staff.storeId, customerId: staff.customerId };
      const { perform } = await prepareStoreStep(context, transaction, by, step);
      return { result: undefined, change: await perform() };
    }),
  );
  return showBoardOrder(context, staff, step.orderId);
}

type Member = Pick<AuthorizedStore, 'storeId' | 'customerId'>;

/** Locks an order of a store and checks a step of it, which `perform` takes in the same transaction. */
export async function prepareStoreStep(
  context: ApiContext,
  transaction: Transaction,
  member: Member,
  step: StoreTransition,
): Promise<{ order: LockedOrder; perform: () => Promise<AuditedChange> }> {
  const { orderId, action } = step;
  const order = await lockOwnOrder(transaction, member, orderId);
  await context.pausePoint?.('order held');
  const statuses = await statusesAhead(transaction, member, order, step);
  const perform = async () => {
    const change = (await step.changeOf?.(order, transaction)) ?? {};
    let { status } = order;
    for (const to of statuses) {
      const move: Step = { orderId, to, by: 'store', accountId: member.customerId, ...change };
      await moveLockedOrder(transaction, { ...order, status }, move, context.now());
      status = to;
    }
    if (step.lost) await writeOffGoods(transaction, orderId, step.lost);
    return auditOf(action, order, { status, change, lost: step.lost, noted: step.noted });
  };
  return { order, perform };
}

/** Returns the statuses that a step leads through. Refuses one that the order cannot take, or is not in any more. */
async function statusesAhead(
  transaction: Transaction,
  { customerId }: Member,
  order: LockedOrder,
  { path, version }: StoreTransition,
): Promise<readonly OrderStatus[]> {
  const ends = Object.values(path).map((statuses) => statuses.at(-1));
  if (ends.includes(order.status) && (await hasMadeLastStep(transaction, order.id, customerId))) {
    throw new StepRepeated();
  }
  if (order.version !== version)
    throw new ChangedMeanwhile({
      sent: { version },
      now: { version: order.version, order_status: order.status, ready_at: order.readyAt },
    });
  const statuses = path[order.status];
  if (!statuses) throw new Refusal('step_not_allowed');
  return statuses;
}

/** Locks an order of a store; any other is unknown. */
export async function lockOwnOrder(
  transaction: Transaction,
  { storeId }: Pick<Member, 'storeId'>,
  orderId: string,
): Promise<LockedOrder> {
  const order = await lockOrder(transaction, orderId);
  if (order?.storeId !== storeId) throw new Refusal('order_not_found');
  return order;
}

async function showOrderType(context: ApiContext, staff: AuthorizedStore, orderId: string) {
  const { order_type: orderType } = await showBoardOrder(context, staff, orderId);
  return { orderType };
}

function promiseOf({ orderType, distanceMetres: metres, scheduleAt }: LockedOrder, readyAt: Date) {
  return { readyAt, expectedAt: promisedArrival(readyAt, { orderType, metres, scheduleAt }) };
}

interface Audited extends Pick<StoreTransition, 'lost'> {
  noted: object | undefined;
  status: OrderStatus;
  change: Change;
}

function auditOf(action: string, before: LockedOrder, { status, change, lost, noted }: Audited) {
  return {
    action,
    subject: `order:${before.id}`,
    before: { order_status: before.status },
    after: {
      order_status: status,
      ...(change.readyAt && { ready_at: change.readyAt }),
      ...(lost && { lost_lines: lost }),
      ...noted,
    },
    ...(change.reason !== undefined && { reason: change.reason }),
  };
}
