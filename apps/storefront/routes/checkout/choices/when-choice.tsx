import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useWait } from '#features/stores/store-texts.tsx';
import styles from '../checkout-page.module.css';
import type { Checkout } from '../use-checkout.tsx';

const SlotChoice = lazyPart(async () => ({ default: (await import('./slot-choice.tsx')).SlotChoice }));

/** Refusals that may not apply at a later time. */
const notNow: readonly (string | undefined)[] = [
  'store_closed',
  'store_paused',
  'item_not_available',
  'schedule_outside_hours',
  'slot_full',
];

/** Now, or at a time of the shopper's choice where the store takes orders ahead. */
export function WhenChoice({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { quote, change, refusal, plan, takesNoneAhead, closedNow } = checkout;
  const wait = useWait();
  const isOffered = quote?.schedule_order || (!takesNoneAhead && notNow.includes(refusal?.code));
  const mayAhead = Boolean(isOffered) || plan.isAhead;
  return (
    <section className={styles.card} aria-label={t`When`}>
      <RadioRows legend={<Trans>When</Trans>} isWide className={styles.question}>
        <RadioRow
          name="when"
          icon="zap"
          description={closedNow ?? (quote && wait(quote.delivery_time))}
          checked={!plan.isAhead}
          onChange={() => change({ isAhead: false, scheduleAt: '' })}
        >
          <Trans>As soon as possible</Trans>
        </RadioRow>
        {mayAhead && (
          <RadioRow
            name="when"
            icon="calendar-clock"
            description={<Trans>Pick a day and time</Trans>}
            checked={plan.isAhead}
            onChange={() => change({ isAhead: true })}
          >
            <Trans>Schedule</Trans>
          </RadioRow>
        )}
      </RadioRows>
      {!plan.isAhead && quote?.begins_words && (
        <BannerNote tone="warn" icon="clock-4">
          {quote.begins_words}
        </BannerNote>
      )}
      {plan.isAhead && (
        <Suspense fallback={<Skeleton shape="line" />}>
          <SlotChoice checkout={checkout} />
        </Suspense>
      )}
    </section>
  );
}
