import type { CustomerCoupon } from 'market/promotions/promotions.contract';
import { href, redirect } from 'react-router';
import { offeredPages } from '#features/account/account-entries.ts';
import type { AccountPage } from '#features/config/account-pages.ts';
import type { ApiClient } from '../../../server/api-client.server.ts';

type Money = Awaited<ReturnType<ApiClient['wallet']['transactions']>>;
export type Points = Awaited<ReturnType<ApiClient['wallet']['points']>>;
export type Referral = Awaited<ReturnType<ApiClient['wallet']['referral']>>;
type Bonus = Awaited<ReturnType<ApiClient['wallet']['bonuses']>>['bonuses'][number];

/** The result of a payment into the wallet, as the return address has it. */
export type FundFlag = 'success' | 'fail' | 'cancel' | null;

export type WalletSectionData =
  | { page: 'wallet'; type: Direction; money: Money; bonuses: Bonus[]; points: Points | null; flag: FundFlag }
  | { page: 'loyalty-points'; type: Direction; points: Points; hasWallet: boolean }
  | { page: 'referral-code'; referral: Referral }
  | { page: 'coupons'; coupons: CustomerCoupon[] };

export type Direction = 'all' | 'credit' | 'debit';

/**
 * Loads the section that `page` names; null for a section that is not in this folder, such as orders. What is off in
 * this market has no page [WAL-11].
 */
export async function walletSectionOf(
  api: ApiClient,
  page: AccountPage | null,
  query: URLSearchParams,
): Promise<WalletSectionData | null> {
  if (page === 'coupons')
    return { page, coupons: (await api.promotions.customerCoupons({ query: { limit: 100 } })).coupons };
  if (page !== 'wallet' && page !== 'loyalty-points' && page !== 'referral-code') return null;
  const offered = offeredPages(await api.config.settings({}));
  if (!offered.includes(page)) throw redirect(href('/profile'));
  const first = { type: directionIn(query), limit: 10, offset: 1 };
  if (page === 'referral-code')
    return { page, referral: await api.wallet.referral({ query: { limit: 50, offset: 1 } }) };
  const hasPoints = offered.includes('loyalty-points');
  if (page === 'loyalty-points') {
    const points = await api.wallet.points({ query: first });
    return { page, type: first.type, points, hasWallet: offered.includes('wallet') };
  }
  const [money, bonuses, points] = await Promise.all([
    api.wallet.transactions({ query: first }),
    api.wallet.bonuses({ query: { limit: 100 } }).then(({ bonuses }) => bonuses),
    hasPoints ? api.wallet.points({ query: { limit: 1, offset: 1 } }) : null,
  ]);
  return { page, type: first.type, money, bonuses, points, flag: flagIn(query) };
}

function directionIn(query: URLSearchParams): Direction {
  const type = query.get('type');
  return type === 'credit' || type === 'debit' ? type : 'all';
}

function flagIn(query: URLSearchParams): FundFlag {
  const flag = query.get('flag');
  return flag === 'success' || flag === 'fail' || flag === 'cancel' ? flag : null;
}
