import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import type { ReportFile } from 'market/wallet/reports/wallet-reports.admin.contract';
import { Button } from 'ui/buttons/button.tsx';
import desk from '../../../layout/desk.module.css';
import { csvOfFile, nameOfFile, reportFilesQuery } from './report-calls.ts';
import { reportTitles } from './report-texts.tsx';

/** The files that the operator has made; those that are written in the background show when they are ready [OPS-086]. */
export function ReportFilesCard() {
  const { data } = useQuery(reportFilesQuery);
  if (!data || data.files.length === 0) return null;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Your files of the last 7 days</Trans>
      </h2>
      <ul>
        {data.files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function FileRow({ file }: { file: ReportFile }) {
  const { i18n } = useLingui();
  const { report, first_day: first, last_day: last, state, row_count: rows } = file;
  const save = useMutation({
    mutationFn: () => csvOfFile(file),
    onSuccess: (parts) => saveCsv(parts, nameOfFile(file)),
  });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <li className={desk.row}>
      <span>
        <span className={desk.name}>
          {reportTitles[report]} · <bdi dir="ltr">{`${first} – ${last}`}</bdi>
        </span>
        <span className={desk.line}>{dateAndTime(new Date(file.made_at), zone, i18n.locale)}</span>
        {save.error && <CallFaultNote error={save.error} />}
      </span>
      <span className={desk.line}>
        <Plural value={rows} one="# row" other="# rows" />
      </span>
      {state === 'done' && (
        <Button kind="soft" size="small" icon="file-text" isLoading={save.isPending} onClick={() => save.mutate()}>
          <Trans>Save</Trans>
        </Button>
      )}
      {state === 'waiting' && (
        <span role="status" className={`${desk.state} ${desk.warn}`}>
          <Trans>Being written…</Trans>
        </span>
      )}
      {state === 'failed' && (
        <span className={`${desk.state} ${desk.warn}`}>
          <Trans>Failed. Make it once more.</Trans>
        </span>
      )}
    </li>
  );
}
