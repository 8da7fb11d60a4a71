import { Trans, useLingui } from '@lingui/react/macro';
import type { Preferences } from 'market/account/account-preferences.contract';
import { textSizes } from 'market/account/account-preferences.rules';
import { Select } from 'ui/forms/field.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { useIsOnline } from '../start/use-is-online.ts';
import { LanguageSelect } from './language-select.tsx';
import { usePreferences } from './use-preferences.ts';

/** A page at which the application may open. */
export interface StartPage {
  /** Below the path of the application. */
  to: string;
  label: string;
}

/** Language, text size, sounds, time format and start page of the person, on every device [SEAT-26]. */
export function PreferencesFields({ pages }: { pages: readonly StartPage[] }) {
  const { t } = useLingui();
  const { preferences, error, change } = usePreferences();
  const isOnline = useIsOnline();
  if (!preferences) return <LanguageSelect />;
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const isOwn = pages.some(({ to }) => base + to === preferences.start_page);
  return (
    <>
      <p>
        <Trans>They follow you to every device.</Trans>
      </p>
      {error && <CallFaultNote error={error} />}
      {!isOnline && (
        <p>
          <Trans>No connection: a change is kept once there is one.</Trans>
        </p>
      )}
      <LanguageSelect onChange={(language) => change({ language })} />
      <Select
        label={t`Text size`}
        value={preferences.text_size}
        onChange={({ target }) => change({ text_size: textSizes.find((size) => String(size) === target.value) ?? 100 })}
      >
        {textSizes.map((size) => (
          <option key={size} value={size}>
            {size} %
          </option>
        ))}
      </Select>
      <Select
        label={t`Sounds`}
        value={preferences.sounds}
        onChange={({ target }) => change({ sounds: target.value as Preferences['sounds'] })}
      >
        <option value="on">{t`Loud`}</option>
        <option value="quiet">{t`Quiet`}</option>
        <option value="off">{t`Off: new orders don’t ring`}</option>
      </Select>
      <Select
        label={t`Times`}
        value={preferences.time_format}
        onChange={({ target }) => change({ time_format: target.value as Preferences['time_format'] })}
      >
        <option value="usual">{t`As each page shows them`}</option>
        <option value="12">3:00 PM</option>
        <option value="24">15:00</option>
      </Select>
      <Select
        label={t`Start page`}
        value={isOwn ? (preferences.start_page ?? '') : ''}
        onChange={({ target }) => change({ start_page: target.value || null })}
      >
        <option value="">{t`First page`}</option>
        {pages.map(({ to, label }) => (
          <option key={to} value={base + to}>
            {label}
          </option>
        ))}
      </Select>
    </>
  );
}
