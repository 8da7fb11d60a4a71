import { Trans, useLingui } from '@lingui/react/macro';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { useMemo } from 'react';
import { Field, TextArea } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import { LazyMap } from '../zones/lazy-map.tsx';
import { pinOf } from './store-draft.ts';
import type { StorePart } from './store-part.ts';
import styles from './stores.module.css';

const nowhere = { lat: 0, lng: 0 };
const noArea: never[] = [];

/** Address and pin of a store: couriers ride to the pin. */
export function StorePlaceCard({ draft, zone, faults, refused, onChange }: StorePart) {
  const { t } = useLingui();
  const isDemo = useMarketSettings()?.demo === true;
  const pin = useMemo(() => pinOf({ lat: draft.lat, lng: draft.lng }), [draft.lat, draft.lng]);
  const zones = useMemo(() => (zone ? [zone] : []), [zone]);
  const fault = faults.includes('pin')
    ? t`Set the pin.`
    : faults.includes('outside') && t`The pin lies outside the zone.`;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Place</Trans>
      </h2>
      <div className={desk.body}>
        <TextArea
          label={t`Address`}
          hint={t`As a rider needs it.`}
          rows={2}
          maxLength={300}
          value={draft.address}
          onChange={({ target }) => onChange({ address: target.value })}
          fault={faults.includes('address') ? t`Enter the address.` : refused.address}
        />
        <div className={styles.map}>
          <LazyMap
            label={t`Map: press where the store is`}
            centre={zone?.area[0] ?? nowhere}
            area={noArea}
            neighbours={zones}
            pin={pin}
            onPin={({ lat, lng }) => onChange({ lat: String(lat), lng: String(lng) })}
            view={draft.zoneId}
            isDemo={isDemo}
          />
        </div>
        <div className={desk.pair}>
          <Field
            label={t`Latitude`}
            inputMode="decimal"
            dir="ltr"
            maxLength={16}
            value={draft.lat}
            onChange={({ target }) => onChange({ lat: target.value })}
            fault={fault}
          />
          <Field
            label={t`Longitude`}
            inputMode="decimal"
            dir="ltr"
            maxLength={16}
            value={draft.lng}
            onChange={({ target }) => onChange({ lng: target.value })}
          />
        </div>
      </div>
    </section>
  );
}
