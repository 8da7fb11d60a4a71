import { contactFor } from 'market/access/access-contact.rules';
import type { Contract } from 'market/calls/contract';
import { maxCounted, type QueryOf, type ReplyOf } from 'market/calls/endpoint';
import type { CourierApplication, StoreApplication } from 'market/registration/registration.admin.contract';
import { accountOfApplicant } from 'market/registration/registration-decisions.rules';
import { uploadPath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import {
  type ApplicationRow,
  type CourierApplicationRow,
  courierApplications,
  type StoreApplicationRow,
  storeApplications,
} from './stores-applications.data.ts';

type AdminRegistration = Contract['adminRegistration'];
type Query = QueryOf<AdminRegistration['stores']>;

/** Returns a page of the applications of stores in the zones of an operator [OPS-053]. */
export async function listStoreApplications(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  query: Query,
): Promise<ReplyOf<AdminRegistration['stores']>> {
  const { rows, total } = await storeApplications(db, filterOf(staff, query));
  return { ...pageOf(query, total), applications: rows.map((row) => storeReply(row, staff)) };
}

/** Returns a page of the applications of couriers in the zones of an operator [OPS-058]. */
export async function listCourierApplications(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  query: Query,
): Promise<ReplyOf<AdminRegistration['couriers']>> {
  const { rows, total } = await courierApplications(db, filterOf(staff, query));
  return { ...pageOf(query, total), applications: rows.map((row) => courierReply(row, staff)) };
}

function filterOf({ zones }: AuthorizedOperator, { status, ...page }: Query) {
  return { status, zoneIds: zoneIdsOf({ zones }), ...sliceOf(page) };
}

function pageOf({ limit, offset }: Query, total: number) {
  return { total_size: Math.min(maxCounted, total), limit, offset };
}

/** Returns an application of a store as an operator sees it. */
export function storeReply(row: StoreApplicationRow, staff: AuthorizedOperator): StoreApplication {
  const { name, module_type, address, lat, lng, delivery_minutes_min, delivery_minutes_max, tax_number } = row;
  return {
    ...commonReply(row, staff),
    name,
    module_type,
    address,
    latitude: lat,
    longitude: lng,
    delivery_minutes_min,
    delivery_minutes_max,
    tax_number,
    logo_full_url: pathOf(row.logo),
    cover_photo_full_url: pathOf(row.cover_photo),
    store_id: row.store_id,
  };
}

/** Returns an application of a courier as an operator sees it. */
export function courierReply(row: CourierApplicationRow, staff: AuthorizedOperator): CourierApplication {
  const { vehicle, identity_type, identity_number, image, delivery_man_id: courierId } = row;
  return {
    ...commonReply(row, staff),
    vehicle,
    identity_type,
    identity_number,
    image_full_url: pathOf(image),
    courier_id: courierId,
  };
}

function commonReply(row: ApplicationRow, staff: AuthorizedOperator) {
  const { id, status, f_name, l_name, zone_id, zone_name, city, zone_is_active, same_contact, decision } = row;
  return {
    id,
    status,
    f_name,
    l_name,
    phone: contactFor(staff, 'phone', row.phone) ?? '',
    email: contactFor(staff, 'email', row.email) ?? '',
    zone_id,
    zone_name,
    city,
    zone_is_active,
    account: accountOfApplicant(row.email_account ?? undefined, row.phone_account ?? undefined).kind,
    same_contact,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    decision,
    is_told: row.told_at !== null,
  };
}

function pathOf(name: string | null): string | null {
  return name === null ? null : uploadPath(name);
}
