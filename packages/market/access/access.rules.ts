// Roles have all permissions of the requirements. The last part of docs/calls.md lists those that nothing needs yet.

/** What store staff may do, with a sentence for each [SEAT-13] [SEAT-18]. */
export const storePermissions = {
  'store.orders': 'Accept, prepare and hand over orders.',
  'store.orders.enter': 'Enter an order for a customer at the counter or on the phone.',
  'store.adjust': 'Change the lines or the money of an order.',
  'store.availability': 'Take items off sale and put them back.',
  'store.menu': 'Edit items, prices and pictures.',
  'store.hours': 'Set opening hours, pauses and preparation times.',
  'store.prescriptions': 'Read prescriptions and send prices for them.',
  'store.promotions': 'Run promotions of the store.',
  'store.reviews': 'Answer reviews.',
  'store.chat': 'Chat with customers.',
  'store.money': 'See sales, statements and payouts.',
  'store.reports': 'See reports.',
  'store.export': 'Export lists to files.',
  'store.profile': 'Edit the name, pictures and contacts of the store.',
  'store.staff': 'Invite staff, change their roles and remove them.',
  'store.audit': 'Read the audit log of the store.',
  'store.owner': 'Hand over ownership and choose who is paid.',
} as const;

/** What an operator may do, with a sentence for each [SEAT-14] [SEAT-18]. */
export const operatorPermissions = {
  'ops.live': 'See running orders, couriers and stores.',
  'ops.contact': 'Contact customers, stores and couriers.',
  'ops.dispatch': 'Assign couriers to orders.',
  'ops.dispatch.settings': 'Change how couriers are chosen.',
  'ops.orders': 'Find orders and change their course.',
  'ops.refund': 'Refund orders up to a limit.',
  'ops.support': 'Answer requests for help.',
  'ops.customers': 'See customers and close their accounts.',
  'ops.wallets': 'Correct wallets up to a limit.',
  'ops.stores': 'Accept, edit and close stores.',
  'ops.couriers': 'Accept, edit and close couriers.',
  'ops.catalogue': 'Edit modules, categories, brands and items of all stores.',
  'ops.promotions': 'Run coupons and campaigns.',
  'ops.content': 'Edit pages, texts and banners.',
  'ops.zones': 'Draw zones and set their fees.',
  'ops.finance': 'Set commissions and taxes.',
  'ops.ledger': 'Read the ledger.',
  'ops.payouts': 'Prepare and release payouts.',
  'ops.cash': 'Take in the cash of couriers.',
  'ops.reports': 'See reports.',
  'ops.export': 'Export lists to files.',
  'ops.import': 'Import stores, items and zones from files.',
  'ops.settings': 'Change the settings of the market.',
  'ops.staff': 'Invite operators, change their roles and remove them.',
  'ops.audit': 'Read the audit log of the market.',
  'ops.health': 'See the health of the system and its background jobs.',
  'ops.lead': 'Approve what is above the limit of another person.',
  'ops.owner': 'Hand over ownership of the market.',
} as const;

export type StorePermission = keyof typeof storePermissions;
export type OperatorPermission = keyof typeof operatorPermissions;

const everyStorePermission = Object.keys(storePermissions) as StorePermission[];
const everyOperatorPermission = Object.keys(operatorPermissions) as OperatorPermission[];

/** Ready-made roles of store staff [SEAT-13]. */
const permissionsOfStoreRoles = {
  owner: everyStorePermission,
  manager: everyStorePermission.filter((permission) => permission !== 'store.staff' && permission !== 'store.owner'),
  counter: ['store.orders', 'store.chat', 'store.availability'],
  kitchen: ['store.orders', 'store.availability'],
  pharmacist: ['store.orders', 'store.prescriptions', 'store.chat', 'store.availability'],
  bookkeeper: ['store.money', 'store.reports', 'store.export'],
} as const satisfies Record<string, readonly StorePermission[]>;

/** Ready-made roles of operators [SEAT-14]. */
const permissionsOfOperatorRoles = {
  owner: everyOperatorPermission,
  lead: everyOperatorPermission.filter((permission) => permission !== 'ops.owner'),
  dispatcher: ['ops.live', 'ops.contact', 'ops.dispatch', 'ops.orders'],
  support: ['ops.live', 'ops.contact', 'ops.support', 'ops.customers', 'ops.orders', 'ops.refund'],
  catalogue: ['ops.catalogue', 'ops.stores', 'ops.import'],
  marketing: ['ops.promotions', 'ops.content', 'ops.reports'],
  finance: ['ops.finance', 'ops.ledger', 'ops.payouts', 'ops.cash', 'ops.reports', 'ops.export'],
} as const satisfies Record<string, readonly OperatorPermission[]>;

export type StoreRole = keyof typeof permissionsOfStoreRoles;
export type OperatorRole = keyof typeof permissionsOfOperatorRoles;

export const storeRoles = Object.keys(permissionsOfStoreRoles) as [StoreRole, ...StoreRole[]];
export const operatorRoles = Object.keys(permissionsOfOperatorRoles) as [OperatorRole, ...OperatorRole[]];

/** Returns what a role of a store allows, in the order of the closed list. */
export function permissionsOfStoreRole(role: StoreRole): StorePermission[] {
  const allowed: readonly StorePermission[] = permissionsOfStoreRoles[role];
  return everyStorePermission.filter((permission) => allowed.includes(permission));
}

/** Returns what some roles of an operator allow together, in the order of the closed list. */
export function permissionsOfRoles(roles: readonly OperatorRole[]): OperatorPermission[] {
  return everyOperatorPermission.filter((permission) =>
    roles.some((role) => (permissionsOfOperatorRoles[role] as readonly OperatorPermission[]).includes(permission)),
  );
}

/** Returns the role of an operator that a decision is signed with: the narrowest one that allows it. */
export function roleThatMay(roles: readonly OperatorRole[], permission: OperatorPermission): OperatorRole | undefined {
  const able = roles.filter((role) => permissionsOfRoles([role]).includes(permission));
  return able.toSorted((one, other) => permissionsOfRoles([one]).length - permissionsOfRoles([other]).length)[0];
}

/**
 * Returns whether a person with some permissions may give or take away a role: only a role without further permissions
 * [SEAT-18] [SEAT-19].
 */
export function mayGrant<Permission extends string>(
  own: readonly Permission[],
  ofRole: readonly Permission[],
): boolean {
  return ofRole.every((permission) => own.includes(permission));
}

/** The zones that an operator works in: all of them, or a list. */
export type OperatorZones = 'all' | readonly number[];

/** Returns whether what lies in a zone is within the zones of an operator [SEAT-12]. */
export function isWithinZones(zones: OperatorZones, zoneId: number): boolean {
  return zones === 'all' || zones.includes(zoneId);
}

/** Returns whether an operator may give these zones to another one [SEAT-14]. */
export function mayGrantZones(own: OperatorZones, given: OperatorZones): boolean {
  if (own === 'all') return true;
  return given !== 'all' && given.every((zoneId) => own.includes(zoneId));
}

/** How long an invitation can be accepted, in days [SEAT-19]. */
export const invitationDays = 7;
/** How long the link to the set-up of a market works, in hours [OPS-083]. */
export const setupLinkHours = 24;
/** How many invitations of a store, or of the market, may be open at a time [SEAT-19]. */
export const maxOpenInvitations = 10;
