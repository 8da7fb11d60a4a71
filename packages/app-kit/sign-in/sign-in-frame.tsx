import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Awning } from 'ui/media/awning.tsx';
import { Logo } from 'ui/media/logo.tsx';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { LanguageSelect } from '../preferences/language-select.tsx';
import { ThemeSelect } from '../preferences/theme-select.tsx';
import { useAppTitle } from '../start/app-info.ts';
import styles from './sign-in.module.css';

export interface SignInFrameProps {
  /** Whom the application is for. */
  description: ReactNode;
  /** What the page asks for, where it is more than the sign-in. */
  title?: ReactNode;
  /** Of the document, with the same words. */
  pageTitle?: string;
  children: ReactNode;
}

/** The frame of the sign-in: the only place of an application with an awning. */
export function SignInFrame({ description, title, pageTitle, children }: SignInFrameProps) {
  const { t } = useLingui();
  const app = useAppTitle();
  const settings = useMarketSettings();
  return (
    <div className={styles.page}>
      <title>{pageTitle ?? t`Sign in · ${app}`}</title>
      <main id="main" tabIndex={-1} className={styles.card}>
        <div className={styles.head}>
          <Awning size="medium" />
          <h1 className={styles.title}>{title ?? <Trans>Sign in to {app}</Trans>}</h1>
          <p className={styles.line}>{description}</p>
        </div>
        <div className={styles.body}>{children}</div>
      </main>
      <footer className={styles.foot}>
        <Logo name={settings?.business_name} src={settings?.logo_full_url} />
        <div className={styles.choices}>
          <LanguageSelect isLabelHidden />
          <ThemeSelect isLabelHidden />
        </div>
      </footer>
    </div>
  );
}
