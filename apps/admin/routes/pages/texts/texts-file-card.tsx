import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { tagOf } from 'market/config/config.rules';
import type { ImportedTexts } from 'market/config/config-texts.admin.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import desk from '../../../layout/desk.module.css';
import { FileChoice } from '../../../layout/file-choice.tsx';
import { FileFaults } from '../../../layout/file-faults.tsx';
import files from '../../../layout/files.module.css';
import { LanguageName } from '../language-name.tsx';
import { sendTextsFile, type TextFilter, textsAsCsv, textsKey } from './text-calls.ts';
import { draftKey } from './text-drafts.ts';
import styles from './texts.module.css';
import { useSaySaved } from './use-say-saved.tsx';

const csvKinds = ['.csv', 'text/csv'];
/** Changes that are listed at once. */
const shownChanges = 200;

/** Translations out as a file, and back in, seen before they are saved [OPS-088]. */
export function TextsFileCard({ filter }: { filter: TextFilter }) {
  const queries = useQueryClient();
  const saySaved = useSaySaved();
  const [file, setFile] = useState<File>();
  const take = useMutation({
    mutationFn: () => textsAsCsv(filter),
    onSuccess: (csv) => saveCsv(csv, 'translations.csv'),
  });
  const send = useMutation({
    mutationFn: ({ sent, step }: { sent: File; step: 'preview' | 'save' }) => sendTextsFile(sent, step),
    onSuccess({ is_saved: isSaved, changes }) {
      if (!isSaved) return;
      setFile(undefined);
      saySaved(changes);
    },
    onSettled: (_result, _error, { step }) =>
      step === 'save' ? queries.invalidateQueries({ queryKey: textsKey }) : undefined,
  });
  const seen = file && send.data;
  const isRight = seen !== undefined && seen.faults.length === 0 && seen.changes.length > 0;
  return (
    <>
      <section className={desk.card}>
        <h2 className={desk.cardTitle}>
          <Trans>Translations as a file</Trans>
        </h2>
        <div className={desk.body}>
          <p>
            <Trans>
              The file has a column for the English text, and one for each language. An empty field takes a translation
              away; a column that you leave out changes nothing.
            </Trans>
          </p>
          <div className={desk.states}>
            <Button kind="outline" isLoading={take.isPending} onClick={() => take.mutate()}>
              <Trans>Save the texts of this list as a file</Trans>
            </Button>
            <FileChoice
              kinds={csvKinds}
              icon="file-text"
              onChoose={([chosen]) => {
                if (!chosen) return;
                setFile(chosen);
                send.mutate({ sent: chosen, step: 'preview' });
              }}
            >
              <Trans>Choose a file</Trans>
            </FileChoice>
          </div>
          {take.error && <CallFaultNote error={take.error} />}
          {send.error && <CallFaultNote error={send.error} />}
          {file && <bdi>{file.name}</bdi>}
          {seen && seen.faults.length === 0 && <Preview seen={seen} />}
          {file && (
            <div>
              <Button
                disabled={!isRight}
                isLoading={send.isPending}
                onClick={() => send.mutate({ sent: file, step: 'save' })}
              >
                <Trans>Save these translations</Trans>
              </Button>
            </div>
          )}
        </div>
      </section>
      {seen && seen.faults.length > 0 && <FileFaults faults={seen.faults} />}
    </>
  );
}

function Preview({ seen: { added, changed, removed, unused, changes } }: { seen: ImportedTexts }) {
  const unusedCount = unused.length;
  const unusedNames = unused.slice(0, 5).join(', ');
  return (
    <div role="status" className={desk.stack}>
      {changes.length === 0 ? (
        <p>
          <Trans>The file changes nothing.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            New: {added}, changed: {changed}, taken away: {removed}
          </Trans>
        </p>
      )}
      {unusedCount > 0 && (
        <p className={desk.line}>
          <Plural
            value={unusedCount}
            one="# text of the file is not in use:"
            other="# texts of the file are not in use:"
          />{' '}
          <bdi lang="en">{unusedNames}</bdi>
        </p>
      )}
      <ul className={files.rows}>
        {changes.slice(0, shownChanges).map((change) => {
          const { text, language, before, after } = change;
          return (
            <li key={draftKey(change)} className={files.row}>
              <span>
                <bdi lang="en">{text}</bdi> · <LanguageName code={language} />
              </span>
              <span lang={tagOf(language)}>
                {before && (
                  <del className={styles.before}>
                    <bdi>{before}</bdi>
                  </del>
                )}{' '}
                {after && (
                  <ins className={styles.after}>
                    <bdi>{after}</bdi>
                  </ins>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
