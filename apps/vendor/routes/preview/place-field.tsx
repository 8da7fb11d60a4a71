import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { placeOf, placesQuery } from './preview-calls.ts';
import styles from './vendor-preview-page.module.css';

/** Long enough that fast typing makes one call, short enough not to be noticed. */
const pauseMilliseconds = 250;

/** Returns a text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMilliseconds);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}

export interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
}

/** Where the shopper is: a place by its name, or at the store. */
export function PlaceField({ name, onChange }: { name: string; onChange: (place: NamedPlace | undefined) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const wanted = useSettled(text.trim());
  const { data, error } = useQuery(placesQuery(wanted));
  const find = useMutation({
    mutationFn: async ({ id, label }: { id: string; label: string }) => ({ name: label, ...(await placeOf(id)) }),
    onSuccess: (place) => {
      setText('');
      onChange(place);
    },
  });
  const predictions = wanted === '' ? [] : (data?.predictions ?? []);
  return (
    <div className={styles.place}>
      <Field
        type="search"
        icon="map-pin"
        label={t`Place of the shopper`}
        placeholder={name || t`At the store`}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {predictions.length > 0 && (
        <ul className={styles.predictions} aria-label={t`Places`}>
          {predictions.map(({ place_id: id, text: label }) => (
            <li key={id}>
              <Button
                kind="text"
                icon="map-pin"
                isLoading={find.isPending && find.variables.id === id}
                onClick={() => find.mutate({ id, label })}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {wanted !== '' && data?.predictions.length === 0 && (
        <p role="status" className={styles.muted}>
          <Trans>No place of this name was found.</Trans>
        </p>
      )}
      {(error ?? find.error) && <CallFaultNote error={(error ?? find.error) as Error} />}
      {name && (
        <p className={styles.chosen}>
          <bdi>{name}</bdi>
          <Button kind="text" icon="store" onClick={() => onChange(undefined)}>
            <Trans>Back to the store</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
