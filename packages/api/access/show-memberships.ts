import { permissionsOfRoles, permissionsOfStoreRole } from 'market/access/access.rules';
import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { takesPrescriptions } from 'market/modules/modules.rules';
import type { Database } from '#api/db/connection.ts';
import { courierOf, operatorOf, type StoreMembershipRow, storesOfMember } from './access.data.ts';

type Memberships = ReplyOf<Contract['access']['memberships']>;

/** Returns where an account works, and what it may do there [SEAT-02]. A suspended membership allows nothing. */
export async function showMemberships({ db }: { db: Database }, customerId: number): Promise<Memberships> {
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
