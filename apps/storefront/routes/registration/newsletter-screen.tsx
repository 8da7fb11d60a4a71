import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Page } from 'ui/layout/page.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './newsletter-page.module.css';

interface ScreenProps {
  title: ReactNode;
  /** The confirmation, once it is done; it replaces the form. */
  done?: { image: 'gift' | 'boxbig'; title: ReactNode; words: ReactNode } | false;
  children: ReactNode;
}

/** Coming to the newsletter and leaving it look alike: a card with one question, then what became of it. */
export function NewsletterScreen({ title, done, children }: ScreenProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  return (
    <Page>
      <title>{`${t`Newsletter`} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      {done ? (
        <EmptyState image={done.image} title={done.title} action={<BackToHome />}>
          {done.words}
        </EmptyState>
      ) : (
        <section className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </section>
      )}
    </Page>
  );
}

function BackToHome() {
  return (
    <LinkButton to={href('/home')}>
      <Trans>Back to home</Trans>
    </LinkButton>
  );
}
