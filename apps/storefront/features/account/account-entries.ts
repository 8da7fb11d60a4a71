import type { IconName } from 'ui/media/icon-names.ts';
import { type AccountPage, accountPages } from '#features/config/account-pages.ts';

/** What the operator has switched on, as the settings say it. */
export interface AccountFlags {
  customer_wallet_status: 0 | 1;
  loyalty_point_status: 0 | 1;
  ref_earning_status: 0 | 1;
}

export const accountIcons: Record<AccountPage, IconName> = {
  'profile-settings': 'user-round',
  'my-orders': 'receipt-text',
  wallet: 'wallet',
  'loyalty-points': 'badge-percent',
  coupons: 'ticket-percent',
  'referral-code': 'gift',
  inbox: 'inbox',
  settings: 'settings',
};

const flagOf: Partial<Record<AccountPage, keyof AccountFlags>> = {
  wallet: 'customer_wallet_status',
  'loyalty-points': 'loyalty_point_status',
  'referral-code': 'ref_earning_status',
};

/** The pages of an account that the operator offers, in the order of the menu [PROF-35] to [PROF-38]. */
export function offeredPages(flags: AccountFlags): AccountPage[] {
  return accountPages.filter((page) => {
    const flag = flagOf[page];
    return flag === undefined || flags[flag] === 1;
  });
}

/** Returns the page in an address; null for the account overview. */
export function accountPageIn(query: URLSearchParams): AccountPage | null {
  const requested = query.get('page');
  return accountPages.find((page) => page === requested) ?? null;
}
