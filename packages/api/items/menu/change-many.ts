import { type LeftOutReason, pricesAfter, undoMilliseconds } from 'market/items/changes/items-bulk.rules';
import type { BulkChange, BulkReply } from 'market/items/changes/items-bulk.vendor.contract';
import type { ChangedMenuFields, MenuItem } from 'market/items/items.vendor.contract';
import { type Availability, faultsOfMenuItem } from 'market/items/items-menu.rules';
import { fromDecimal, type Money } from 'market/values/money';
import { publishChange } from '#api/config/publish-change.ts';
import type { Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import { actAsStaff, writeAuditLine } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { FieldRefusal, Refusal } from '#api/http/refusal.ts';
import { type GivenItem, openItemImport } from '../import-items.ts';
import { type MenuContext, subjectOf } from './edit-item.ts';
import { givenItem, type StoreMenu } from './given-item.ts';
import { lockMenuItems, type MenuItemRow, menuCategories } from './items-menu.data.ts';
import {
  type AvailabilityToWrite,
  type ChangedItemRow,
  lockMenuChange,
  markUndone,
  saveMenuChange,
  versionsOf,
  writeAvailabilities,
  writePrices,
} from './items-menu-changes.data.ts';
import { soldOutUntil } from './set-availability.ts';
import { asMenuItem, mustFindMenuStore } from './show-menu.ts';

interface Wanted {
  items: readonly { id: number; version: number }[];
  change: BulkChange;
  is_preview: boolean;
  /** The ingredient that is used up: the audit log names it, and has a line of every item [STO-061]. */
  ingredient?: string;
}

/** What becomes of one item: fields as the editor sends them, or its availability. */
interface Planned {
  row: MenuItemRow;
  item: MenuItem;
  fields?: ChangedMenuFields;
  availability?: AvailabilityToWrite;
  /** What an undo writes. */
  before: Record<string, unknown>;
  shown: BulkReply['rows'][number];
}

type LeftOut = BulkReply['left_out'][number];

/**
 * Changes many items of a store in one step, or returns what would change [STO-053]. An item that cannot be changed, or
 * that another member has changed meanwhile, is left out and named; the others change together or not at all.
 */
export async function changeManyItems(
  context: MenuContext,
  staff: AuthorizedStore,
  wanted: Wanted,
): Promise<BulkReply> {
  mustBeSound(wanted.change);
  if (wanted.is_preview) {
    return transact(context.db, async (transaction) => {
      const { planned, leftOut } = await plan(transaction, staff, wanted, context.now());
      return { change_id: null, undo_until: null, rows: planned.map(({ shown }) => shown), left_out: leftOut };
    });
  }
  const at = context.now();
  const reply = await actAsStaff(context, staff, async (transaction) => {
    const { planned, leftOut, menu } = await plan(transaction, staff, wanted, at);
    const { kind } = wanted.change;
    const undoUntil = new Date(at.getTime() + undoMilliseconds);
    let changeId: number | null = null;
    if (planned.length > 0) {
      await write(transaction, staff, planned, menu);
      const rows = await afterwards(transaction, planned);
      changeId = await saveMenuChange(transaction, {
        ...{ storeId: staff.storeId, kind, accountId: staff.customerId, at, undoUntil, rows },
      });
    }
    const result: BulkReply = {
      change_id: changeId,
      undo_until: changeId === null ? null : undoUntil.toISOString(),
      rows: planned.map(({ shown }) => shown),
      left_out: leftOut,
    };
    const { ingredient } = wanted;
    if (ingredient !== undefined) await noteEach(transaction, staff, planned);
    const after = { ...wanted.change, ...(ingredient !== undefined && { ingredient }), items: planned.length };
    return { result, change: { action: 'menu.change', subject: `store:${staff.storeId}`, after } };
  });
  await publishChange(context);
  return reply;
}

/** Writes the line of each item, by which the list of what is off sale names who took it off [STO-062]. */
async function noteEach(transaction: Transaction, staff: AuthorizedStore, planned: readonly Planned[]): Promise<void> {
  for (const { row, shown, availability } of planned) {
    await writeAuditLine(transaction, staff, {
      action: 'item.availability',
      subject: subjectOf(row.id),
      before: { availability: shown.before },
      after: { availability: shown.after, sold_out_until: availability?.sold_out_until ?? null },
    });
  }
}

export interface Restored {
  restored: number;
  left_out: LeftOut[];
}

/**
 * Takes back a change of many items within its time [STO-053] [STO-055]. Refuses that of another store like an unknown
 * one, and one that is over or taken back. Items that were changed since then stay as they are and are named.
 */
export async function undoMenuChange(
  context: MenuContext,
  staff: AuthorizedStore,
  changeId: number,
  /** What may be taken back; all kinds where it is left out. */
  onlyKind?: BulkChange['kind'],
): Promise<Restored> {
  const at = context.now();
  const result = await actAsStaff(context, staff, async (transaction) => {
    const change = await lockMenuChange(transaction, staff.storeId, changeId);
    if (!change || (onlyKind && change.kind !== onlyKind)) throw new Refusal('menu_change_not_found');
    if (change.undone_at || change.undo_until < at) throw new Refusal('menu_change_over');
    const rows = await lockMenuItems(
      transaction,
      staff.storeId,
      change.rows.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const leftOut: LeftOut[] = [];
    const planned = change.rows.flatMap(({ id, name, version, before }): Planned[] => {
      const row = byId.get(id);
      if (!row || row.version !== version) {
        leftOut.push({ id, name, reason: row ? 'changed_meanwhile' : 'gone' });
        return [];
      }
      const item = asMenuItem(row, at);
      const shown = { id, name, before: '', after: '', variants: [] };
      if (change.kind !== 'availability') return [{ row, item, fields: before as ChangedMenuFields, before, shown }];
      return [{ row, item, availability: { id, ...before } as AvailabilityToWrite, before, shown }];
    });
    if (planned.length > 0) await write(transaction, staff, planned, await menuOf(transaction, staff));
    await markUndone(transaction, changeId, at);
    return {
      result: { restored: planned.length, left_out: leftOut },
      change: {
        action: 'menu.undo',
        subject: `store:${staff.storeId}`,
        after: { change: changeId, items: planned.length },
      },
    };
  });
  await publishChange(context);
  return result;
}

function mustBeSound(change: BulkChange): void {
  if (change.kind !== 'hours') return;
  const { available_from, available_until } = change;
  const faults = faultsOfMenuItem({ available_from, available_until });
  if (faults.length > 0) throw new FieldRefusal(faults);
}

async function plan(transaction: Transaction, staff: AuthorizedStore, { items, change }: Wanted, at: Date) {
  const menu = await menuOf(transaction, staff);
  const endsAt = await endOf(transaction, staff, change, at);
  if (change.kind === 'category' && !menu.categories.some(({ id }) => id === change.category_id)) {
    throw new FieldRefusal([{ field: 'change.category_id', text: 'Choose a category from the list.' }]);
  }
  const versions = new Map(items.map(({ id, version }) => [id, version]));
  const rows = await lockMenuItems(transaction, staff.storeId, [...versions.keys()]);
  const found = new Set(rows.map(({ id }) => id));
  const leftOut: LeftOut[] = [...versions.keys()]
    .filter((id) => !found.has(id))
    .map((id) => ({ id, name: '', reason: 'gone' }));
  const planned = rows.flatMap((row): Planned[] => {
    const item = asMenuItem(row, at);
    const { id, name } = item;
    const isSeen = row.version === versions.get(id);
    const next = isSeen ? plannedFor(row, item, change, { menu, endsAt }) : 'changed_meanwhile';
    if (typeof next !== 'string') return [{ row, item, ...next }];
    leftOut.push({ id, name, reason: next });
    return [];
  });
  return { planned, leftOut, menu };
}

/** When sold-out items are on sale again; null until they are put back, and for every other change. */
async function endOf(transaction: Transaction, staff: AuthorizedStore, change: BulkChange, at: Date) {
  const isSoldOut = change.kind === 'availability' && change.availability === 'sold_out';
  return isSoldOut ? soldOutUntil(transaction, staff, at, change.until) : null;
}

type Plan = Omit<Planned, 'row' | 'item'>;

function plannedFor(
  row: MenuItemRow,
  item: MenuItem,
  change: BulkChange,
  { menu, endsAt }: { menu: StoreMenu; endsAt: Date | null },
): Plan | LeftOutReason {
  const { id, name } = item;
  const shown = { id, name, variants: [] };
  switch (change.kind) {
    case 'price':
      return priceOf(item, change);
    case 'category': {
      if (item.category_id === change.category_id) return 'same';
      const named = (wanted: number) => menu.categories.find((category) => category.id === wanted)?.name ?? '';
      return {
        fields: { category_id: change.category_id },
        before: { category_id: item.category_id },
        shown: { ...shown, before: named(item.category_id), after: named(change.category_id) },
      };
    }
    case 'hours': {
      const { available_from, available_until } = change;
      if (item.available_from === available_from && item.available_until === available_until) return 'same';
      const text = (from: string | null, until: string | null) => (from === null ? '' : `${from}-${until}`);
      return {
        fields: { available_from, available_until },
        before: { available_from: item.available_from, available_until: item.available_until },
        shown: {
          ...shown,
          before: text(item.available_from, item.available_until),
          after: text(available_from, available_until),
        },
      };
    }
    case 'add_tag': {
      if (item.tags.includes(change.tag)) return 'same';
      const tags = [...item.tags, change.tag];
      return {
        fields: { tags },
        before: { tags: item.tags },
        shown: { ...shown, before: item.tags.join(', '), after: tags.join(', ') },
      };
    }
    case 'availability':
      return availabilityOf(row, item, { availability: change.availability, endsAt });
  }
}

function availabilityOf(
  row: MenuItemRow,
  { id, name, availability: before, sold_out_until: until }: MenuItem,
  { availability, endsAt }: { availability: Availability; endsAt: Date | null },
): Plan | LeftOutReason {
  if (row.hidden_reason && availability !== 'hidden') return 'hidden_by_market';
  const wantedEnd = endsAt?.toISOString() ?? null;
  if (before === availability && until === wantedEnd) return 'same';
  return {
    availability: {
      id,
      active: availability !== 'hidden',
      sold_out: availability === 'sold_out',
      sold_out_until: wantedEnd,
    },
    before: {
      active: row.active,
      sold_out: row.sold_out,
      sold_out_until: row.sold_out_until?.toISOString() ?? null,
    },
    shown: { id, name, variants: [], before, after: availability },
  };
}

function priceOf(item: MenuItem, { by, value, round_to }: BulkChange & { kind: 'price' }): Plan | LeftOutReason {
  const next = pricesAfter(item, { by, value, roundTo: round_to });
  if ('leftOut' in next) return next.leftOut;
  const { choices, variants } = item.variations;
  const priced = (prices: readonly { type: string; price: number }[]): ChangedMenuFields['variations'] => ({
    choices,
    variants: prices.map(({ type, price }) => ({ type, price })),
  });
  const hasVariants = variants.length > 0;
  return {
    fields: { price: next.price, ...(hasVariants && { variations: priced(next.variants) }) },
    before: { price: item.price, ...(hasVariants && { variations: priced(variants) }) },
    shown: {
      ...{ id: item.id, name: item.name, before: item.price, after: next.price },
      variants: next.variants.map(({ type, price }, place) => ({
        type,
        before: variants[place]?.price ?? price,
        after: price,
      })),
    },
  };
}

async function menuOf(transaction: Transaction, { storeId }: AuthorizedStore): Promise<StoreMenu> {
  const store = await mustFindMenuStore(transaction, storeId);
  return { store, categories: await menuCategories(transaction, storeId) };
}

/** Lines of one import have the same columns: those with variations are written apart. */
async function write(
  transaction: Transaction,
  { storeId }: AuthorizedStore,
  planned: readonly Planned[],
  menu: StoreMenu,
): Promise<void> {
  const switched = planned.flatMap(({ availability }) => availability ?? []);
  if (switched.length > 0) await writeAvailabilities(transaction, switched);
  // The usual change of a whole menu: nothing else of an item follows from its price.
  const prices = planned.flatMap(priceAlone);
  if (prices.length > 0) await writePrices(transaction, prices);
  const given = planned.flatMap((one) =>
    one.fields && priceAlone(one).length === 0
      ? givenItem(one.fields, menu, { slug: one.row.slug, current: one.row })
      : [],
  );
  if (given.length === 0) return;
  const { write: writeGiven } = await openItemImport(transaction, storeId);
  for (const alike of Map.groupBy(given, columnsOf).values()) await writeGiven(transaction, alike);
}

/** Returns the price of an item that changes in nothing else. */
function priceAlone({ row: { id }, fields = {} }: Planned): { id: number; price: Money }[] {
  const { price, ...others } = fields;
  return price !== undefined && Object.keys(others).length === 0 ? [{ id, price: fromDecimal(price) }] : [];
}

function columnsOf(item: GivenItem): string {
  return Object.keys(item).sort().join();
}

/** What an undo needs to know: what each item was, and the version that it has now. */
async function afterwards(transaction: Transaction, planned: readonly Planned[]): Promise<ChangedItemRow[]> {
  const versions = await versionsOf(
    transaction,
    planned.map(({ row }) => row.id),
  );
  return planned.map(({ row: { id, name }, before }) => ({ id, name, before, version: versions.get(id) ?? 0 }));
}
