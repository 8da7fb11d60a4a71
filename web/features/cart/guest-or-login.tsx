import { Trans, useLingui } from '@lingui/react/macro';
import { useMarket } from '#features/config/use-market.ts';
import { Awning } from '#ui/awning.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './guest-or-login.module.css';
import type { OverlayProps } from './overlay-store.ts';

/** How to go on with a full cart and without an account [CART-04] [CART-07]. */
export function GuestOrLogin({ onClose }: OverlayProps<'guest_or_login'>) {
  const { t } = useLingui();
  const { guestCheckout } = useMarket();
  return (
    <Dialog title={t`How do you want to continue?`} isTitleHidden onClose={onClose} width={400} head={<Head />}>
      <div className={styles.ways}>
        <Button size="large" isBlock disabled aria-describedby="sign-in-opens-later">
          <Trans>Login</Trans>
        </Button>
        {guestCheckout ? (
          <LinkButton to="/checkout?page=cart" kind="outline" size="large" isBlock>
            <Trans>Guest</Trans>
          </LinkButton>
        ) : (
          <Button kind="outline" size="large" isBlock disabled aria-describedby="guests-stay-out">
            <Trans>Guest</Trans>
          </Button>
        )}
        <p id={guestCheckout ? undefined : 'guests-stay-out'} className={styles.line}>
          {guestCheckout ? (
            <Trans>No account needed. Keep your order ID to track it.</Trans>
          ) : (
            <Trans>Guest checkout is off. Please sign in.</Trans>
          )}
        </p>
        <p className={styles.line}>
          <Trans>
            New here?{' '}
            <button type="button" disabled className={styles.signUp} aria-describedby="sign-in-opens-later">
              Sign Up
            </button>
          </Trans>
        </p>
        <p id="sign-in-opens-later" className={styles.line}>
          <Trans>Accounts open soon. Until then, order as a guest.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

function Head() {
  return (
    <div className={styles.head}>
      <Awning size="medium" />
      <p className={styles.title} aria-hidden="true">
        <Trans>How do you want to continue?</Trans>
      </p>
    </div>
  );
}
