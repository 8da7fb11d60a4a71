import { Trans, useLingui } from '@lingui/react/macro';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { languages } from 'market/config/config.rules';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { PlaceField } from './place-field.tsx';
import type { PreviewPage } from './preview-calls.ts';
import type { SeenInAddress } from './use-seen.ts';
import styles from './vendor-preview-page.module.css';

interface PreviewMomentProps {
  address: SeenInAddress;
  preview: PreviewPage | undefined;
  /** Why the time of the address was refused. */
  refusal: string | undefined;
}

/** Chooses the moment, the place and the language of a preview [STO-041]. */
export function PreviewMoment({ address, preview, refusal }: PreviewMomentProps) {
  const { t } = useLingui();
  const { seen, change, placeName } = address;
  const offered = useMarketSettings()?.languages;
  const zone = preview?.time_zone ?? '';
  return (
    <div className={styles.choices}>
      <DateAndTime
        at={seen.at ?? preview?.local_at ?? ''}
        preview={preview}
        refusal={refusal}
        onChange={(at) => change({ at, page: undefined })}
      />
      <PlaceField
        name={placeName}
        onChange={(place) =>
          change({
            ...{ lat: place && String(place.lat), lng: place && String(place.lng), place: place?.name },
            page: undefined,
          })
        }
      />
      <Select
        label={t`Language of the shopper`}
        value={seen.language}
        onChange={({ target }) => change({ language: target.value })}
      >
        {languages
          .filter(({ code }) => !offered || offered.includes(code) || code === seen.language)
          .map(({ code, tag, name }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
      </Select>
      <p className={styles.muted}>
        {zone && (
          <>
            <Trans>
              Times of <bdi>{zone}</bdi>.
            </Trans>{' '}
          </>
        )}
        <Trans>
          This is what is set today: hours, prices, offers and pauses as they hold then. Stock and orders until then are
          not known.
        </Trans>
      </p>
    </div>
  );
}

interface DateAndTimeProps {
  at: string;
  preview: PreviewPage | undefined;
  refusal: string | undefined;
  /** Without a time it is now. */
  onChange: (at: string | undefined) => void;
}

/** A time that is not whole yet stays in the field, and what is shown does not change. */
function DateAndTime({ at, preview, refusal, onChange }: DateAndTimeProps) {
  const { t } = useLingui();
  const [written, setWritten] = useState(at);
  useEffect(() => setWritten(at), [at]);
  const { first_at: first = '', last_at: last = '' } = preview ?? {};
  const isOutside = preview !== undefined && written !== '' && (written < first || written > last);
  return (
    <Field
      type="datetime-local"
      label={t`Date and time`}
      value={written}
      min={first}
      max={last}
      fault={isOutside ? t`Choose a time from a week ago to a year ahead.` : refusal}
      onChange={({ target: { value } }) => {
        setWritten(value);
        // Before the bounds are known the server says what is wrong.
        if (value !== '' && (!preview || (value >= first && value <= last))) onChange(value);
      }}
      end={
        <Button kind="text" size="small" onClick={() => onChange(undefined)}>
          <Trans>Now</Trans>
        </Button>
      }
    />
  );
}
