import { Trans, useLingui } from '@lingui/react/macro';
import { type LanguageCode, languages } from 'market/config/config.rules';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Select } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import styles from './settings.module.css';
import type { SettingsPart } from './settings-part.ts';

/** Languages and time zone [OPS-083]. */
export function PlaceCard({ settings, faults, change }: SettingsPart) {
  const { t } = useLingui();
  const chosen = settings.languages;
  const zones = Intl.supportedValuesOf('timeZone');
  const known = zones.includes(settings.time_zone) ? zones : [settings.time_zone, ...zones];
  const toggle = (code: LanguageCode) => {
    const others = chosen.filter((one) => one !== code);
    if (others.length < chosen.length) change({ languages: others });
    else change({ languages: [...chosen, code] });
  };
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Languages and time</Trans>
      </h2>
      <div className={desk.body}>
        <fieldset className={styles.languages}>
          <legend className={styles.legend}>
            <Trans>Languages that customers can choose</Trans>
          </legend>
          {languages.map(({ code, tag, name }) => (
            <Checkbox
              key={code}
              checked={chosen.includes(code)}
              disabled={chosen.length === 1 && chosen[0] === code}
              onChange={() => toggle(code)}
            >
              <span lang={tag}>{name}</span>
            </Checkbox>
          ))}
        </fieldset>
        <Select
          label={t`First language`}
          hint={t`Pages open in it, unless the browser asks for another one.`}
          value={chosen[0]}
          onChange={({ target }) => {
            const first = chosen.find((code) => code === target.value);
            if (first) change({ languages: [first, ...chosen.filter((code) => code !== first)] });
          }}
          fault={faults.languages}
        >
          {languages
            .filter(({ code }) => chosen.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
        <Select
          label={t`Time zone`}
          hint={t`New zones use it, and so do the opening hours of their stores.`}
          value={settings.time_zone}
          onChange={({ target }) => change({ time_zone: target.value })}
          fault={faults.time_zone}
        >
          {known.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </div>
    </section>
  );
}
