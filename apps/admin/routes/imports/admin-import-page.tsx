import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { useAskBeforeUnload } from 'app-kit/browser/use-ask-before-unload.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { pictureKinds } from 'market/account/account.rules';
import type { MarketImport } from 'market/items/items-import.admin.contract';
import { importKinds, type MarketImportKind } from 'market/items/items-import.rules';
import { useState } from 'react';
import { useBlocker, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { FileChoice } from '../../layout/file-choice.tsx';
import { FileFaults } from '../../layout/file-faults.tsx';
import files from '../../layout/files.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import styles from './imports.module.css';
import { columnsQuery, type ImportProgress, type ImportSums, useImportFile } from './use-import-file.ts';

/** Imports zones, stores, items and couriers from files, after a look at what they change [OPS-090]. */
export function AdminImportPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.import" title={t`Import`}>
      <Imports />
    </OperatorOnly>
  );
}

function Imports() {
  const [params] = useSearchParams();
  const kind = importKinds.find((one) => one === params.get('kind')) ?? 'stores';
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Import</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Zones first, then stores, then their items. Nothing is written before you have seen it.</Trans>
          </p>
        </div>
        <div className={desk.states}>
          {importKinds.map((one) => (
            <PillLink key={one} to={`/import?kind=${one}`} isOn={one === kind}>
              <KindName kind={one} />
            </PillLink>
          ))}
        </div>
      </div>
      <ImportOf key={kind} kind={kind} />
    </>
  );
}

function KindName({ kind }: { kind: MarketImportKind }) {
  switch (kind) {
    case 'zones':
      return <Trans>Zones</Trans>;
    case 'stores':
      return <Trans>Stores</Trans>;
    case 'items':
      return <Trans>Items</Trans>;
    case 'couriers':
      return <Trans>Riders</Trans>;
  }
}

const csvKinds = ['.csv', 'text/csv'];
const zoneKinds = ['.geojson', '.json', 'application/geo+json'];

function ImportOf({ kind }: { kind: MarketImportKind }) {
  const [file, setFile] = useState<File>();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { check, write, progress, reset } = useImportFile(kind);
  const plan = check.data;
  const isRight = plan !== undefined && plan.faults.length === 0 && plan.line_count > 0;
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    reset();
    setFile(chosen);
    check.mutate(chosen);
  };
  return (
    <div className={desk.columns}>
      <div className={desk.stack}>
        <section className={desk.card}>
          <h2 className={desk.cardTitle}>
            <Trans>File</Trans>
          </h2>
          <div className={desk.body}>
            <p>
              <AboutFile kind={kind} />
            </p>
            <FileChoice kinds={kind === 'zones' ? zoneKinds : csvKinds} icon="file-text" onChoose={choose}>
              <Trans>Choose a file</Trans>
            </FileChoice>
            {file && <bdi className={styles.chosen}>{file.name}</bdi>}
            {kind === 'items' && (
              <>
                <p>
                  <Trans>
                    Choose the photos all at once. A photo goes to the item whose line names its file in the column
                    photo, or that has its name: “jollof-rice.jpg” to “Jollof rice”.
                  </Trans>
                </p>
                <FileChoice kinds={pictureKinds} isMultiple icon="camera" onChoose={setPhotos}>
                  <Trans>Choose photos</Trans>
                </FileChoice>
                {photos.length > 0 && (
                  <p>
                    <Plural value={photos.length} one="# photo is chosen." other="# photos are chosen." />
                  </p>
                )}
              </>
            )}
            {progress && <Progress progress={progress} />}
            <Button
              size="large"
              icon="upload"
              disabled={!isRight || write.data !== undefined}
              isLoading={write.isPending}
              onClick={() => file && write.mutate({ file, photos })}
            >
              {write.isError ? <Trans>Go on</Trans> : <Trans>Import all</Trans>}
            </Button>
          </div>
        </section>
        <Columns kind={kind} />
      </div>
      <LeaveQuestion isNeeded={write.isPending} />
      <div className={desk.stack}>
        {check.isPending && (
          <p role="status">
            <Trans>Reading the file…</Trans>
          </p>
        )}
        {check.error && <CallFaultNote error={check.error} />}
        {write.error && <CallFaultNote error={write.error} />}
        {write.data && write.data.faults.length === 0 && <Done sums={write.data} progress={progress} />}
        {plan && !write.data && <Plan kind={kind} plan={plan} />}
        {write.data && write.data.faults.length > 0 && (
          <FileFaults faults={write.data.faults} unit={kind === 'zones' ? 'zone' : 'line'} />
        )}
      </div>
    </div>
  );
}

/** The question before an import is left that runs: its page sends the lines and photos. */
function LeaveQuestion({ isNeeded }: { isNeeded: boolean }) {
  const leaving = useBlocker(isNeeded);
  useAskBeforeUnload(isNeeded);
  if (leaving.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      icon="upload"
      question={<Trans>Leave while the import runs?</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      confirmLabel={<Trans>Leave</Trans>}
      onCancel={() => leaving.reset()}
      onConfirm={() => leaving.proceed()}
    >
      <Trans>Lines and photos that are not sent are left out. Import the same files again for the rest.</Trans>
    </ConfirmDialog>
  );
}

function AboutFile({ kind }: { kind: MarketImportKind }) {
  switch (kind) {
    case 'zones':
      return (
        <Trans>
          A GeoJSON file of polygons with their names, ways to pay and fees. All zones are written, or none.
        </Trans>
      );
    case 'stores':
      return <Trans>A CSV file with a line for each store. A line with the slug of a store changes that store.</Trans>;
    case 'items':
      return (
        <Trans>
          A CSV file with the items of all stores. A line with the slug of an item changes that item. Items that the
          file leaves out stay.
        </Trans>
      );
    case 'couriers':
      return <Trans>A CSV file of people who have an account: they become riders of a city.</Trans>;
  }
}

/** What the columns of a file are for, and a file with their names to begin with. */
function Columns({ kind }: { kind: MarketImportKind }) {
  const { data } = useQuery(columnsQuery(kind));
  if (!data || data.columns.length === 0) return null;
  const names = data.columns.map(({ name }) => name);
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Columns</Trans>
      </h2>
      <div className={desk.body}>
        <dl className={styles.columns}>
          {data.columns.map(({ name, about, is_needed: isNeeded }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>{' '}
                {isNeeded && (
                  <span className={styles.needed}>
                    <Trans>needed</Trans>
                  </span>
                )}
              </dt>
              <dd className={desk.line}>{about}</dd>
            </div>
          ))}
        </dl>
        {kind === 'stores' && <ZoneSlugs />}
        <Button kind="outline" icon="file-text" onClick={() => saveCsv(`${names.join()}\n`, `${kind}.csv`)}>
          <Trans>Save an empty file</Trans>
        </Button>
      </div>
    </section>
  );
}

/** What the column of the zone takes. */
function ZoneSlugs() {
  const zones = useQuery(zonesQuery).data ?? [];
  if (zones.length === 0) return null;
  return (
    <div>
      <h3 className={desk.name}>
        <Trans>Slugs of your zones</Trans>
      </h3>
      <ul>
        {zones.map(({ id, name, slug }) => (
          <li key={id} className={desk.line}>
            <code>{slug}</code> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rows that are listed at once. */
const shownRows = 200;

function Plan({ kind, plan: { added, changed, rows, faults } }: { kind: MarketImportKind; plan: MarketImport }) {
  if (faults.length > 0) return <FileFaults faults={faults} unit={kind === 'zones' ? 'zone' : 'line'} />;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>What it does</Trans>
      </h2>
      <div className={desk.body}>
        <p role="status">
          <Plural value={added} one="# is new" other="# are new" />,{' '}
          <Plural value={changed} one="# changes" other="# change" />
        </p>
        <ul className={files.rows}>
          {rows.slice(0, shownRows).map(({ line, key, name, is_new: isNew }) => (
            <li key={line} className={files.row}>
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>{' '}
                {key !== name && <span className={desk.line}>{key}</span>}
              </span>
              <span className={isNew ? styles.new : desk.line}>
                {isNew ? <Trans>New</Trans> : <Trans>Changes</Trans>}
              </span>
            </li>
          ))}
        </ul>
        {rows.length > shownRows && (
          <p className={desk.hint}>
            <Trans>The first {shownRows} are shown.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

function Progress({ progress: { lines, photos } }: { progress: ImportProgress }) {
  const isSending = photos.all > 0;
  const { done, all } = isSending ? photos : lines;
  return (
    <label className={styles.progress}>
      {isSending ? (
        <Trans>
          Photo {done} of {all}
        </Trans>
      ) : (
        <Trans>
          Line {done} of {all}
        </Trans>
      )}
      <progress value={done} max={all} />
    </label>
  );
}

function Done({ sums: { added, changed }, progress }: { sums: ImportSums; progress: ImportProgress | undefined }) {
  const failed = progress?.photos.failed ?? [];
  const names = failed.join(', ');
  const good = (progress?.photos.all ?? 0) - failed.length;
  return (
    <BannerNote tone={failed.length > 0 ? 'warn' : 'ok'}>
      <p role="status">
        <Plural value={added} one="# is added" other="# are added" />,{' '}
        <Plural value={changed} one="# is changed." other="# are changed." />{' '}
        {good > 0 && <Plural value={good} one="# photo is in place." other="# photos are in place." />}
      </p>
      {failed.length > 0 && (
        <p>
          <Trans>
            These files could not be used as photos: {names}. A photo needs at least 400 pixels on each side.
          </Trans>
        </p>
      )}
    </BannerNote>
  );
}
