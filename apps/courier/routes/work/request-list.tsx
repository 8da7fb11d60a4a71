import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { DeliveryRequest } from 'market/orders/orders.courier.contract';
import { Button } from 'ui/buttons/button.tsx';
import { distance } from 'ui/formats/format.ts';
import { Icon } from 'ui/media/icon.tsx';
import styles from './request-list.module.css';
import { useWorkStep } from './use-work.ts';

/** The orders on offer, the most urgent first. The full address shows once an order is taken [DEL-11]. */
export function RequestList({ requests, timeZone }: { requests: DeliveryRequest[]; timeZone: string }) {
  const { mutate, isPending, variables, error } = useWorkStep();
  const taking = isPending && variables.kind === 'take' ? variables.id : undefined;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <Trans>Delivery requests</Trans>
      </h2>
      {error && <CallFaultNote error={error} />}
      {requests.length === 0 ? (
        <p className={styles.none}>
          <Trans>Nothing to deliver right now. This list updates by itself.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {requests.map((request) => (
            <li key={request.id}>
              <Request
                request={request}
                timeZone={timeZone}
                isTaking={taking === request.id}
                onTake={() => mutate({ kind: 'take', id: request.id })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RequestProps {
  request: DeliveryRequest;
  timeZone: string;
  isTaking: boolean;
  onTake: () => void;
}

function Request({ request, timeZone, isTaking, onTake }: RequestProps) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const { store, meeting, metres, item_count: items, cash_to_collect: cash, currency, tip, ready } = request;
  const isReady = request.order_status === 'handover' || meeting !== null;
  const time = ready && timeOfDay(new Date(ready.p50), timeZone);
  const way = distance(metres / 1000);
  return (
    <article className={styles.request}>
      <div className={styles.store}>
        <h3 className={styles.name}>
          <bdi>{store.name}</bdi>
        </h3>
        <p className={styles.line}>
          {meeting ? (
            <Trans>A rider who cannot ride on waits with it. {meeting.words}</Trans>
          ) : (
            <bdi>{store.address}</bdi>
          )}
        </p>
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon name="navigation" /> <Trans>{way} to the door</Trans>
        </li>
        <li>
          <Icon name="shopping-basket" /> <Plural value={items} one="# item" other="# items" />
        </li>
        <li>
          <Icon name="clock-4" />{' '}
          {isReady ? (
            <Trans>Ready now</Trans>
          ) : time ? (
            <Trans>Ready around {time}</Trans>
          ) : (
            <Trans>Being prepared</Trans>
          )}
        </li>
        {cash > 0 && (
          <li className={styles.cash}>
            <Icon name="banknote" /> <Trans>Take {amountText(cash, currency)} in cash</Trans>
          </li>
        )}
        {tip > 0 && (
          <li>
            <Icon name="gift" /> <Trans>Tip {amountText(tip, currency)}</Trans>
          </li>
        )}
      </ul>
      <Button
        isBlock
        isLoading={isTaking}
        className={styles.button}
        aria-label={t`Accept, ${store.name}`}
        onClick={onTake}
      >
        <Trans>Accept</Trans>
      </Button>
    </article>
  );
}
