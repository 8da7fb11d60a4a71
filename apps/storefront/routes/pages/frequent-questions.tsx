import { Trans } from '@lingui/react/macro';
import { refundDays } from 'market/orders/orders.rules';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import styles from './help-page.module.css';

/** Frequently asked questions, which open without scripts. */
export function FrequentQuestions() {
  return (
    <section aria-labelledby="frequent-questions">
      <h2 id="frequent-questions" className={styles.heading}>
        <Trans>Asked often</Trans>
      </h2>
      <Question isOpen question={<Trans>Where is my order?</Trans>}>
        <Trans>
          Open <Link to={href('/track-order')}>Track Order</Link> with your order ID and phone number.
        </Trans>
      </Question>
      <Question question={<Trans>How do I cancel?</Trans>}>
        <Trans>
          On the tracking page, free of charge until the store confirms. The{' '}
          <Link to={href('/cancellation-policy')}>cancellation policy</Link> has the rest.
        </Trans>
      </Question>
      <Question question={<Trans>I paid but the order failed</Trans>}>
        <Trans>Nothing is lost: a failed order is refunded in full, the way you paid.</Trans>
      </Question>
      <Question question={<Trans>How do refunds work?</Trans>}>
        <Trans>
          Request it from the order, whole or by item, within {refundDays} days of the delivery. The{' '}
          <Link to={href('/refund-policy')}>refund policy</Link> has the rest.
        </Trans>
      </Question>
      <Question question={<Trans>Can I order for somebody else?</Trans>}>
        <Trans>Yes. At checkout, give their address and a phone number that the rider can call.</Trans>
      </Question>
    </section>
  );
}

interface QuestionProps {
  question: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

function Question({ question, isOpen, children }: QuestionProps) {
  return (
    <details open={isOpen} className={styles.question}>
      <summary className={styles.summary}>
        {question}
        <Icon name="chevron-down" />
      </summary>
      <p className={styles.answer}>{children}</p>
    </details>
  );
}
