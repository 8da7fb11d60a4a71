import { Trans, useLingui } from '@lingui/react/macro';
import { currencyFacts, defaultsOfCountry, maxDecimals } from 'market/config/config-market.rules';
import { useMemo } from 'react';
import { money } from 'ui/formats/format.ts';
import { Field, Select } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { callingCodeOf, countries } from 'ui/phone/calling-codes.ts';
import { nameOfCountry } from 'ui/phone/country-name.ts';
import desk from '../../layout/desk.module.css';
import type { SettingsPart } from './settings-part.ts';

const sampleAmount = 1228.5;

/** Country and currency, with how a price will look [OPS-083]. */
export function MoneyCard({ settings, faults, change }: SettingsPart) {
  const { t, i18n } = useLingui();
  const { country, currency_code: code, currency_symbol: symbol, currency_side: side, is_currency_fixed } = settings;
  const digits = settings.digit_after_decimal_point;
  const sample = money(sampleAmount, { symbol, side, digits });
  const calling = `+${callingCodeOf(country)}`;
  const defaultDecimals = currencyFacts(code)?.decimals ?? 0;
  const countryNames = useMemo(
    () => countries.map((one) => ({ one, name: nameOfCountry(one, i18n.locale) })).sort(byName),
    [i18n.locale],
  );
  const currencyNames = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale, 'en'], { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((one) => ({ one, name: names.of(one) ?? one }));
  }, [i18n.locale]);
  const chooseCurrency = (next: string) => {
    const facts = currencyFacts(next);
    return {
      currency_code: next,
      currency_symbol: (facts?.symbol ?? next).slice(0, 8),
      digit_after_decimal_point: Math.min(maxDecimals, facts?.decimals ?? maxDecimals),
    };
  };
  const chooseCountry = (next: string) => {
    const defaults = defaultsOfCountry(next);
    change({
      country: next,
      ...(defaults && { time_zone: defaults.timeZone }),
      ...(defaults && !is_currency_fixed && chooseCurrency(defaults.currency)),
    });
  };
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Country and money</Trans>
      </h2>
      <div className={desk.body}>
        <Select
          label={t`Country`}
          hint={t`A phone number without a country code gets ${calling}. Choosing a country fills in its currency and time zone.`}
          value={country}
          onChange={({ target }) => chooseCountry(target.value)}
          fault={faults.country}
        >
          {countryNames.map(({ one, name }) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={t`Currency`}
          hint={
            is_currency_fixed
              ? t`It stays: orders, wallets and books are in it since the first order.`
              : t`It can change until the first order.`
          }
          value={code}
          disabled={is_currency_fixed}
          onChange={({ target }) => change(chooseCurrency(target.value))}
          fault={faults.currency_code}
        >
          {currencyNames.map(({ one, name }) => (
            <option key={one} value={one}>
              {`${one} · ${name}`}
            </option>
          ))}
        </Select>
        <div className={desk.pair}>
          <Field
            label={t`Symbol`}
            maxLength={8}
            value={symbol}
            onChange={({ target }) => change({ currency_symbol: target.value })}
            fault={faults.currency_symbol}
          />
          <Select
            label={t`Decimals`}
            value={digits}
            disabled={is_currency_fixed}
            onChange={({ target }) => change({ digit_after_decimal_point: Number(target.value) })}
          >
            {[0, 1, 2].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </div>
        {defaultDecimals > maxDecimals && (
          <p className={desk.hint}>
            <Trans>This currency has {defaultDecimals} decimals. Prices can have two so far.</Trans>
          </p>
        )}
        <Segmented
          label={t`Place of the symbol`}
          value={side}
          options={[
            { value: 'left', label: <Trans>Before the amount</Trans> },
            { value: 'right', label: <Trans>After the amount</Trans> },
          ]}
          onChange={(next) => change({ currency_side: next })}
        />
        <p>
          <Trans>
            Customers see prices like <b dir="ltr">{sample}</b>
          </Trans>
        </p>
      </div>
    </section>
  );
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name);
}
