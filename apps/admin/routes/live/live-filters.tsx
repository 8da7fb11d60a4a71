import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hourOption } from 'app-kit/formats/hour-cycle.ts';
import { moduleTypes } from 'market/modules/modules.rules';
import type { City } from 'market/orders/desk/orders-city.contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Select } from 'ui/forms/field.tsx';
import { zonesQuery } from '../../layout/admin-calls.ts';
import { statusName } from '../orders/order-texts.tsx';
import { moduleName } from '../zones/module-name.tsx';
import styles from './live.module.css';
import { filterNames, paymentFilters, runningStates, slotsOf } from './live-filter.ts';
import { SavedViews } from './saved-views-bar.tsx';

export interface LiveFiltersProps {
  /** All of the zone and module: what can be chosen. */
  city: City;
  onChange: (change: Record<string, string>) => void;
}

const lateMinutes = ['0', '5', '10', '20', '30'];

/** What the map and the lists are narrowed to; all of it is in the address, and can be saved under a name [OPS-004]. */
export function LiveFilters({ city, onChange }: LiveFiltersProps) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const zones = useQuery(zonesQuery).data ?? [];
  const set = filterNames.filter((name) => params.has(name));
  const [isOpen, setIsOpen] = useState(set.some((name) => name !== 'zone' && name !== 'module'));
  const time = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...hourOption(),
  });
  const field = (name: (typeof filterNames)[number]) => ({
    isLabelHidden: true,
    value: params.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const riders = city.couriers.filter(({ is_on_shift: isOnShift }) => isOnShift);
  const payments = { cash: t`Cash`, online: t`Online`, wallet: t`Wallet`, unpaid: t`Not paid yet` };
  return (
    <div className={styles.filters}>
      <Select label={t`Zone`} {...field('zone')}>
        <option value="">{t`All zones`}</option>
        {zones.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select label={t`Module`} {...field('module')}>
        <option value="">{t`All modules`}</option>
        {moduleTypes.map((type) => (
          <option key={type} value={type}>
            {moduleName(type)}
          </option>
        ))}
      </Select>
      {isOpen && (
        <>
          <Select label={t`State`} {...field('state')}>
            <option value="">{t`All states`}</option>
            {runningStates.map((state) => (
              <option key={state} value={state}>
                {statusName(state)}
              </option>
            ))}
          </Select>
          <Select label={t`Late by`} {...field('late')}>
            <option value="">{t`Late or not`}</option>
            {lateMinutes.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === '0' ? t`Late` : t`${minutes}+ min late`}
              </option>
            ))}
          </Select>
          <Select label={t`Store`} {...field('store')}>
            <option value="">{t`All stores`}</option>
            {city.stores.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select label={t`Payment`} {...field('payment')}>
            <option value="">{t`Any payment`}</option>
            {paymentFilters.map((payment) => (
              <option key={payment} value={payment}>
                {payments[payment]}
              </option>
            ))}
          </Select>
          <Select label={t`Ordered for`} {...field('slot')}>
            <option value="">{t`Any time`}</option>
            {slotsOf(city).map((slot) => (
              <option key={slot} value={slot}>
                {time.format(slot)}
              </option>
            ))}
          </Select>
          <Select label={t`Rider on shift`} {...field('rider')}>
            <option value="">{t`All riders`}</option>
            {riders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select label={t`Marks`} {...field('marked')}>
            <option value="">{t`Marked or not`}</option>
            <option value="yes">{t`Marked only`}</option>
          </Select>
        </>
      )}
      <div className={styles.filterActs}>
        <Button
          kind="text"
          size="small"
          icon="sliders-horizontal"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Fewer filters</Trans> : <Trans>More filters</Trans>}
        </Button>
        {set.length > 0 && (
          <Button
            kind="text"
            size="small"
            onClick={() => onChange(Object.fromEntries(filterNames.map((name) => [name, ''])))}
          >
            <Trans>Show everything</Trans>
          </Button>
        )}
        <SavedViews />
      </div>
    </div>
  );
}
