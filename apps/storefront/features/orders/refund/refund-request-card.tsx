import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { OrderDetails, RefundRequest } from 'market/orders/orders-history.contract';
import { Chip } from 'ui/buttons/chip.tsx';
import { useMoney } from '#features/config/use-money.ts';
import styles from './order-refunds.module.css';

/** What the customer has requested, and the answer [CUS-15]. */
export function RefundRequestCard({ order, request }: { order: OrderDetails; request: RefundRequest }) {
  const { t, i18n } = useLingui();
  const money = useMoney(order.currency);
  const { state, reason, lines, comment, pictures } = request;
  const requestedAt = dayAndTime(new Date(request.requested_at), order.time_zone, i18n.locale);
  const [sum, granted] = [money(request.amount), money(request.granted)];
  const count = pictures.length;
  return (
    <section className={styles.card} aria-label={t`Refund requested`}>
      <div className={styles.line}>
        <div className={styles.grow}>
          <h2 className={styles.heading}>
            <Trans>Refund requested</Trans>
          </h2>
          <p className={styles.muted}>
            {reason} · <bdi>{requestedAt}</bdi>
          </p>
        </div>
        <StateChip state={state} />
      </div>
      <ul className={styles.lines}>
        {lines.map(({ line, name, quantity, amount }) => (
          <li key={line} className={styles.line}>
            <span className={styles.grow}>
              {quantity} × {name}
            </span>
            <bdi className={styles.sum}>{money(amount)}</bdi>
          </li>
        ))}
        <li className={styles.line}>
          <b className={styles.grow}>{lines.length === 0 ? <Trans>The whole order</Trans> : <Trans>Total</Trans>}</b>
          <b className={styles.sum}>
            <bdi>{sum}</bdi>
          </b>
        </li>
      </ul>
      {comment && <p className={styles.comment}>{comment}</p>}
      {count > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ id, image_full_url: url }, place) => {
            const index = place + 1;
            const name = t`Image ${index} of ${count}`;
            return (
              <li key={id}>
                <img src={url} alt={name} className={styles.picture} />
              </li>
            );
          })}
        </ul>
      )}
      {state === 'granted' && (
        <p>
          <Trans>
            You got back {granted} of {sum}.
          </Trans>
        </p>
      )}
    </section>
  );
}

function StateChip({ state }: Pick<RefundRequest, 'state'>) {
  if (state === 'waiting') {
    return (
      <Chip tone="warn">
        <Trans>Waiting</Trans>
      </Chip>
    );
  }
  return state === 'granted' ? (
    <Chip tone="ok">
      <Trans>Refunded</Trans>
    </Chip>
  ) : (
    <Chip tone="bad">
      <Trans>Declined</Trans>
    </Chip>
  );
}
