/** The values that the query `page` of /profile takes [PROF-01]. */
export const accountPages = [
  'profile-settings',
  'my-orders',
  'wallet',
  'loyalty-points',
  'coupons',
  'referral-code',
  'inbox',
  'settings',
] as const;

export type AccountPage = (typeof accountPages)[number];
