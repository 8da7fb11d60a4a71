import { Trans, useLingui } from '@lingui/react/macro';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import type { PaymentStatus } from 'market/payments/payments.rules';
import type { PaymentDifference } from 'market/payments/statements/payments-statements.admin.contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChoiceMark } from 'ui/forms/choice-mark.tsx';
import desk from '../../../layout/desk.module.css';
import { differenceNames, useDayText, wholeAmount } from './statement-texts.tsx';
import styles from './statements.module.css';

const statusNames: Record<PaymentStatus, ReactNode> = {
  open: <Trans>open</Trans>,
  paid: <Trans>paid</Trans>,
  failed: <Trans>failed</Trans>,
  canceled: <Trans>canceled</Trans>,
  return_due: <Trans>to go back</Trans>,
  returning: <Trans>on its way back</Trans>,
  return_refused: <Trans>return refused</Trans>,
  returned: <Trans>returned</Trans>,
};

export interface DifferenceRowProps {
  difference: PaymentDifference;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A difference: what the provider lists against what the market noted, and its answer [OPS-077]. */
export function DifferenceRow({ difference, isChosen, onChoose }: DifferenceRowProps) {
  const { t, i18n } = useLingui();
  const { kind, reference, provider, line, there, here, payment, answer, found_in: foundIn } = difference;
  const isOpen = difference.answered_at === null;
  const status = statusNames[payment?.status as PaymentStatus];
  return (
    <li className={styles.difference}>
      {isOpen && (
        <ChoiceMark
          isMultiple
          aria-label={t`Choose ${reference}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div className={styles.what}>
        <span className={desk.states}>
          <span className={`${desk.state} ${isOpen ? desk.warn : ''}`}>{differenceNames[kind]}</span>
        </span>
        <bdi dir="ltr" className={styles.reference}>
          {reference}
        </bdi>
        <span className={desk.line}>
          <bdi>{provider}</bdi>
          {line !== null && (
            <>
              {' · '}
              <Trans>Line {line}</Trans>
            </>
          )}
          {payment?.order_id && (
            <>
              {' · '}
              <Link to={`/orders/${payment.order_id}`}>
                <Trans>
                  Order <bdi dir="ltr">{payment.order_id}</bdi>
                </Trans>
              </Link>
            </>
          )}
        </span>
      </div>
      <dl className={styles.sides}>
        <Side name={<Trans>Provider</Trans>} side={there} />
        <Side name={<Trans>Here</Trans>} side={here} status={status} />
      </dl>
      {!isOpen && (
        <p className={styles.answer}>
          {foundIn === null ? <bdi>{answer}</bdi> : <Trans>A later statement lists this payment.</Trans>}
          <span className={desk.line}>
            {difference.answered_by && (
              <>
                <bdi>{difference.answered_by}</bdi>
                {' · '}
              </>
            )}
            {dateAndTime(
              new Date(difference.answered_at ?? ''),
              Intl.DateTimeFormat().resolvedOptions().timeZone,
              i18n.locale,
            )}
          </span>
        </p>
      )}
    </li>
  );
}

function Side({ name, side, status }: { name: ReactNode; side: PaymentDifference['here']; status?: ReactNode }) {
  const dayText = useDayText();
  return (
    <div>
      <dt className={desk.line}>{name}</dt>
      <dd>
        {side === null ? (
          <Trans>nothing</Trans>
        ) : (
          <>
            <bdi dir="ltr" className={styles.sum}>
              {wholeAmount(side.amount, side.currency, side.decimals)}
            </bdi>
            <span className={desk.line}>
              {side.day === null ? <Trans>no money came</Trans> : <bdi>{dayText(side.day)}</bdi>}
              {status && <> · {status}</>}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
