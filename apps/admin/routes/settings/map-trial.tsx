import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Field } from 'ui/forms/field.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';

/** What customers would find with the saved services, and what does not work [OPS-083]. */
export function MapTrial() {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const trial = useMutation({ mutationFn: () => adminCalls.map.tryOut({ query: { search_text: words.trim() } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '' && !trial.isPending) trial.mutate();
  };
  const { data } = trial;
  const problems = data
    ? [data.places_problem, data.way_problem, data.tiles_problem].filter((one) => one !== null)
    : [];
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      <Field
        label={t`Try it with a street or a place of your city`}
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div>
        <Button type="submit" kind="outline" isLoading={trial.isPending}>
          <Trans>Try it</Trans>
        </Button>
      </div>
      <div role="status">
        {problems.map((problem) => (
          <BannerNote key={problem} tone="bad">
            {problem}
          </BannerNote>
        ))}
        {data && !data.places_problem && data.places.length === 0 && (
          <p>
            <Trans>Nothing was found. Customers would have to write their address.</Trans>
          </p>
        )}
        {data && data.places.length > 0 && (
          <ul>
            {data.places.map(({ name, context }) => (
              <li key={`${name}, ${context}`}>
                <bdi>{name}</bdi> <small>{context}</small>
              </li>
            ))}
          </ul>
        )}
        {data?.way_metres != null && (
          <p>
            <Trans>A way by road from the first place is known.</Trans>
          </p>
        )}
      </div>
      {trial.error && <CallFaultNote error={trial.error} />}
    </form>
  );
}
