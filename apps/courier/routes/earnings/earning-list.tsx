import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime, dayOfYear, timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { freeStoreMinutes } from 'market/orders/waits/orders-store-wait.rules';
import type { CourierEarning } from 'market/wallet/wallet.courier.contract';
import type { ReactNode } from 'react';
import { distance as distanceText } from 'ui/formats/format.ts';
import styles from './courier-earnings-page.module.css';
import type { Earnings } from './earnings-query.ts';

/** Each delivery with its sum, and below it how the sum came about [DEL-53]. */
export function EarningList({ earnings }: { earnings: Earnings }) {
  const { deliveries, sums, time_zone: timeZone, from, until } = earnings;
  if (deliveries.length === 0) return null;
  const count = sums.reduce((all, { deliveries: some }) => all + some, 0);
  const isDay = Date.parse(until) - Date.parse(from) < 26 * 60 * 60 * 1000;
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Deliveries</Trans>
      </h2>
      {count > deliveries.length && (
        <p className={styles.quiet}>
          <Trans>The newest {deliveries.length} are listed; the sum has all of them.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {deliveries.map((earning) => (
          <li key={earning.order_id}>
            <details className={styles.delivery}>
              <summary>
                <Head earning={earning} timeZone={timeZone} isDay={isDay} />
              </summary>
              <Parts earning={earning} timeZone={timeZone} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tips that customers gave after the delivery, each on the day on which it was given [DEL-55]. */
export function LateTips({ earnings: { late_tips: tips, time_zone: timeZone } }: { earnings: Earnings }) {
  return (
    <PaidApart title={<Trans>Tips after the delivery</Trans>}>
      {tips.map((tip) => (
        <PaidRow key={`${tip.order_id} ${tip.given_at}`} paid={tip} at={tip.given_at} timeZone={timeZone} />
      ))}
    </PaidApart>
  );
}

/** Waits at stores whose orders were given back [DEL-28]. */
export function StoreWaits({ earnings: { store_waits: waits, time_zone: timeZone } }: { earnings: Earnings }) {
  return (
    <PaidApart title={<Trans>Waits at stores</Trans>}>
      {waits.map(({ minutes, ...wait }) => (
        <PaidRow key={wait.order_id} paid={wait} at={wait.given_back_at} timeZone={timeZone}>
          <Plural value={minutes} one="# minute, given back" other="# minutes, given back" />
        </PaidRow>
      ))}
    </PaidApart>
  );
}

/** Ways with orders that other riders took over [DEL-39]. */
export function HandedOverWays({ earnings: { handed_over: ways, time_zone: timeZone } }: { earnings: Earnings }) {
  return (
    <PaidApart title={<Trans>Ways until another rider took over</Trans>}>
      {ways.map((way) => (
        <PaidRow key={`${way.order_id} ${way.ended_at}`} paid={way} at={way.ended_at} timeZone={timeZone}>
          {distanceText(way.metres / 1000)}
        </PaidRow>
      ))}
    </PaidApart>
  );
}

/** What is paid beside deliveries; nothing where there is none. */
function PaidApart({ title, children }: { title: ReactNode; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface PaidRowProps {
  /** Without the name of a store it is a parcel. */
  paid: { code: string; store_name: string | null; currency: string; amount: number };
  at: string;
  timeZone: string;
  /** What it is paid for. */
  children?: ReactNode;
}

function PaidRow({ paid: { code, store_name: store, currency, amount }, at, timeZone, children }: PaidRowProps) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  return (
    <li className={styles.lateTip}>
      <span className={styles.place}>
        <b>{store ? <bdi>{store}</bdi> : <Trans>Parcel</Trans>}</b>
        <span className={styles.quiet}>
          <bdi dir="ltr">#{code}</bdi> · {dayAndTime(new Date(at), timeZone, i18n.locale)}
          {children && <> · {children}</>}
        </span>
      </span>
      <span className={styles.amount}>
        <bdi dir="ltr">{amountText(amount, currency)}</bdi>
      </span>
    </li>
  );
}

interface EarningProps {
  earning: CourierEarning;
  timeZone: string;
}

function Head({ earning, timeZone, isDay }: EarningProps & { isDay: boolean }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { code, store_name: store, earned_at: at, currency, total, tip, is_returned: isReturned } = earning;
  const moment = new Date(at);
  const tipText = amountText(tip, currency);
  return (
    <>
      <span className={styles.place}>
        <b>{store ? <bdi>{store}</bdi> : <Trans>Parcel</Trans>}</b>
        <span className={styles.quiet}>
          <bdi dir="ltr">#{code}</bdi> ·{' '}
          {isDay ? timeOfDay(moment, timeZone) : dayAndTime(moment, timeZone, i18n.locale)}
          {isReturned && (
            <>
              {' · '}
              <Trans>brought back</Trans>
            </>
          )}
        </span>
      </span>
      <span className={styles.amount}>
        <bdi dir="ltr">{amountText(total, currency)}</bdi>
        {tip > 0 && (
          <span className={styles.quiet}>
            <Trans>
              tip <bdi dir="ltr">{tipText}</bdi>
            </Trans>
          </span>
        )}
      </span>
    </>
  );
}

function Parts({ earning, timeZone }: EarningProps) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { currency, base, distance, waiting, tip, metres, waiting_minutes: minutes, rule } = earning;
  const { store_waiting: storeWaiting, store_waiting_minutes: storeMinutes } = earning;
  const text = (amount: number) => amountText(amount, currency);
  const way = distanceText(metres / 1000);
  const [perKm, perMinute] = [text(rule?.per_km ?? 0), text(rule?.per_waiting_minute ?? 0)];
  const since = rule && dayOfYear(new Date(rule.starts_at), timeZone, i18n.locale);
  return (
    <div className={styles.how}>
      <dl className={styles.parts}>
        {rule && (
          <>
            <Part name={<Trans>For the delivery</Trans>} amount={text(base)} />
            <Part
              name={
                <Trans>
                  Way, {way} at {perKm} a km
                </Trans>
              }
              amount={text(distance)}
            />
            {storeMinutes > 0 && (
              <Part
                name={
                  <>
                    <Plural
                      value={storeMinutes}
                      one="Wait at the store, # minute"
                      other="Wait at the store, # minutes"
                    />
                    {'; '}
                    <Plural
                      value={freeStoreMinutes}
                      one={`${perMinute} each after the first`}
                      other={`${perMinute} each after the first #`}
                    />
                  </>
                }
                amount={text(storeWaiting)}
              />
            )}
            {minutes > 0 && (
              <Part
                name={
                  <>
                    <Plural value={minutes} one="Wait at the door, # minute" other="Wait at the door, # minutes" />
                    {'; '}
                    <Plural
                      value={rule.free_waiting_minutes}
                      one={`${perMinute} each after the first`}
                      other={`${perMinute} each after the first #`}
                    />
                  </>
                }
                amount={text(waiting - storeWaiting)}
              />
            )}
          </>
        )}
        {tip > 0 && <Part name={<Trans>Tip, all yours</Trans>} amount={text(tip)} />}
      </dl>
      <p className={styles.quiet}>
        {since ? <Trans>By the rule since {since}</Trans> : <Trans>No pay rule applied to this order.</Trans>}
      </p>
    </div>
  );
}

function Part({ name, amount }: { name: ReactNode; amount: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{amount}</bdi>
      </dd>
    </>
  );
}
