import { CouponsView } from './coupons-view.tsx';
import { PointsView } from './points-view.tsx';
import { ReferralView } from './referral-view.tsx';
import type { WalletSectionData } from './wallet-section-data.server.ts';
import { WalletView } from './wallet-view.tsx';

/** The sections of the profile for wallet, points, coupons and referrals. */
export function WalletSections({ data }: { data: WalletSectionData }) {
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
