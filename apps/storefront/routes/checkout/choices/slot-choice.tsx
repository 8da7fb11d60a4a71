import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfMonth, timeOfDay } from 'app-kit/formats/clock.ts';
import { type CallFault, CallRefused } from 'market/calls/client';
import type { OrderSlots } from 'market/orders/orders.contract';
import { wallClock } from 'market/stores/stores.rules';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Select } from 'ui/forms/field.tsx';
import { RefusalText } from '#features/config/refusal-text.tsx';
import { fetchSlots } from '#features/orders/order-calls.ts';
import { useDayName } from '#features/stores/day-names.tsx';
import styles from '../checkout-page.module.css';
import type { Checkout } from '../use-checkout.tsx';
import { plannedItems } from '../use-quote.ts';

interface Part {
  checkout: Checkout;
}

type Answer = { slots: OrderSlots } | { refusal: CallFault };

/** A day and a time at which the store has the order ready, by the store's own clock [FOOD-19] [FOOD-21]. */
export function SlotChoice({ checkout }: Part) {
  const { page, plan, change } = checkout;
  const [answer, setAnswer] = useState<Answer>();
  const ask = async () => {
    setAnswer(undefined);
    setAnswer(await answerFor(page));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => void ask(), []);
  const first = answer && 'slots' in answer ? answer.slots.slots[0] : undefined;
  // An order for later has a time from the start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the times have come
  useEffect(() => {
    if (first && plan.scheduleAt === '') change({ scheduleAt: first });
  }, [first]);
  if (!answer) return <Skeleton shape="line" />;
  if ('refusal' in answer) return <NotAhead refusal={answer.refusal} onAsk={ask} />;
  return first ? <Slots checkout={checkout} {...answer.slots} /> : <NotAhead />;
}

async function answerFor(page: Checkout['page']): Promise<Answer> {
  try {
    return { slots: await fetchSlots(plannedItems(page)) };
  } catch (error) {
    if (!(error instanceof CallRefused)) return { refusal: { code: 'fault', message: '' } };
    return { refusal: { code: error.code, message: error.message } };
  }
}

function NotAhead({ refusal, onAsk }: { refusal?: CallFault; onAsk?: () => void }) {
  const isLost = refusal?.message === '';
  return (
    <BannerNote
      tone="warn"
      isAlert
      action={
        isLost && (
          <Button kind="soft" size="small" onClick={onAsk}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {!refusal && <Trans>These items cannot be had together in the coming week.</Trans>}
      {isLost && <Trans>We could not reach the market. Check your connection and try again.</Trans>}
      {refusal && !isLost && <RefusalText refusal={refusal} />}
    </BannerNote>
  );
}

function Slots({ checkout: { plan, change }, slots, time_zone: timeZone }: Part & OrderSlots) {
  const { t } = useLingui();
  const days = useDays(slots, timeZone);
  const chosen = days.find(({ slots }) => slots.includes(plan.scheduleAt)) ?? days[0];
  return (
    <div className={styles.slots}>
      <Select
        label={t`Day`}
        name="schedule_day"
        value={chosen?.slots[0]}
        onChange={({ target }) => change({ scheduleAt: target.value })}
      >
        {days.map(({ name, slots: [start] }) => (
          <option key={start} value={start}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t`Time`}
        name="schedule_at"
        value={plan.scheduleAt}
        onChange={({ target }) => change({ scheduleAt: target.value })}
      >
        {chosen?.slots.map((slot) => (
          <option key={slot} value={slot}>
            {timeOfDay(new Date(slot), timeZone)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The times by day, as the clocks where the store is have it. */
function useDays(slots: readonly string[], timeZone: string) {
  const { i18n } = useLingui();
  const dayName = useDayName();
  const days = Map.groupBy(slots, (slot) => dayOfMonth(new Date(slot), timeZone, i18n.locale));
  return [...days].map(([date, slots]) => {
    const { day } = wallClock(timeZone, new Date(slots[0] ?? 0));
    return { name: `${dayName(day)}, ${date}`, slots };
  });
}
