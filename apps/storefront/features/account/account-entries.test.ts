import { describe, expect, it } from 'vitest';
import { accountPages } from '#features/config/account-pages.ts';
import { type AccountFlags, accountPageIn, offeredPages } from './account-entries.ts';

const all: AccountFlags = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 };

describe('the pages of an account', () => {
  it('[PROF-35] are listed in the order of the menu', () => {
    expect(offeredPages(all)).toEqual([
      'profile-settings',
      'my-orders',
      'wallet',
      'loyalty-points',
      'coupons',
      'referral-code',
      'inbox',
      'settings',
    ]);
  });

  it.each([
    ['[PROF-36] the wallet', 'customer_wallet_status', 'wallet'],
    ['[PROF-37] the loyalty points', 'loyalty_point_status', 'loyalty-points'],
    ['[PROF-38] the referral code', 'ref_earning_status', 'referral-code'],
  ] as const)('%s is hidden where the operator has it off, and nothing else is', (_what, flag, page) => {
    const offered = offeredPages({ ...all, [flag]: 0 });
    expect(accountPages.filter((known) => !offered.includes(known))).toEqual([page]);
  });

  it('[PROF-01] are requested by their names, and by no other', () => {
    for (const page of accountPages) expect(accountPageIn(new URLSearchParams({ page }))).toBe(page);
    expect(accountPageIn(new URLSearchParams({ page: 'cellar' }))).toBeNull();
    expect(accountPageIn(new URLSearchParams())).toBeNull();
  });
});
