import { isWithinZones, roleThatMay } from 'market/access/access.rules';
import { mayEndAt } from 'market/access/access-suspensions.rules';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, QueryOf } from 'market/calls/endpoint';
import type { AdminStore } from 'market/stores/stores.admin.contract';
import { areHoursInOrder, isFreeSlug, refusalOfStorePlace } from 'market/stores/stores-admin.rules';
import { fromDecimal, toDecimal } from 'market/values/money';
import { slugFrom } from 'market/values/slug';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { inviteStaff, type SentInvitation } from '#api/access/invitations/invite-staff.ts';
import { parsePhone } from '#api/auth/parse-phone.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuditedChange, actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { ChangedMeanwhile, type FieldFault, FieldRefusal, Refusal, refuse } from '#api/http/refusal.ts';
import { type AdminZoneRow, zoneOfMarket } from '#api/zones/zones-admin.data.ts';
import { openClosedStore } from './closings/end-closing.ts';
import { insertClosing } from './closings/stores-closings.data.ts';
import { openStoreImport } from './import-stores.ts';
import {
  type AdminStoreRow,
  adminStoreOf,
  idOfSlug,
  lockNewStores,
  lockStoreRow,
  raiseStoreVersion,
  setStoreClosed,
  slugsLike,
  storesOfZoneIds,
} from './stores-admin.data.ts';

type AdminStores = Contract['adminStores'];
type NewStore = BodyOf<AdminStores['create']>;
type StoreBody = Omit<NewStore, 'slug'>;

/** Returns a page of the stores in the zones of an operator, by name [OPS-055]. */
export async function listAdminStores(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { zones }: AuthorizedOperator,
  { search, zone_id: zoneId, ...page }: QueryOf<AdminStores['list']>,
): Promise<{ stores: AdminStore[]; total: number }> {
  const own = zoneIdsOf({ zones });
  const wanted = zoneId === undefined ? own : [zoneId].filter((id) => isWithinZones(zones, id));
  const filter = { search: search || null, zoneIds: wanted, ...sliceOf(page) };
  const { rows, total } = await storesOfZoneIds(db, filter, now());
  return { stores: rows.map(storeReply), total };
}

/** Returns a store of the zones of an operator [OPS-055]. */
export async function showAdminStore(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
  id: number,
): Promise<AdminStore> {
  return storeReply(await mustBeInOwnZones(db, staff, id, now()));
}

/**
 * Makes an open store without items, once for each key [OPS-054]. Refuses a pin outside the zone and an address that
 * another store has.
 */
export async function createStore(
  context: ApiContext,
  staff: AuthorizedOperator,
  { slug: wanted, ...body }: NewStore,
  key: string,
): Promise<AdminStore> {
  const request = { key, request: { create: { wanted: wanted ?? null, ...body } } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    const store = await writeNewStore(transaction, context, staff, { ...body, slug: wanted });
    return { result: storeReply(store), change: auditOfNewStore(store) };
  });
  await publishChange(context);
  return made;
}

/** Writes a new store, in the transaction of what it is made for. Refuses like `createStore`. */
export async function writeNewStore(
  transaction: Transaction,
  context: Pick<ApiContext, 'mode' | 'now'>,
  staff: AuthorizedOperator,
  { slug: wanted, ...body }: NewStore,
): Promise<AdminStoreRow> {
  await lockNewStores(transaction);
  const zone = await mustStandIn(transaction, staff, body);
  const slug = await freeSlug(transaction, wanted || undefined, body.name);
  const phone = mustBeRight(body, zone, context);
  await write(transaction, { ...body, phone }, { slug, zone });
  return mustFind(transaction, await idOfSlug(transaction, slug), context.now());
}

/** Returns the line of a new store in the audit log. */
export function auditOfNewStore(store: AdminStoreRow): AuditedChange {
  return { action: 'store.create', subject: `store:${store.id}`, after: auditOf(store) };
}

/** Changes the profile and the hours of a store [OPS-055]. Refuses a stale version, and another zone or module. */
export function changeStore(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  { version, ...body }: StoreBody & { version: number },
): Promise<AdminStore> {
  return actOnStore(context, staff, { id, version }, async (transaction, store) => {
    const now = { moduleType: store.module_type, zoneId: store.zone_id, lat: store.lat, lng: store.lng };
    const zone = await mustStandIn(transaction, staff, body, now);
    const phone = mustBeRight(body, zone, context);
    await write(transaction, { ...body, phone }, { slug: store.slug, zone });
    await raiseStoreVersion(transaction, id);
    return { action: 'store.change' };
  });
}

/** Closes a store with a reason, until a time or until an operator opens it [OPS-055] [SEAT-09]. Running orders go on. */
export async function closeStore(
  context: ApiContext,
  staff: AuthorizedOperator,
  seen: { id: number; version: number },
  { reason, until }: { reason: string; until: Date | null },
): Promise<AdminStore> {
  const at = context.now();
  if (until && !mayEndAt(until, at)) throw new Refusal('suspension_end');
  const decided = { by: staff.customerId, role: roleThatMay(staff.roles, 'ops.stores'), at };
  return actOnStore(context, staff, seen, async (transaction) => {
    await setStoreClosed(transaction, seen.id, reason);
    await insertClosing(transaction, { storeId: seen.id, reason, until, ...decided });
    return { action: 'store.close', reason };
  });
}

/** Opens a closed store [OPS-055]. */
export function openStore(
  context: ApiContext,
  staff: AuthorizedOperator,
  seen: { id: number; version: number },
): Promise<AdminStore> {
  return actOnStore(context, staff, seen, async (transaction) => {
    await openClosedStore(transaction, seen.id, { by: staff.customerId, at: context.now() });
    return { action: 'store.open' };
  });
}

/** Invites the owner of a store [OPS-054] [SEAT-19]. */
export async function inviteOwner(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  invited: { contact: string; origin: string },
): Promise<SentInvitation> {
  await mustBeInOwnZones(context.db, staff, id, context.now());
  return inviteStaff(context, staff, { to: { storeId: id, role: 'owner', roles: null, zoneIds: null }, ...invited });
}

async function actOnStore(
  context: ApiContext,
  staff: AuthorizedOperator,
  { id, version }: { id: number; version: number },
  work: (transaction: Transaction, store: AdminStoreRow) => Promise<{ action: string; reason?: string }>,
): Promise<AdminStore> {
  const changed = await actAsStaff(context, staff, async (transaction) => {
    await lockStoreRow(transaction, id);
    const store = await mustBeInOwnZones(transaction, staff, id, context.now());
    if (store.version !== version)
      throw new ChangedMeanwhile({ sent: { version }, now: { version: store.version, ...auditOf(store) } });
    const done = await work(transaction, store);
    const after = await mustFind(transaction, id, context.now());
    const change = { ...done, subject: `store:${id}`, before: auditOf(store), after: auditOf(after) };
    return { result: after, change };
  });
  await publishChange(context);
  return storeReply(changed);
}

/** Returns the zone of a store, if the operator works there and the store may be in it. */
async function mustStandIn(
  transaction: Transaction,
  staff: AuthorizedOperator,
  body: StoreBody,
  now?: Parameters<typeof refusalOfStorePlace>[2],
): Promise<AdminZoneRow> {
  const zone = await zoneOfMarket(transaction, body.zone_id);
  if (!zone) throw new Refusal('zone_not_found');
  if (!isWithinZones(staff.zones, zone.id)) throw new Refusal('right_missing');
  const corners = zone.area.matchAll(/\(([^(),]+),([^(),]+)\)/g);
  const area = Array.from(corners, ([, lng, lat]) => ({ lat: Number(lat), lng: Number(lng) }));
  const place = { moduleType: body.module_type, zoneId: zone.id, lat: body.latitude, lng: body.longitude };
  refuse(refusalOfStorePlace(place, { area, modules: zone.tariffs.map(({ module_type }) => module_type) }, now));
  return zone;
}

/** Returns the phone number in international form, read as in the country of the zone. */
function mustBeRight(body: StoreBody, { country }: AdminZoneRow, { mode }: Pick<ApiContext, 'mode'>): string {
  const faults: FieldFault[] = [];
  if (!areHoursInOrder(body.opening_hours)) faults.push({ field: 'opening_hours', text: 'This value is not valid.' });
  if (body.delivery_minutes_max < body.delivery_minutes_min) {
    faults.push({ field: 'delivery_minutes_max', text: 'Must not be shorter than the shortest time' });
  }
  if (faults.length > 0) throw new FieldRefusal(faults);
  return parsePhone(body.phone, { country, field: 'phone', mode });
}

async function freeSlug(transaction: Transaction, wanted: string | undefined, name: string): Promise<string> {
  if (wanted === undefined) {
    const made = slugFrom(name, new Set(), 'store');
    const start = isFreeSlug(made) ? made : `store-${made}`;
    return slugFrom(start, new Set(await slugsLike(transaction, start)), 'store');
  }
  if (!isFreeSlug(wanted)) throw new FieldRefusal([{ field: 'slug', text: 'This value is not valid.' }]);
  if ((await slugsLike(transaction, wanted)).includes(wanted)) throw new Refusal('slug_taken');
  return wanted;
}

/** Writes a store as the import of a file does. */
async function write(
  transaction: Transaction,
  body: StoreBody,
  { slug, zone }: { slug: string; zone: AdminZoneRow },
): Promise<void> {
  const { module_type: module, zone_id: _, latitude: lat, longitude: lng, minimum_order, ...columns } = body;
  const store = { ...columns, slug, module, zone: zone.slug, lat, lng, minimum_order: fromDecimal(minimum_order) };
  const stores = await openStoreImport(transaction);
  const faults = await stores.faultsIn(transaction, [store]);
  if (faults.length > 0)
    throw new FieldRefusal(faults.map(({ field }) => ({ field, text: 'This value is not valid.' })));
  await stores.write(transaction, [store]);
}

async function mustFind(db: Connection, id: number, at: Date): Promise<AdminStoreRow> {
  const store = await adminStoreOf(db, id, at);
  if (!store) throw new Refusal('store_not_found');
  return store;
}

/** A store of another zone is as unknown as one that does not exist [SEAT-12]. */
async function mustBeInOwnZones(
  db: Connection,
  staff: AuthorizedOperator,
  id: number,
  at: Date,
): Promise<AdminStoreRow> {
  const store = await mustFind(db, id, at);
  if (!isWithinZones(staff.zones, store.zone_id)) throw new Refusal('store_not_found');
  return store;
}

/** Without the contact of a person: the audit log outlives accounts. */
function auditOf(row: AdminStoreRow): object {
  const { owners: _owners, invited_owner: _invited, item_count: _items, phone: _phone, ...store } = storeReply(row);
  return store;
}

function storeReply({ lat, lng, active, minimum_order, closed_until: until, ...row }: AdminStoreRow): AdminStore {
  return {
    ...row,
    latitude: lat,
    longitude: lng,
    minimum_order: toDecimal(minimum_order),
    is_active: active,
    closed_until: until?.toISOString() ?? null,
  };
}
