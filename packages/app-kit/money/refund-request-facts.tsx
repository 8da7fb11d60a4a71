import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundRequest } from 'market/orders/orders-history.contract';
import type { ReactNode } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';
import { useAmountText } from '../formats/use-amount-text.ts';
import styles from './refund-request-facts.module.css';

/** What a customer asks back, why, with which photos, and how it was answered: for operators and for the store. */
export function RefundRequestFacts({ request, currency }: { request: RefundRequest; currency: string }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const text = (amount: number) => amountText(amount, currency);
  const { reason, comment, lines, amount, granted, pictures, state } = request;
  const given = text(granted);
  return (
    <div className={styles.facts}>
      <p className={styles.head}>
        <b>{reason}</b> <StateChip state={state} given={given} />
      </p>
      <ul className={styles.lines}>
        {lines.map(({ line, name, quantity, amount: sum }) => (
          <li key={line} className={styles.line}>
            <span>
              {quantity} × {name}
            </span>
            <span>{text(sum)}</span>
          </li>
        ))}
        <li className={styles.line}>
          <b>{lines.length === 0 ? <Trans>The whole order</Trans> : <Trans>Together</Trans>}</b>
          <b>{text(amount)}</b>
        </li>
      </ul>
      {comment && (
        <p className={styles.comment}>
          <bdi>{comment}</bdi>
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ id, image_full_url: url }, index) => (
            <li key={id}>
              <img src={url} alt={t`Sent by the customer, ${index + 1}`} className={styles.picture} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function StateChip({ state, given }: Pick<RefundRequest, 'state'> & { given: string }): ReactNode {
  if (state === 'waiting') {
    return (
      <Chip tone="warn">
        <Trans>Waiting for an answer</Trans>
      </Chip>
    );
  }
  return state === 'granted' ? (
    <Chip tone="ok">
      <Trans>{given} refunded</Trans>
    </Chip>
  ) : (
    <Chip tone="bad">
      <Trans>Declined</Trans>
    </Chip>
  );
}
