import type { Guard } from './guard.ts';

/** Guards against false statements on the screen. */
export const screenGuards: Guard[] = [
  {
    against: 'D4 a reply that contradicts the data',
    what: 'a coupon lists each of its cities once',
    test: { file: 'packages/api/promotions/customer-coupons.test.ts', title: 'name the cities of their zones' },
    without: [
      {
        file: 'packages/api/promotions/promotions-coupons.data.ts',
        line: ' group by z.city order by min(z.id)) as cities`);',
        instead: ' order by z.id) as cities`);',
      },
    ],
  },
];
