import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { openSound, useBell } from 'app-kit/browser/bell.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { CallRefused } from 'market/calls/client';
import type { Offer } from 'market/dispatch/dispatch.courier.contract';
import { type DeclineReason, declineReasons, offerSeconds } from 'market/dispatch/dispatch-offers.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { countdown, distance } from 'ui/formats/format.ts';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Icon } from 'ui/media/icon.tsx';
import work from '../work/courier-work-page.module.css';
import page from '../work/current-delivery.module.css';
import { dispatchCalls } from './offer-query.ts';
import { OfferReason, WhyYou } from './offer-reasons.tsx';
import styles from './offer-screen.module.css';
import { type Answer, type ShownOffer, useAnswerOffer } from './use-offer.ts';

/** How long an answer can be undone; the server accepts answers until five seconds after the offer ends. */
const takeBackMilliseconds = 3_000;

interface OfferScreenProps extends ShownOffer {
  timeZone: string;
}

/** An offer on the whole screen: pay, way, wait and the time to answer; it rings until there is an answer [DEL-09] [DEL-11] [DEL-12]. */
export function OfferScreen({ offer, isOpen, clockOffset, timeZone, leave }: OfferScreenProps) {
  const { t } = useLingui();
  const app = useAppTitle();
  const now = useServerNow(clockOffset);
  const { mutate, isPending, error } = useAnswerOffer();
  const [choice, setChoice] = useState<Answer>();
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(offer.expires_at) - now.getTime()) / 1000));
  const isOver = !isOpen || secondsLeft === 0;
  useShown(offer.id);
  useBell(!isOver && choice === undefined);
  const send = (answer: Answer) => mutate(answer, { onSuccess: leave });
  const isRefused = error instanceof CallRefused;
  if (isRefused || (isOver && choice === undefined)) {
    return <OfferOver offer={offer} error={isRefused ? error : undefined} onLeave={leave} />;
  }
  return (
    <div className={work.screen}>
      <title>{t`New offer · ${app}`}</title>
      <main id="main" tabIndex={-1} className={page.page}>
        <OfferHead offer={offer} secondsLeft={secondsLeft} now={now} timeZone={timeZone} />
        <Legs offer={offer} />
        <OfferFacts offer={offer} />
        {offer.stops.length > 2 && <Stops stops={offer.stops} />}
        {offer.is_shared && (
          <p className={styles.line}>
            <Trans>Others are asked too. The first Yes gets it.</Trans>
          </p>
        )}
        {offer.why && <WhyYou why={offer.why} />}
      </main>
      <footer className={page.foot}>
        {error && <CallFaultNote error={error} />}
        {choice ? (
          <ChoiceFoot
            choice={choice}
            isSending={isPending}
            hasFailed={error !== null}
            onSend={send}
            onTakeBack={() => setChoice(undefined)}
          />
        ) : (
          <>
            <div className={styles.answer}>
              <Button
                kind="outline"
                className={page.side}
                aria-label={t`Decline this offer`}
                onClick={() => setChoice({ offerId: offer.id, accepts: false })}
              >
                <Trans>No</Trans>
              </Button>
              <Button isBlock className={page.button} onClick={() => setChoice({ offerId: offer.id, accepts: true })}>
                <Trans>Accept</Trans>
              </Button>
            </div>
            <p className={styles.free}>
              <Trans>Declining does not affect your pay or future offers.</Trans>
            </p>
          </>
        )}
      </footer>
    </div>
  );
}

/** Tells the server once that the offer is on the screen, and the courier by sound and vibration [DEL-10]. */
function useShown(offerId: number): void {
  useEffect(() => {
    openSound();
    navigator.vibrate?.([300, 150, 300]);
    // Without this sign it goes to the next courier after some seconds, which is right for a phone without a network.
    dispatchCalls.see({ params: { offer_id: offerId }, body: {} }).catch(() => undefined);
  }, [offerId]);
}

interface HeadProps {
  offer: Offer;
  secondsLeft: number;
  now: Date;
  timeZone: string;
}

function OfferHead({ offer, secondsLeft, now, timeZone }: HeadProps) {
  const amountText = useAmountText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { pay, order, minutes_to_door: minutes } = offer;
  const sum = (pay ? pay.base + pay.distance : 0) + order.tip;
  const [doneAt] = useState(() => new Date(now.getTime() + minutes * minuteMilliseconds));
  const done = timeOfDay(doneAt, timeZone);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.sum}>
            <VisuallyHidden>
              <Trans>New offer</Trans>{' '}
            </VisuallyHidden>
            {sum > 0 ? <bdi dir="ltr">{amountText(sum, order.currency)}</bdi> : <bdi>{order.store.name}</bdi>}
          </h1>
          <p className={styles.line}>
            <Trans>
              <b>{minutes} min</b> in all, done about {done}
            </Trans>
          </p>
        </div>
        <Ring secondsLeft={secondsLeft} />
      </div>
      <PayParts offer={offer} />
    </>
  );
}

/** Full at the beginning, empty at the end; spoken at 30, 10 and 5 seconds. */
function Ring({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useLingui();
  const radius = 33;
  const round = 2 * Math.PI * radius;
  const spoken = [5, 10, 30].find((at) => secondsLeft <= at);
  const words = (seconds: number) => {
    const time = countdown(seconds);
    return t`Time left: ${time}`;
  };
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <circle cx="36" cy="36" r={radius} className={styles.track} />
        <circle
          cx="36"
          cy="36"
          r={radius}
          className={styles.rest}
          strokeDasharray={`${(round * Math.min(secondsLeft, offerSeconds)) / offerSeconds} ${round}`}
        />
      </svg>
      <span role="timer" aria-label={words(secondsLeft)}>
        <bdi dir="ltr">{secondsLeft}</bdi>
      </span>
      <VisuallyHidden>
        <span role="status">{spoken !== undefined && words(spoken)}</span>
      </VisuallyHidden>
    </div>
  );
}

function PayParts({ offer: { pay, order } }: { offer: Offer }) {
  const amountText = useAmountText();
  const way = distance(order.metres / 1000);
  if (!pay && order.tip === 0) return null;
  return (
    <dl className={styles.parts}>
      {pay && (
        <>
          <div>
            <dt>
              <Trans>Base</Trans>
            </dt>
            <dd>{amountText(pay.base, order.currency)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Way {way}</Trans>
            </dt>
            <dd>{amountText(pay.distance, order.currency)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>
          <Trans>Tip</Trans>
        </dt>
        <dd>{amountText(order.tip, order.currency)}</dd>
      </div>
    </dl>
  );
}

function Legs({ offer }: { offer: Offer }) {
  const { order, metres_to_store: toStore, minutes_to_store: storeMinutes, wait_minutes: wait } = offer;
  const doorMinutes = Math.max(0, offer.minutes_to_door - storeMinutes - wait);
  return (
    <ol className={styles.legs}>
      <li>
        <Icon name="store" size={22} />
        <div>
          <h2 className={styles.place}>
            <bdi>{order.store.name}</bdi>
          </h2>
          <p className={styles.line}>
            {order.meeting ? (
              <Trans>A rider who cannot ride on waits with it. {order.meeting.words}</Trans>
            ) : (
              <bdi>{order.store.address}</bdi>
            )}
          </p>
          <p className={styles.line}>
            {wait > 0 ? <Trans>Expect to wait {wait} min</Trans> : <Trans>Ready when you are there</Trans>}
          </p>
        </div>
        <Length metres={toStore} minutes={storeMinutes} />
      </li>
      <li>
        <Icon name="map-pin" size={22} />
        <div>
          <h2 className={styles.place}>{offer.area === '' ? <Trans>The customer</Trans> : <bdi>{offer.area}</bdi>}</h2>
          <p className={styles.line}>
            <Trans>Full address once you accept</Trans>
          </p>
        </div>
        <Length metres={order.metres} minutes={doorMinutes} />
      </li>
    </ol>
  );
}

function Length({ metres, minutes }: { metres: number; minutes: number }) {
  return (
    <p className={styles.length}>
      <b>
        <bdi>{distance(metres / 1000)}</bdi>
      </b>
      <span>
        <Trans>{minutes} min</Trans>
      </span>
    </p>
  );
}

function OfferFacts({ offer: { order } }: { offer: Offer }) {
  const amountText = useAmountText();
  const { item_count: items, cash_to_collect: cash, currency } = order;
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="shopping-basket" size={22} /> <Plural value={items} one="# item" other="# items" />
      </li>
      <li data-cash={cash > 0 || undefined}>
        <Icon name="banknote" size={22} />{' '}
        {cash > 0 ? <Trans>Take {amountText(cash, currency)} in cash</Trans> : <Trans>Paid. Collect nothing.</Trans>}
      </li>
    </ul>
  );
}

/** The sequence of all stops with this order, for a courier who has others. */
function Stops({ stops }: Pick<Offer, 'stops'>) {
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Your stops with this order</Trans>
      </h2>
      <ol className={styles.stops}>
        {stops.map(({ order_id, kind, code, place }) => (
          <li key={`${order_id} ${kind}`}>
            <Icon name={kind === 'pick_up' ? 'store' : 'map-pin'} /> <bdi dir="ltr">#{code}</bdi> <bdi>{place}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ChoiceFootProps {
  choice: Answer;
  isSending: boolean;
  hasFailed: boolean;
  onSend: (answer: Answer) => void;
  onTakeBack: () => void;
}

/** The answer waits for three seconds, so that a wrong press can be taken back; a No may say why meanwhile. */
function ChoiceFoot({ choice, isSending, hasFailed, onSend, onTakeBack }: ChoiceFootProps) {
  const back = useRef<HTMLButtonElement>(null);
  const sendNow = useEffectEvent(() => onSend(choice));
  // A reason is sent before the time is over, and a failed answer only by a press.
  const isWaiting = !isSending && !hasFailed;
  useEffect(() => back.current?.focus(), []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(sendNow, takeBackMilliseconds);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const say = (reason: DeclineReason) => onSend({ ...choice, reason });
  return (
    <>
      <p role="status" className={styles.chosen}>
        <Icon name={choice.accepts ? 'circle-check' : 'circle-x'} size={24} />
        {choice.accepts ? <Trans>Accepting…</Trans> : <Trans>It goes to the next rider</Trans>}
      </p>
      {!choice.accepts && !isSending && (
        <ul className={styles.reasons}>
          {declineReasons.map((reason) => (
            <li key={reason}>
              <button type="button" className={styles.reason} onClick={() => say(reason)}>
                <OfferReason reason={reason} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasFailed && !isSending ? (
        <Button isBlock className={page.button} onClick={() => onSend(choice)}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <Button ref={back} kind="outline" isBlock isLoading={isSending} className={page.button} onClick={onTakeBack}>
          <Trans>Take back</Trans>
        </Button>
      )}
    </>
  );
}

/** Taken by another, taken back, or over: the same frame, other words [DEL-14]. */
function OfferOver({ offer, error, onLeave }: { offer: Offer; error: Error | undefined; onLeave: () => void }) {
  const { t } = useLingui();
  const app = useAppTitle();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={work.screen}>
      <title>{t`Offer over · ${app}`}</title>
      <main id="main" tabIndex={-1} className={page.page}>
        <h1 ref={heading} tabIndex={-1} className={page.question}>
          <Trans>This offer is over</Trans>
        </h1>
        <p className={styles.line}>
          <bdi>{offer.order.store.name}</bdi>
          {offer.area !== '' && (
            <>
              {' · '}
              <bdi>{offer.area}</bdi>
            </>
          )}
        </p>
        {error && <CallFaultNote error={error} />}
        <p>
          <Trans>Nothing is counted against you.</Trans>
        </p>
      </main>
      <footer className={page.foot}>
        <Button isBlock className={page.button} onClick={onLeave}>
          <Trans>Keep waiting</Trans>
        </Button>
      </footer>
    </div>
  );
}
