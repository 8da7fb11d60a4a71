/**
 * The version before this one: the commit that was deployed, and the number of the first migration that it does not
 * know. Update both at each release.
 */
export const previousRelease = { commit: 'f9c687a068432bc06b0045884ba5e02c780dd26f', firstMigrationAfter: '0062' };

/** Its tests that are run against the tables of this version: they fill carts, order, refund, sign up and leave. */
export const testsOfPreviousRelease = [
  'api/features/orders/order-as-customer.test.ts',
  'api/features/orders/refund-order.test.ts',
  'api/features/cart/cart.routes.test.ts',
  'api/features/auth/sign-up.test.ts',
  'api/features/account/remove-account.test.ts',
];
