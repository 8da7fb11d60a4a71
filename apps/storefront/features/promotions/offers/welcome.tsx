import { Trans, useLingui } from '@lingui/react/macro';
import { imagePath } from 'market/values/image-path';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Awning } from 'ui/media/awning.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { accountApi } from '#features/account/account-calls.ts';
import { useMarket } from '#features/config/use-market.ts';
import { deleteNewcomer } from '../coupons/newcomer.ts';
import { useDay } from '../use-day.ts';
import styles from './welcome.module.css';

/** What of the profile decides whether a discount is mentioned. */
export interface FirstOrder {
  is_valid_for_discount: boolean;
  validity: string | null;
}

/** Welcomes a new customer, once [HOME-13]. */
export function Welcome({ onClose }: OverlayProps<'welcome'>) {
  const [profile, setProfile] = useState<FirstOrder>();
  useEffect(() => {
    // Shown once, also when the page is left with the greeting open.
    deleteNewcomer();
    accountApi.account.info({}).then(setProfile, () => undefined);
  }, []);
  return <WelcomeDialog profile={profile} onClose={onClose} />;
}

/** Names the discount on the first order, and until when, only where the profile has it [HOME-14] [HOME-15]. */
export function WelcomeDialog({ profile, onClose }: { profile: FirstOrder | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const { customer } = useMarket();
  const firstName = customer?.firstName ?? '';
  const title = firstName ? t`Welcome, ${firstName}` : t`Welcome`;
  return (
    <Dialog title={title} isTitleHidden isBare onClose={onClose} width={420}>
      <div className={styles.head}>
        <Awning />
        <p aria-hidden="true" dir="auto" className={styles.title}>
          {title}
        </p>
        <p>
          <Trans>Welcome to the market.</Trans>
        </p>
        <Picture src={imagePath('gift')} alt="" sizes="120px" className={styles.picture} />
      </div>
      <div className={styles.body}>
        {profile?.is_valid_for_discount && <Discount validity={profile.validity} />}
        <p className={styles.line}>
          <Trans>Your orders and saved addresses are in your account.</Trans>
        </p>
        <Button isBlock onClick={onClose}>
          <Trans>Start shopping</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function Discount({ validity }: { validity: string | null }) {
  const day = useDay();
  const until = validity ? day(validity) || validity : '';
  return (
    <div className={styles.discount}>
      <b className={styles.big}>
        <Trans>First-order discount</Trans>
      </b>
      <p>
        <Trans>Your first order costs less.</Trans> {until && <Trans>Valid until {until}.</Trans>}
      </p>
    </div>
  );
}
