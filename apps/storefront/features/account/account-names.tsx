import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AccountPage } from '#features/config/account-pages.ts';

const names = {
  'profile-settings': msg`Profile settings`,
  'my-orders': msg`My orders`,
  wallet: msg`Wallet`,
  'loyalty-points': msg`Loyalty points`,
  coupons: msg`Coupons`,
  'referral-code': msg`Referral code`,
  inbox: msg`Inbox`,
  settings: msg`Settings`,
};

export function accountName(page: AccountPage, i18n: I18n): string {
  return i18n._(names[page]);
}

/** Returns the title of an account page. */
export function useAccountNames(): (page: AccountPage) => string {
  const { i18n } = useLingui();
  return (page) => accountName(page, i18n);
}
