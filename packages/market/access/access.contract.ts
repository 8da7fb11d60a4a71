import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { operatorPermissions, operatorRoles, storePermissions, storeRoles } from './access.rules.ts';

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as [Key, ...Key[]];

export const storeRole = z.enum(storeRoles);
export const operatorRole = z.enum(operatorRoles);
export type StoreRole = z.output<typeof storeRole>;
export type OperatorRole = z.output<typeof operatorRole>;
const storePermission = z.enum(keysOf(storePermissions));
const operatorPermission = z.enum(keysOf(operatorPermissions));
/** Why a membership is suspended; null while it is not. */
const suspendedReason = z.nullable(z.string());

/** What an account may do beside ordering. */
export const accessContract = {
  memberships: endpoint({
    method: 'GET',
    path: '/api/v1/customer/memberships',
    summary: 'The stores that an account works for, and whether it is a courier or an operator [SEAT-01] [SEAT-02]',
    callers: 'customer',
    reply: z.object({
      stores: z.array(
        z.object({
          store_id: z.int(),
          slug: z.string(),
          name: z.string(),
          role: storeRole,
          permissions: z.array(storePermission),
          suspended_reason: suspendedReason,
        }),
      ),
      courier: z.nullable(z.object({ courier_id: z.int(), suspended_reason: suspendedReason })),
      operator: z.nullable(
        z.object({
          roles: z.array(operatorRole),
          permissions: z.array(operatorPermission),
          /** Null for all zones. */
          zone_ids: z.nullable(z.array(z.int())),
          suspended_reason: suspendedReason,
        }),
      ),
    }),
    refusals: [],
  }),
};
