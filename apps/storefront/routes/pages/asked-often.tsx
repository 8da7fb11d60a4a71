import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import styles from './help-page.module.css';

/** Frequently asked questions, which open without scripts. */
export function AskedOften() {
  return (
    <section aria-labelledby="asked-often">
      <h2 id="asked-often" className={styles.heading}>
        <Trans>Asked often</Trans>
      </h2>
      <Question isOpen asked={<Trans>Where is my order?</Trans>}>
        <Trans>
          Open <Link to={href('/track-order')}>Track Order</Link> with your order ID and phone number.
        </Trans>
      </Question>
      <Question asked={<Trans>How do I cancel?</Trans>}>
        <Trans>
          On the tracking page, free of charge until the store confirms. The{' '}
          <Link to={href('/cancellation-policy')}>cancellation policy</Link> has the rest.
        </Trans>
      </Question>
      <Question asked={<Trans>I paid but the order failed</Trans>}>
        <Trans>Nothing is lost: a failed order is refunded in full, the way you paid.</Trans>
      </Question>
      <Question asked={<Trans>How do refunds work?</Trans>}>
        <Trans>
          Tell us within 24 hours, with one photo. The <Link to={href('/refund-policy')}>refund policy</Link> has the
          rest.
        </Trans>
      </Question>
      <Question asked={<Trans>Can I order for somebody else?</Trans>}>
        <Trans>Yes. At checkout, give their address and a phone number that the rider can call.</Trans>
      </Question>
    </section>
  );
}

interface QuestionProps {
  asked: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

function Question({ asked, isOpen, children }: QuestionProps) {
  return (
    <details open={isOpen} className={styles.question}>
      <summary className={styles.asked}>
        {asked}
        <Icon name="chevron-down" />
      </summary>
      <p className={styles.answer}>{children}</p>
    </details>
  );
}
