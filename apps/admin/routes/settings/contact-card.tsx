import { Trans, useLingui } from '@lingui/react/macro';
import { Field, TextArea } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import type { SettingsPart } from './settings-part.ts';

/** How customers reach the people who run the market [OPS-083]. */
export function ContactCard({ settings, faults, change }: SettingsPart) {
  const { t } = useLingui();
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Contact</Trans>
      </h2>
      <div className={desk.body}>
        <p className={desk.hint}>
          <Trans>Customers find these at the foot of every page and on the help page.</Trans>
        </p>
        <Field
          type="tel"
          dir="ltr"
          label={t`Phone`}
          maxLength={30}
          value={settings.phone}
          onChange={({ target }) => change({ phone: target.value })}
          fault={faults.phone}
        />
        <Field
          type="email"
          label={t`Email`}
          maxLength={255}
          value={settings.email}
          onChange={({ target }) => change({ email: target.value })}
          fault={faults.email}
        />
        <TextArea
          label={t`Address`}
          maxLength={300}
          rows={2}
          value={settings.address}
          onChange={({ target }) => change({ address: target.value })}
          fault={faults.address}
        />
      </div>
    </section>
  );
}
