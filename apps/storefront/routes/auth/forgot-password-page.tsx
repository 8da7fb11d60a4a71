import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Page } from 'ui/layout/page.tsx';
import { openAuth } from '#browser/open-auth.ts';
import { AskForCode } from '#features/auth/ask-for-code.tsx';
import { NewPasswordForm } from '#features/auth/forms/new-password-form.tsx';
import { type SentResetCode, savedResetCode } from '#features/auth/saved-code.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import styles from './forgot-password-page.module.css';

export const handle = { title: ({ i18n }) => i18n._(msg`Forgot password`) } satisfies PageHandle;

/** A new password, by a code to the phone or the e-mail address [AUTH-102]. */
export default function ForgotPasswordPage() {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const [sent, setSent] = useState<SentResetCode>();
  const [typed, setTyped] = useState<string>();
  // The tab is asked after hydration, for the server cannot know it.
  useEffect(() => setSent(savedResetCode()), []);
  const change = () => {
    setTyped(sent?.contact);
    setSent(undefined);
  };
  const title = sent ? t`Set a new password` : t`Forgot password`;
  return (
    <Page>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {sent ? (
          <NewPasswordForm sent={sent} onChange={change} onDone={() => openAuth()} />
        ) : (
          <AskForCode typed={typed} onSent={setSent} />
        )}
        <BackToSignIn>
          <Trans>Back to Sign In</Trans>
        </BackToSignIn>
      </section>
    </Page>
  );
}

function BackToSignIn({ children }: { children: ReactNode }) {
  return (
    <Button kind="text" isBlock aria-haspopup="dialog" onClick={() => openAuth()}>
      {children}
    </Button>
  );
}
