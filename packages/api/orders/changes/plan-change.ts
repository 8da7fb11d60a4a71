import { maxUnits, priceChosen, refusalOfChosen } from 'market/cart/cart.rules';
import { hasAvoided } from 'market/items/items-allergens.rules';
import {
  type ChangeKind,
  type ChangeSplit,
  changedTotals,
  changeKindOf,
  splitOfChange,
} from 'market/orders/changes/orders-changes.rules';
import type { Quote } from 'market/pricing/pricing.rules';
import { type Money, minus, plus, roundingStep, times } from 'market/values/money';
import { avoidedAllergensOf } from '#api/account/account.data.ts';
import { goodsByIds } from '#api/cart/cart-goods.data.ts';
import { asGoods } from '#api/cart/goods-of-row.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { isCounted } from '../goods/reserve-goods.ts';
import type { LockedOrder } from '../orders.data.ts';
import { mustBeOpen, type OrderedLine, plannedGoods } from '../price-order.ts';
import { allergensOfItem, type ChangeableLine, type LineSnapshot, linesToChange } from './orders-changes.data.ts';

/** What is to become of a line: some pieces of it, or pieces of another item. */
export interface WantedChange {
  /** The number of the line. */
  line: number;
  quantity: number;
  itemId: number | undefined;
  /** Whether pieces can be added, as an operator may [OPS-031]. */
  mayAdd: boolean;
}

/** A change with all that follows from it, before it is written. */
export interface PlannedChange {
  kind: ChangeKind;
  /** The line as it is. */
  line: ChangeableLine;
  /** What comes instead; null where nothing does. */
  after: LineSnapshot | null;
  /** The goods that come beside or instead: those of another item, or the pieces that are added. */
  goods: OrderedLine | undefined;
  /** The new line costs more than the former one. */
  isDearer: boolean;
  /** The lines that the order then has. */
  lines: LinePrice[];
  totals: Quote;
  split: ChangeSplit;
}

type LinePrice = Pick<
  ChangeableLine,
  'quantity' | 'unitPrice' | 'unitDiscount' | 'discountReason' | 'addOnTotal' | 'lineTotal'
>;

/** Calculates a change of a line of an order that the transaction has locked; refuses what cannot be. */
export async function planChange(
  context: Pick<ApiContext, 'now'>,
  transaction: Connection,
  order: LockedOrder,
  wish: WantedChange,
): Promise<PlannedChange> {
  const lines = await linesToChange(transaction, order.id);
  const line = lines.find(({ lineNumber }) => lineNumber === wish.line);
  if (!line) throw new Refusal('line_not_found');
  const kind = changeKindOf(line, wish, wish);
  if (typeof kind !== 'string') throw new Refusal(kind.refused);
  const settings = await settingsOf(transaction);
  const roundTo = roundingStep(settings.digit_after_decimal_point);
  const at = context.now();
  const goods = await goodsOf(transaction, order, line, { kind, wish, lines, roundTo, at });
  const changed = kind === 'replace' ? goods?.priced : ofPieces(line, wish.quantity);
  const others = lines.flatMap((other) => (other === line ? (changed ?? []) : other));
  const totals = changedTotals(order, others, roundTo);
  const hasWallet = customerIdOf(order.shopper) !== undefined && settings.customer_wallet_status === 1;
  const split = splitOfChange({ ...order, isPaid: order.paymentStatus === 'paid', hasWallet }, totals.total);
  if ('refused' in split) throw new Refusal(split.refused);
  return {
    kind,
    line,
    after: changed ? { ...snapshotOf(line), ...(kind === 'replace' && namesOf(goods)), ...sumOf(changed) } : null,
    goods,
    isDearer: (changed?.lineTotal ?? 0) > line.lineTotal,
    lines: others,
    totals,
    split,
  };
}

/** What is stored of a line in a change. */
export function snapshotOf({ itemId, name, image, quantity, lineTotal }: ChangeableLine): LineSnapshot {
  return { item_id: itemId, name, image, quantity, line_total: lineTotal };
}

function namesOf(goods: OrderedLine | undefined) {
  if (!goods) return {};
  const { id, name, image } = goods.row;
  return { item_id: id, name, image };
}

function sumOf({ quantity, lineTotal }: LinePrice) {
  return { quantity, line_total: lineTotal };
}

/** Add-ons are of the line, not of its pieces: they stay as long as one of these does. */
function ofPieces(line: ChangeableLine, quantity: number): LinePrice | undefined {
  if (quantity === 0) return undefined;
  const { unitPrice, unitDiscount, addOnTotal } = line;
  return { ...line, quantity, lineTotal: plus(times(minus(unitPrice, unitDiscount), quantity), addOnTotal) };
}

interface WantedPieces {
  kind: ChangeKind;
  wish: WantedChange;
  lines: readonly ChangeableLine[];
  roundTo: Money;
  at: Date;
}

/** Returns what has to be taken from the stock for a change. */
function goodsOf(
  transaction: Connection,
  order: LockedOrder,
  line: ChangeableLine,
  { kind, wish: { itemId, quantity }, lines, roundTo, at }: WantedPieces,
): Promise<OrderedLine> | undefined {
  if (kind === 'replace' && itemId !== undefined) {
    return replacementFor(transaction, order, { itemId, quantity, roundTo, at });
  }
  if (kind !== 'more') return undefined;
  return piecesFor(transaction, line, { quantity: quantity - line.quantity, lines, roundTo, at });
}

/** Loads more pieces of a line, at the price at which it was ordered [OPS-031]. What is not on sale now is refused. */
async function piecesFor(
  transaction: Connection,
  line: ChangeableLine,
  { quantity, lines, roundTo, at }: Omit<WantedPieces, 'kind' | 'wish'> & { quantity: number },
): Promise<OrderedLine> {
  const [row] = await goodsByIds(transaction, [line.itemId]);
  if (!row) throw new Refusal('item_not_found');
  const goods = asGoods(row, at);
  const chosen = { quantity, variation: line.variation, choices: line.choices, addOns: [] };
  refuse(refusalOfChosen(goods, chosen));
  const ordered = lines.filter(({ itemId }) => itemId === line.itemId).reduce((sum, one) => sum + one.quantity, 0);
  if (ordered + quantity > (row.maximum_cart_quantity ?? maxUnits)) throw new Refusal('over_maximum');
  const { flashSaleId } = line;
  const pieces = { row, goods, chosen, priced: priceChosen(goods, chosen, roundTo), flashSaleId };
  mustBeOpen([pieces], at, { isAhead: false, isRunning: true });
  if (row.is_prescription_required) throw new Refusal('prescription_needed');
  // A stock that began to be counted since would not get these pieces back with those of the line, or the other way round.
  if (isCounted(pieces) !== line.isCounted) throw new Refusal('item_not_available');
  return pieces;
}

/** Loads the item that is to come instead, at its price of now. One that does not suit the customer is refused. */
async function replacementFor(
  transaction: Connection,
  { shopper, moduleId, storeId }: LockedOrder,
  { itemId, quantity, roundTo, at }: { itemId: number; quantity: number; roundTo: Money; at: Date },
): Promise<OrderedLine> {
  const item = { item_id: itemId, quantity, add_on_ids: [], add_on_qtys: [], variation: [] };
  const { lines, goods } = await plannedGoods(transaction, { shopper, moduleId, plan: { items: [item] }, roundTo, at });
  const [line] = lines;
  if (!line || goods.store.id !== storeId) throw new Refusal('item_not_found');
  mustBeOpen(lines, at, { isAhead: false, isRunning: true });
  if (line.row.is_prescription_required) throw new Refusal('prescription_needed');
  const customerId = customerIdOf(shopper);
  const avoided = customerId === undefined ? [] : await avoidedAllergensOf(transaction, customerId);
  if (hasAvoided(await allergensOfItem(transaction, itemId), avoided)) throw new Refusal('allergen_avoided');
  return line;
}
