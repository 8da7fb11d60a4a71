import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import type { DraftFault, ZoneDraft } from './zone-draft.ts';

export interface PaymentCardProps {
  draft: ZoneDraft;
  currency: string;
  faults: readonly DraftFault[];
  onChange: (part: Partial<ZoneDraft>) => void;
}

/** Money, time, ways to pay, tax and charges of a zone [OPS-046]. */
export function PaymentCard({ draft, currency, faults, onChange }: PaymentCardProps) {
  const { t, i18n } = useLingui();
  const currencyNames = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((one) => ({ one, name: names.of(one) ?? one }));
  }, [i18n.locale]);
  const timeZones = Intl.supportedValuesOf('timeZone');
  const wrong = (name: DraftFault) => faults.includes(name) && t`Enter an amount.`;
  const amount = { inputMode: 'decimal', dir: 'ltr', maxLength: 12 } as const;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Ways to pay and tax</Trans>
      </h2>
      <div className={desk.body}>
        <div className={desk.pair}>
          <Select
            label={t`Currency`}
            hint={t`It can change until the first order.`}
            value={currency}
            onChange={({ target }) => onChange({ currency: target.value })}
          >
            {!currency && <option value="">{t`That of the market`}</option>}
            {currencyNames.map(({ one, name }) => (
              <option key={one} value={one}>
                {one} · {name}
              </option>
            ))}
          </Select>
          <Select
            label={t`Time zone`}
            hint={t`Opening hours are read in it.`}
            value={draft.timeZone}
            onChange={({ target }) => onChange({ timeZone: target.value })}
          >
            {(timeZones.includes(draft.timeZone) ? timeZones : [draft.timeZone, ...timeZones]).map((one) => (
              <option key={one} value={one}>
                {one.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        </div>
        <Checkbox checked={draft.takesCash} onChange={({ target }) => onChange({ takesCash: target.checked })}>
          <Trans>Cash on delivery</Trans>
        </Checkbox>
        {draft.takesCash && (
          <Field
            {...amount}
            label={t`Cash up to, ${currency}`}
            hint={t`Empty: any amount.`}
            value={draft.cashCap}
            onChange={({ target }) => onChange({ cashCap: target.value })}
            fault={wrong('cashCap')}
          />
        )}
        <Checkbox checked={draft.takesDigital} onChange={({ target }) => onChange({ takesDigital: target.checked })}>
          <Trans>Online payment, once the server has a provider</Trans>
        </Checkbox>
        <div className={desk.pair}>
          <Field
            {...amount}
            label={t`Tax, percent`}
            value={draft.tax}
            onChange={({ target }) => onChange({ tax: target.value })}
            fault={wrong('tax')}
          />
          <Field
            {...amount}
            label={t`Service charge, ${currency}`}
            value={draft.serviceCharge}
            onChange={({ target }) => onChange({ serviceCharge: target.value })}
            fault={wrong('serviceCharge')}
          />
        </div>
        <Field
          {...amount}
          label={t`Free delivery from, ${currency}`}
          hint={t`Of items in an order. Empty: never.`}
          value={draft.freeOver}
          onChange={({ target }) => onChange({ freeOver: target.value })}
          fault={wrong('freeOver')}
        />
        <Checkbox checked={draft.isTaxIncluded} onChange={({ target }) => onChange({ isTaxIncluded: target.checked })}>
          <Trans>Prices of items contain the tax</Trans>
        </Checkbox>
      </div>
    </section>
  );
}
