import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime, timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { type CourierChat, isCourierChatOpen } from 'market/chat/chat.rules';
import type { PastDelivery } from 'market/wallet/wallet-history.courier.contract';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { distance as distanceText } from 'ui/formats/format.ts';
import styles from '../earnings/courier-earnings-page.module.css';

interface PastDeliveryProps {
  delivery: PastDelivery;
  timeZone: string;
  /** Opens its messages: with the customer and the store they stay for an hour, with support always. */
  onChat: (order: { id: string; code: string }, first: CourierChat) => void;
}

/** A delivery that is over; below it its times and its proof [DEL-59]. */
export function PastDeliveryEntry({ delivery, timeZone, onChat }: PastDeliveryProps) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { order_id: id, code, store_name: store, is_returned: isReturned, currency, pay, tip } = delivery;
  const endedAt = new Date(delivery.ended_at);
  const tipText = amountText(tip, currency);
  return (
    <details className={styles.delivery}>
      <summary>
        <span className={styles.place}>
          <b>{store ? <bdi>{store}</bdi> : <Trans>Parcel</Trans>}</b>
          <span className={styles.quiet}>
            <bdi dir="ltr">#{code}</bdi> · {dayAndTime(endedAt, timeZone, i18n.locale)}
            {isReturned && (
              <>
                {' · '}
                <Trans>brought back</Trans>
              </>
            )}
          </span>
        </span>
        <span className={styles.amount}>
          <bdi dir="ltr">{amountText(pay + tip, currency)}</bdi>
          {tip > 0 && (
            <span className={styles.quiet}>
              <Trans>
                tip <bdi dir="ltr">{tipText}</bdi>
              </Trans>
            </span>
          )}
        </span>
      </summary>
      <div className={styles.how}>
        <Times delivery={delivery} timeZone={timeZone} />
        <Proof delivery={delivery} timeZone={timeZone} />
        {isCourierChatOpen({ endedAt }, new Date()) && (
          <Button kind="outline" icon="message-circle" onClick={() => onChat({ id, code }, 'customer')}>
            <Trans>Messages</Trans>
          </Button>
        )}
        <Button kind="outline" icon="pencil" onClick={() => onChat({ id, code }, 'support')}>
          <Trans>Correct it</Trans>
        </Button>
      </div>
    </details>
  );
}

function Times({ delivery, timeZone }: Pick<PastDeliveryProps, 'delivery' | 'timeZone'>) {
  const { at_store_at: atStore, picked_up_at: taken, at_door_at: atDoor, ended_at: ended, metres } = delivery;
  const at = (moment: string) => timeOfDay(new Date(moment), timeZone);
  return (
    <dl className={styles.parts}>
      {atStore && <Part name={<Trans>At the store</Trans>}>{at(atStore)}</Part>}
      {taken && <Part name={<Trans>Picked up</Trans>}>{at(taken)}</Part>}
      {atDoor && <Part name={<Trans>At the door</Trans>}>{at(atDoor)}</Part>}
      <Part name={delivery.is_returned ? <Trans>Brought back</Trans> : <Trans>Delivered</Trans>}>{at(ended)}</Part>
      <Part name={<Trans>Way</Trans>}>{distanceText(metres / 1000)}</Part>
    </dl>
  );
}

function Proof({ delivery, timeZone }: Pick<PastDeliveryProps, 'delivery' | 'timeZone'>) {
  const { t } = useLingui();
  const { code_at: codeAt, photo_full_url: photo, cash_at: cashAt } = delivery.proof;
  const at = (moment: string) => timeOfDay(new Date(moment), timeZone);
  const [code, cash] = [codeAt && at(codeAt), cashAt && at(cashAt)];
  return (
    <>
      {code && (
        <p>
          <Trans>Right code at {code}.</Trans>
        </p>
      )}
      {cash && (
        <p>
          <Trans>Cash received at {cash}.</Trans>
        </p>
      )}
      {photo && (
        <a href={photo} target="_blank" rel="noreferrer">
          <img
            src={photo}
            alt={t`The order at its door`}
            width={160}
            height={160}
            loading="lazy"
            className={styles.photo}
          />
        </a>
      )}
      {!code && !cash && !photo && (
        <p className={styles.quiet}>
          <Trans>No code, cash or photo was noted.</Trans>
        </p>
      )}
    </>
  );
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </>
  );
}
