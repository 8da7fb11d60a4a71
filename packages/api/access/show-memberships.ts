import { permissionsOfRoles, permissionsOfStoreRole } from 'market/access/access.rules';
import { permissionsOnDevice } from 'market/access/devices/access-devices.rules';
import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { takesPrescriptions } from 'market/modules/modules.rules';
import type { Database } from '#api/db/connection.ts';
import type { SessionDevice } from '#api/http/callers/session-device.ts';
import { courierOf, operatorOf, type StoreMembershipRow, storesOfMember } from './access.data.ts';

type Memberships = ReplyOf<Contract['access']['memberships']>;

/**
 * Returns where an account works, and what it may do there [SEAT-02]; on a shared tablet only for its store and without
 * what needs a password [SEAT-05]. A suspended membership allows nothing.
 */
export async function showMemberships(
  { db }: { db: Database },
  customerId: number,
  device?: SessionDevice,
): Promise<Memberships> {
  if (device) return onDevice(device, await storesOfMember(db, customerId));
  const [stores, courier, operator] = await Promise.all([
    storesOfMember(db, customerId),
    courierOf(db, customerId),
    operatorOf(db, customerId),
  ]);
  return {
    stores: stores.map((row) => storeReply(row)),
    courier: courier ? { courier_id: courier.id, suspended_reason: courier.suspendedReason } : null,
    operator: operator
      ? {
          roles: operator.roles,
          permissions: operator.suspendedReason === null ? permissionsOfRoles(operator.roles) : [],
          zone_ids: operator.zoneIds,
          suspended_reason: operator.suspendedReason,
        }
      : null,
    device: null,
  };
}

function onDevice({ storeId, isLocked, name, lockMinutes }: SessionDevice, rows: StoreMembershipRow[]): Memberships {
  const stores = rows.filter(({ store_id: id }) => id === storeId).map((row) => storeReply(row));
  return {
    stores: stores.map((store) => ({ ...store, permissions: permissionsOnDevice(store.permissions) })),
    ...{ courier: null, operator: null },
    device: { name, lock_minutes: lockMinutes, store_id: storeId, is_locked: isLocked },
  };
}

function storeReply(row: StoreMembershipRow): Memberships['stores'][number] {
  const { store_id, slug, name, role, suspended_reason: suspendedReason, closed_reason: closedReason } = row;
  return {
    ...{ store_id, slug, name, role, suspended_reason: suspendedReason },
    takes_prescriptions: takesPrescriptions(row.module_type, row.takes_prescriptions),
    permissions: suspendedReason === null ? permissionsOfStoreRole(role) : [],
    closing:
      closedReason === null
        ? null
        : {
            ...{ id: row.closing_id, reason: closedReason, decided_role: row.closed_role },
            decided_at: row.closed_at?.toISOString() ?? null,
            until: row.closed_until?.toISOString() ?? null,
          },
  };
}
