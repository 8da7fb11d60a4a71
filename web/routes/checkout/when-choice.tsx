import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWait } from '#features/stores/store-words.tsx';
import { Field } from '#ui/field.tsx';
import { RadioRow, RadioRows } from '#ui/radio-row.tsx';
import styles from './checkout-page.module.css';
import type { Checkout } from './use-checkout.tsx';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const furthestDays = 7;

/** Now, or at a time of the shopper's choice where the store takes orders ahead. */
export function WhenChoice({ checkout: { quote, change, refusal } }: { checkout: Checkout }) {
  const { t } = useLingui();
  const wait = useWait();
  const [isAhead, setIsAhead] = useState(false);
  const mayAhead = Boolean(quote?.schedule_order) || refusal?.code === 'store_closed';
  return (
    <section className={styles.card} aria-label={t`When`}>
      <RadioRows legend={<Trans>When</Trans>} isWide className={styles.question}>
        <RadioRow
          name="when"
          icon="zap"
          line={quote && wait(quote.delivery_time)}
          checked={!isAhead}
          onChange={() => {
            setIsAhead(false);
            change({ scheduleAt: '' });
          }}
        >
          <Trans>As soon as possible</Trans>
        </RadioRow>
        {mayAhead && (
          <RadioRow
            name="when"
            icon="calendar-clock"
            line={<Trans>Pick a day and time</Trans>}
            checked={isAhead}
            onChange={() => setIsAhead(true)}
          >
            <Trans>Schedule</Trans>
          </RadioRow>
        )}
      </RadioRows>
      {isAhead && (
        <Field
          label={t`Day and time`}
          type="datetime-local"
          min={localText(Date.now())}
          max={localText(Date.now() + furthestDays * dayMilliseconds)}
          step={900}
          className={styles.ahead}
          onChange={({ target }) => change({ scheduleAt: target.value ? new Date(target.value).toISOString() : '' })}
        />
      )}
    </section>
  );
}

/** The moment as the field of the device writes it. */
function localText(milliseconds: number): string {
  const offset = new Date(milliseconds).getTimezoneOffset() * 60_000;
  return new Date(milliseconds - offset).toISOString().slice(0, 16);
}
