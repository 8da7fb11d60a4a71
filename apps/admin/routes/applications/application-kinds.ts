import type { OperatorPermission } from 'market/access/access.rules';
import type { CourierApplication, StoreApplication } from 'market/registration/registration.admin.contract';

/** What people apply for, as addresses of the page name it. */
export const applicationKinds = ['stores', 'riders'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

export const permissionOf: Record<ApplicationKind, OperatorPermission> = {
  stores: 'ops.stores',
  riders: 'ops.couriers',
};

export type Application = StoreApplication | CourierApplication;

/** Returns the name of an application: that of the store, or of the rider. */
export function titleOf(application: Application): string {
  return 'name' in application ? application.name : personOf(application);
}

export function personOf({ f_name: first, l_name: last }: Application): string {
  return `${first} ${last}`.trim();
}
