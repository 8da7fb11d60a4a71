import { Trans, useLingui } from '@lingui/react/macro';
import { PillChoice } from 'ui/buttons/pill.tsx';
import { openingTime } from '#i18n/opening-time.ts';
import styles from './filter-fields.module.css';
import { type FilterFieldsProps, FilterGroup } from './filter-fields.tsx';
import { useTimesToDeliverBy } from './use-times-to-deliver-by.ts';

/** A time of today that everything listed can be at the door by. */
export function DeliverByField({ state, change, form }: FilterFieldsProps) {
  const { t } = useLingui();
  const chosen = state.deliverBy;
  const times = useTimesToDeliverBy();
  // A link from earlier may name a time that is not offered any more.
  const offered = chosen === undefined || times.includes(chosen) ? times : [chosen, ...times];
  return (
    <FilterGroup title={<Trans>Delivery time</Trans>}>
      <div className={styles.pills}>
        {[undefined, ...offered].map((time) => (
          <PillChoice
            key={time ?? ''}
            form={form}
            type="radio"
            name="deliver_by"
            value={time ?? ''}
            checked={chosen === time}
            onChange={() => change({ deliverBy: time })}
          >
            {time === undefined ? t`Any time` : openingTime(time)}
          </PillChoice>
        ))}
      </div>
    </FilterGroup>
  );
}
