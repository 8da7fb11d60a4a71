import { CouponsView } from './coupons-view.tsx';
import { PointsView } from './points-view.tsx';
import { ReferralView } from './referral-view.tsx';
import type { RewardsData } from './rewards-of-page.server.ts';
import { WalletView } from './wallet-view.tsx';

/** The pages of wallet, points, coupons and referrals. */
export function RewardsView({ data }: { data: RewardsData }) {
  switch (data.page) {
    case 'wallet':
      return <WalletView {...data} />;
    case 'loyalty-points':
      return <PointsView {...data} />;
    case 'referral-code':
      return <ReferralView referral={data.referral} />;
    case 'coupons':
      return <CouponsView coupons={data.coupons} />;
  }
}
