import { randomBytes } from 'node:crypto';
import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import { slugOfName } from 'market/items/items-menu.rules';
import type {
  AdminFlashSale,
  AdminFlashSaleRow,
  adminFlashContract,
} from 'market/promotions/promotions-flash.admin.contract';
import { maxPieces, maxSaleDiscount, salePrice, saleStateAt } from 'market/promotions/promotions-sales.rules';
import { imagePath } from 'market/values/image-path';
import { fromDecimal, money, toDecimal } from 'market/values/money';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { publishChange } from '#api/config/publish-change.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { ChangedMeanwhile, FieldRefusal, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { writtenDiscount } from '#api/items/convert-promotion.ts';
import {
  deleteFlashSale,
  type FlashDeskRow,
  type FlashTerms,
  flashSaleOfDesk,
  flashSalesOfDesk,
  insertFlashSale,
  itemsForFlashSale,
  itemsOfFlashSale,
  lockFlashSale,
  type PromotionItemRow,
  promotableItems,
  type WantedItem,
  type WrittenItem,
  writeFlashItems,
  writeFlashSale,
} from './promotions-flash-desk.data.ts';

type AdminFlash = typeof adminFlashContract;
type Context = Pick<ApiContext, 'db' | 'now' | 'live'>;
type Reading = Pick<ApiContext, 'db' | 'now'>;
type Sent = BodyOf<AdminFlash['create']>;

/** Returns a page of the flash sales in a state that an operator may see [OPS-062]. */
export async function listAdminFlashSales(
  { db, now }: Reading,
  { zones }: AuthorizedOperator,
  { state, ...page }: QueryOf<AdminFlash['list']>,
): Promise<ReplyOf<AdminFlash['list']>> {
  const wanted = { zoneIds: zoneIdsOf({ zones }), state, at: now() };
  const { rows, total } = await flashSalesOfDesk(db, wanted, sliceOf(page));
  return { total_size: total, ...page, sales: rows.map((row) => rowReply(row, now())) };
}

/** Returns a page of the items that an operator may promote [OPS-062]. */
export async function findPromotionItems(
  { db }: Pick<ApiContext, 'db'>,
  { zones }: AuthorizedOperator,
  { module_type: moduleType, search = '', ...page }: QueryOf<AdminFlash['findItems']>,
): Promise<ReplyOf<AdminFlash['findItems']>> {
  const wanted = { zoneIds: zoneIdsOf({ zones }), moduleType, search };
  const { rows, total } = await promotableItems(db, wanted, sliceOf(page));
  return { total_size: total, ...page, items: rows.map(itemReply) };
}

/** Returns a flash sale with its items; one with items of other zones is unknown [OPS-062]. */
export async function showAdminFlashSale(
  { db, now }: Reading,
  staff: AuthorizedOperator,
  id: number,
): Promise<AdminFlashSale> {
  return saleReply(db, await mustSee(db, staff, id), now());
}

/** Makes a flash sale, once for each key. Refuses more pieces than the stores have [OPS-062]. */
export async function createFlashSale(
  context: Context,
  staff: AuthorizedOperator,
  body: Sent,
  key: string,
): Promise<AdminFlashSale> {
  const request = { key, request: { flashSale: body } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    const items = await itemsOf(transaction, staff, { sent: body, saleId: 0, sold: new Map() });
    const slug = `${slugOfName(body.title)}-${randomBytes(4).toString('hex')}`;
    const id = await insertFlashSale(transaction, slug, termsOf(body));
    await writeFlashItems(transaction, id, items);
    const result = await saleReply(transaction, await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'flash_sale.create', subject: `flash_sale:${id}`, after: result } };
  });
  await publishChange(context);
  return made;
}

/** Changes a flash sale. An item that has sold stays, and never promises less than it has sold [OPS-062]. */
export async function changeFlashSale(
  context: Context,
  staff: AuthorizedOperator,
  id: number,
  { version, ...body }: BodyOf<AdminFlash['change']>,
): Promise<AdminFlashSale> {
  const changed = await actAsStaff(context, staff, async (transaction) => {
    const sold = await lockFlashSale(transaction, id);
    const before = await saleReply(transaction, await mustSee(transaction, staff, id), context.now());
    if (before.version !== version) throw new ChangedMeanwhile({ sent: { ...body, version }, now: before });
    const sentIds = new Set(body.items.map(({ item_id }) => item_id));
    if ([...sold].some(([itemId, pieces]) => pieces > 0 && !sentIds.has(itemId))) throw new Refusal('flash_item_sold');
    const items = await itemsOf(transaction, staff, { sent: body, saleId: id, sold });
    await writeFlashSale(transaction, id, termsOf(body));
    await writeFlashItems(transaction, id, items);
    const result = await saleReply(transaction, await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'flash_sale.change', subject: `flash_sale:${id}`, before, after: result } };
  });
  await publishChange(context);
  return changed;
}

/** Deletes a flash sale that has sold nothing [OPS-062]. */
export async function removeFlashSale(context: Context, staff: AuthorizedOperator, id: number): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    await lockFlashSale(transaction, id);
    const row = await mustSee(transaction, staff, id);
    if (row.sold > 0) throw new Refusal('flash_item_sold');
    const before = await saleReply(transaction, row, context.now());
    await deleteFlashSale(transaction, id);
    return { result: undefined, change: { action: 'flash_sale.delete', subject: `flash_sale:${id}`, before } };
  });
  await publishChange(context);
}

async function mustSee(db: Connection, { zones }: AuthorizedOperator, id: number): Promise<FlashDeskRow> {
  const row = await flashSaleOfDesk(db, id, zoneIdsOf({ zones }));
  if (!row) throw new Refusal('flash_sale_not_found');
  return row;
}

function termsOf({ title, module_type, starts_at, ends_at }: Sent): FlashTerms {
  const terms = { title, module_type, starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
  if (terms.ends_at <= terms.starts_at) throw fieldRefusal('ends_at', 'Must be after the start');
  return terms;
}

interface SentItems {
  sent: Sent;
  saleId: number;
  /** Pieces that each item has sold in this sale. */
  sold: ReadonlyMap<number, number>;
}

/** Checks each item against the market: it may be promoted, something is left to pay, the pieces are there. */
async function itemsOf(
  transaction: Transaction,
  { zones }: AuthorizedOperator,
  { sent, saleId, sold }: SentItems,
): Promise<WrittenItem[]> {
  const { startsAt, endsAt } = { startsAt: new Date(sent.starts_at), endsAt: new Date(sent.ends_at) };
  const itemIds = sent.items.map(({ item_id }) => item_id);
  if (new Set(itemIds).size < itemIds.length) throw fieldRefusal('items', 'This value is not valid.');
  const wanted = {
    zoneIds: zoneIdsOf({ zones }),
    moduleType: sent.module_type,
    itemIds,
    startsAt,
    endsAt,
    saleId,
  };
  const known = new Map((await itemsForFlashSale(transaction, wanted)).map((row) => [row.item_id, row]));
  return sent.items.map((item, place) => {
    const row = known.get(item.item_id);
    if (!row) throw fieldRefusal(`items.${place}.item_id`, 'This value is not valid.');
    return { ...item, ...checked(item, row, { field: `items.${place}`, sold: sold.get(item.item_id) ?? 0 }) };
  });
}

function checked(
  { discount, discount_type: type, pieces }: Sent['items'][number],
  { price, stock, promised }: WantedItem,
  { field, sold }: { field: string; sold: number },
): Pick<WrittenItem, 'discount' | 'pieces'> {
  if (type === 'percent' && !Number.isInteger(discount))
    throw fieldRefusal(`${field}.discount`, 'Send a whole number.');
  const value = type === 'percent' ? discount : fromDecimal(discount);
  const maxDiscount = maxSaleDiscount(type, price);
  if (value > maxDiscount) throw beyond(`${field}.discount`, 'maximum', writtenDiscount(maxDiscount, type));
  const most = maxPieces({ stock, promised, sold });
  if (most !== null && pieces > most) throw beyond(`${field}.pieces`, 'maximum', most);
  if (pieces < sold) throw beyond(`${field}.pieces`, 'minimum', sold);
  return { discount: value, pieces };
}

function beyond(field: string, bound: 'maximum' | 'minimum', value: number): FieldRefusal {
  const text = bound === 'maximum' ? 'Send {maximum} or less.' : 'Send {minimum} or more.';
  return new FieldRefusal([{ field, text, values: { [bound]: value } }]);
}

function rowReply({ starts_at, ends_at, ...row }: FlashDeskRow, at: Date): AdminFlashSaleRow {
  const state = saleStateAt({ startsAt: starts_at, endsAt: ends_at }, at);
  return { ...row, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), state };
}

function itemReply({ image, price, ...item }: PromotionItemRow) {
  return { ...item, image_full_url: imagePath(image), price: toDecimal(price) };
}

async function saleReply(db: Connection, row: FlashDeskRow, at: Date): Promise<AdminFlashSale> {
  const { digit_after_decimal_point: digits } = await settingsOf(db);
  const items = (await itemsOfFlashSale(db, row.id)).map(
    ({ discount, discount_type: type, pieces, sold, ...item }) => ({
      ...itemReply(item),
      ...{ discount: writtenDiscount(discount, type), discount_type: type, pieces, sold },
      sale_price: toDecimal(salePrice(money(item.price), { type, value: discount }, digits)),
    }),
  );
  return { ...rowReply(row, at), items };
}
