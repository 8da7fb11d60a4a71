import { answerUntil, isChangeable, needsAnswer } from 'market/orders/changes/orders-changes.rules';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { paidOf } from 'market/orders/orders-refund.rules';
import { type Money, money, plus, toDecimal } from 'market/values/money';
import { actWithinLimit, type PreparedAct } from '#api/access/limits/act-within-limit.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { showBoardOrder } from '../board/show-board.ts';
import { lockOwnOrder } from '../board/take-store-step.ts';
import { StepRepeated, unlessRepeated } from '../deliveries/apply-courier-step.ts';
import type { LockedOrder } from '../orders.data.ts';
import { applyChange } from './apply-change.ts';
import {
  type ChangeRow,
  changeOfVersion,
  hasWaitingChange,
  insertChange,
  linesToChange,
} from './orders-changes.data.ts';
import { type PlannedChange, planChange, snapshotOf, type WantedChange } from './plan-change.ts';

/** A change of a line as it is sent. */
export interface LineChange extends Omit<WantedChange, 'mayAdd'> {
  version: number;
  returnsStock: boolean;
  reason: string;
}

/**
 * Takes a line out of an accepted order, leaves fewer pieces of it, or replaces it, at once where the customer has allowed
 * it; otherwise the customer is asked [STO-022] [STO-023]. What was paid goes back; above the limit of the member it is
 * proposed to a second person of the store. The same change sent again is answered like the first one.
 */
export async function changeAsMember(
  context: ApiContext,
  staff: AuthorizedStore,
  orderId: string,
  wish: LineChange,
): Promise<BoardOrder> {
  const { storeId, customerId } = staff;
  const act = { call: 'vendorOrders.change', about: { orderId }, input: wish, reason: wish.reason } as const;
  await unlessRepeated(
    actWithinLimit(context, staff, act, (transaction) =>
      prepareChange(context, transaction, memberOf({ orderId, storeId, customerId }), wish),
    ),
  );
  return showBoardOrder(context, staff, orderId);
}

/** Who changes a line of which order, and how far. */
export interface Changer {
  orderId: string;
  accountId: number;
  permission: 'store.adjust' | 'ops.orders';
  /** Locks the order, or refuses one that is not theirs. */
  lock: (transaction: Transaction) => Promise<LockedOrder>;
}

function memberOf({ orderId, ...member }: { orderId: string; storeId: number; customerId: number }): Changer {
  const lock = (transaction: Transaction) => lockOwnOrder(transaction, member, orderId);
  return { orderId, accountId: member.customerId, permission: 'store.adjust', lock };
}

/** Locks an order and checks a change of one of its lines. */
export async function prepareChange(
  context: ApiContext,
  transaction: Transaction,
  { orderId, accountId, permission, lock }: Changer,
  wish: LineChange,
): Promise<PreparedAct> {
  const { line, version } = wish;
  const order = await lock(transaction);
  await context.pausePoint?.('order held');
  const byOperator = permission === 'ops.orders';
  const former = await changeOfVersion(transaction, { orderId, line, accountId, version });
  if (former && isSame(former, wish)) throw new StepRepeated();
  if (order.version !== version)
    throw new ChangedMeanwhile({
      sent: { version },
      now: { version: order.version, order_status: order.status, ready_at: order.readyAt },
    });
  if (!isChangeable(order.status)) throw new Refusal('step_not_allowed');
  if (await hasWaitingChange(transaction, orderId, line)) throw new Refusal('change_waits');
  const plan = await planChange(context, transaction, order, { ...wish, mayAdd: byOperator });
  if (plan.lines.length === 0) throw new Refusal('order_would_be_empty');
  const isWaiting = needsAnswer(plan.line.whenMissing, plan.kind, plan.isDearer);
  const { currency, zoneId } = order;
  return {
    permission,
    zoneId,
    currency,
    amount: await amountOf(context, transaction, order, { plan, isWaiting }),
    async perform() {
      const at = context.now();
      const { split, totals, kind } = plan;
      const id = await insertChange(transaction, {
        order_id: orderId,
        line_number: line,
        kind,
        state: isWaiting ? 'waiting' : 'applied',
        decided_by: isWaiting ? null : 'choice',
        before: snapshotOf(plan.line),
        after: plan.after,
        returns_stock: wish.returnsStock,
        reason: wish.reason,
        total_before: order.total,
        total_after: totals.total,
        to_wallet: split.toWallet,
        to_provider: split.toProvider,
        account_id: accountId,
        by_operator: byOperator,
        seen_version: version,
        made_at: at,
        answer_until: isWaiting ? answerUntil(at) : null,
        decided_at: isWaiting ? null : at,
      });
      if (!isWaiting)
        await applyChange(transaction, order, plan, { changeId: id, returnsStock: wish.returnsStock, at });
      return auditOf(order, plan, { isWaiting, reason: wish.reason });
    },
  };
}

/** Prepares a change that a member has proposed. */
export async function prepareProposedChange(
  context: ApiContext,
  transaction: Transaction,
  member: Parameters<typeof memberOf>[0],
  wish: LineChange,
): Promise<PreparedAct> {
  return unlessDone(prepareChange(context, transaction, memberOf(member), wish), wish);
}

/** Refuses a proposed change that its maker has made meanwhile: it is a change of the order. */
export async function unlessDone(prepared: Promise<PreparedAct>, { version }: LineChange): Promise<PreparedAct> {
  try {
    return await prepared;
  } catch (error) {
    throw error instanceof StepRepeated
      ? new ChangedMeanwhile({ sent: { version }, now: { is_changed: true } })
      : error;
  }
}

function isSame({ kind, after }: ChangeRow, { quantity, itemId }: LineChange): boolean {
  if (kind === 'remove') return quantity === 0 && itemId === undefined;
  return after?.quantity === quantity && (kind === 'replace' ? after.item_id : undefined) === itemId;
}

/** What goes back to the customer at most: where another item is proposed, the customer may do without. */
async function amountOf(
  context: ApiContext,
  transaction: Transaction,
  order: LockedOrder,
  { plan, isWaiting }: { plan: PlannedChange; isWaiting: boolean },
): Promise<Money> {
  const given = ({ split }: Pick<PlannedChange, 'split'>) => money(Math.max(0, plus(split.toWallet, split.toProvider)));
  if (!isWaiting || plan.kind !== 'replace') return given(plan);
  const without = { line: plan.line.lineNumber, quantity: 0, itemId: undefined, mayAdd: false };
  const isLast = (await linesToChange(transaction, order.id)).length === 1;
  return isLast ? paidOf(order) : given(await planChange(context, transaction, order, without));
}

function auditOf(
  order: LockedOrder,
  { line, after, totals }: PlannedChange,
  { isWaiting, reason }: { isWaiting: boolean; reason: string },
) {
  const words = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`;
  return {
    action: 'order.change',
    subject: `order:${order.id}`,
    before: { line: words(line), total: toDecimal(order.total) },
    after: { line: after && words(after), total: toDecimal(totals.total), is_asked: isWaiting },
    ...(reason !== '' && { reason }),
  };
}
