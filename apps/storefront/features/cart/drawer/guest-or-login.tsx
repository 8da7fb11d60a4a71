import { Trans, useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Awning } from 'ui/media/awning.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { type AuthMode, openAuth } from '#browser/open-auth.ts';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { checkoutPath } from '../use-confirm.ts';
import styles from './guest-or-login.module.css';

/** How to go on with a full cart and without an account [AUTH-138] to [AUTH-141] [CART-04]. */
export function GuestOrLogin({ onClose }: OverlayProps<'guest_or_login'>) {
  const { t } = useLingui();
  const signIn = (mode: AuthMode) => {
    onClose();
    openAuth(mode, checkoutPath);
  };
  return (
    <Dialog title={t`How do you want to continue?`} isTitleHidden onClose={onClose} width={400} head={<Head />}>
      <div className={styles.options}>
        <Button size="large" isBlock aria-haspopup="dialog" onClick={() => signIn('sign-in')}>
          <Trans>Login</Trans>
        </Button>
        <LinkButton to={checkoutPath} kind="outline" size="large" isBlock>
          <Trans>Guest</Trans>
        </LinkButton>
        <p className={styles.line}>
          <Trans>No account needed. Keep your order ID to track it.</Trans>
        </p>
        <p className={styles.line}>
          <Trans>
            New here?{' '}
            <button type="button" aria-haspopup="dialog" className={styles.signUp} onClick={() => signIn('sign-up')}>
              Sign Up
            </button>
          </Trans>
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
