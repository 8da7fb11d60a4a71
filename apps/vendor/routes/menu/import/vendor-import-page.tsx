import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type PhotoOfItem, photosFor } from 'app-kit/browser/photos-of-items.ts';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { pictureKinds } from 'market/account/account.rules';
import type { MenuImport } from 'market/items/items.vendor.contract';
import { type ReactNode, useId, useState } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { type OwnStore, OwnStorePage } from '../../../features/stores/own-store.tsx';
import editor from '../item-editor.module.css';
import photoStyles from '../item-photos.module.css';
import { menuCalls } from '../menu-calls.ts';
import { useImportMenu } from './use-import-menu.ts';
import styles from './vendor-import-page.module.css';

/** Imports the menu of a store from a file, with photos, after a look at what it changes [STO-054] [STO-055] [STO-057]. */
export function VendorImportPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Import items · ${app}`}</title>
      <OwnStorePage permission="store.menu">
        {(store) => <ImportMenu key={store.store_id} store={store} />}
      </OwnStorePage>
    </>
  );
}

const csvKinds = ['.csv', 'text/csv'];

function ImportMenu({ store }: { store: OwnStore }) {
  const search = `?store=${store.store_id}`;
  const [file, setFile] = useState<File>();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const { look, write, sent, reset } = useImportMenu(store.store_id);
  const preview = look.data;
  const photos = preview ? photosFor(preview.rows, pictures) : [];
  const chooseFile = ([chosen]: File[]) => {
    if (!chosen) return;
    reset();
    setFile(chosen);
    look.mutate(chosen);
  };
  const isRight = preview !== undefined && preview.faults.length === 0;
  const work = preview ? preview.added + preview.changed + photos.length : 0;
  return (
    <div className={editor.editor}>
      <div className={editor.head}>
        <LinkButton to={{ pathname: '/menu', search }} kind="text" icon="arrow-left">
          <Trans>Menu</Trans>
        </LinkButton>
        <h1 className={editor.title}>
          <Trans>Import items</Trans>
        </h1>
      </div>
      <section className={editor.card} aria-labelledby="import-file">
        <h2 id="import-file" className={editor.subtitle}>
          <Trans>File</Trans>
        </h2>
        <p>
          <Trans>
            A CSV file with a line for each item. Its first line names the columns: name, category and price are needed.
            A line with the name or slug of an item changes that item. Items that the file leaves out stay.
          </Trans>
        </p>
        <div className={styles.choices}>
          <FileChoice kinds={csvKinds} onChoose={chooseFile}>
            <Icon name="file-text" />
            <Trans>Choose a file</Trans>
          </FileChoice>
          {store.permissions.includes('store.export') && <SaveMenu store={store} />}
        </div>
        {file && <bdi className={styles.chosen}>{file.name}</bdi>}
      </section>
      <section className={editor.card} aria-labelledby="import-photos">
        <h2 id="import-photos" className={editor.subtitle}>
          <Trans>Photos</Trans>
        </h2>
        <p>
          <Trans>
            Choose them all at once. A photo goes to the item whose line names its file in the column photo, or that has
            its name: “jollof-rice.jpg” to “Jollof rice”. Items with a photo of their own keep it in front.
          </Trans>
        </p>
        <div className={styles.choices}>
          <FileChoice kinds={pictureKinds} isMultiple onChoose={(files) => setPictures(files)}>
            <Icon name="camera" />
            <Trans>Choose photos</Trans>
          </FileChoice>
        </div>
        {pictures.length > 0 && <PhotoCount chosen={pictures.length} matched={preview && photos.length} />}
      </section>
      <Outcome look={look} write={write} photos={photos} sent={sent} />
      <div className={editor.foot}>
        {sent && sent.done < sent.all && <PhotoProgress done={sent.done} all={sent.all} />}
        {write.data?.is_written && !write.isPending ? (
          <LinkButton to={{ pathname: '/menu', search }} size="large">
            <Trans>See the menu</Trans>
          </LinkButton>
        ) : (
          <Button
            size="large"
            icon="upload"
            disabled={!isRight || work === 0}
            isLoading={write.isPending}
            onClick={() => file && write.mutate({ file, photos: pictures })}
          >
            <Trans>Import all</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

type Import = ReturnType<typeof useImportMenu>;

/** What the file does, what is wrong with it, and what was done. */
function Outcome({ look, write, photos, sent }: Omit<Import, 'reset'> & { photos: readonly PhotoOfItem[] }) {
  return (
    <>
      {look.isPending && (
        <p role="status">
          <Trans>Reading the file…</Trans>
        </p>
      )}
      {look.error && <CallFaultNote error={look.error} />}
      {look.data && !write.data && <Preview preview={look.data} />}
      {write.error && <CallFaultNote error={write.error} />}
      {write.data && write.data.faults.length > 0 && <Faults found={write.data} />}
      {write.data?.is_written && <Done written={write.data} photos={photos} sent={sent} />}
    </>
  );
}

interface FileChoiceProps {
  kinds: readonly string[];
  isMultiple?: boolean;
  onChoose: (files: File[]) => void;
  children: ReactNode;
}

function FileChoice({ kinds, isMultiple = false, onChoose, children }: FileChoiceProps) {
  const id = useId();
  return (
    <div>
      <FileInput id={id} kinds={kinds} multiple={isMultiple} onChoose={onChoose} />
      <label htmlFor={id} className={photoStyles.add}>
        {children}
      </label>
    </div>
  );
}

/** Saves all items as a file that can be imported again. */
function SaveMenu({ store: { store_id: id, slug } }: { store: OwnStore }) {
  const save = useMutation({
    mutationFn: () => menuCalls.exportFile({ params: { store_id: id } }),
    onSuccess: ({ csv }) => saveCsv(csv, `${slug}-menu.csv`),
  });
  return (
    <>
      <Button kind="outline" icon="file-text" isLoading={save.isPending} onClick={() => save.mutate()}>
        <Trans>Save the menu as CSV</Trans>
      </Button>
      {save.error && <CallFaultNote error={save.error} />}
    </>
  );
}

function PhotoCount({ chosen, matched }: { chosen: number; matched: number | undefined }) {
  if (matched === undefined) {
    return (
      <p>
        <Plural value={chosen} one="# photo is chosen." other="# photos are chosen." />
      </p>
    );
  }
  const left = chosen - matched;
  return (
    <p role="status">
      <Plural value={matched} one="# photo matched." other="# photos matched." />{' '}
      {left > 0 && <Plural value={left} one="# photo matches no item." other="# photos match no item." />}
    </p>
  );
}

/** Rows that are listed at once. */
const shownRows = 200;

function Preview({ preview }: { preview: MenuImport }) {
  const { added, changed, same, rows, faults } = preview;
  if (faults.length > 0) return <Faults found={preview} />;
  const news = rows.filter(({ is_new, changes }) => is_new || changes.length > 0);
  return (
    <section className={editor.card} aria-labelledby="import-preview">
      <h2 id="import-preview" className={editor.subtitle}>
        <Trans>Changes</Trans>
      </h2>
      <p role="status">
        <Plural value={added} one="# new item" other="# new items" />,{' '}
        <Plural value={changed} one="# changed" other="# changed" />,{' '}
        <Plural value={same} one="# unchanged" other="# unchanged" />
      </p>
      <ul className={styles.rows}>
        {news.slice(0, shownRows).map(({ line, name, is_new, changes }) => (
          <li key={line} className={styles.row}>
            <b>
              <bdi>{name}</bdi>
            </b>
            {is_new ? (
              <span className={styles.new}>
                <Trans>New</Trans>
              </span>
            ) : (
              changes.map(({ field, before, after }) => (
                <span key={field} className={styles.change}>
                  <code>{field}</code> <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
                </span>
              ))
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Faults({ found: { faults } }: { found: MenuImport }) {
  const count = faults.length;
  return (
    <section className={editor.card} aria-labelledby="import-faults">
      <h2 id="import-faults" className={editor.subtitle}>
        <Trans>Fix these in the file</Trans>
      </h2>
      <p role="alert" className={photoStyles.fault}>
        <Plural value={count} one="# fault. Nothing was imported." other="# faults. Nothing was imported." />
      </p>
      <ul className={styles.rows}>
        {faults.slice(0, shownRows).map(({ line, field, reason }) => (
          <li key={`${line} ${field} ${reason}`} className={styles.row}>
            <b>
              <Trans>Line {line}</Trans>
            </b>
            <span className={styles.change}>
              {field && <code>{field}</code>} {reason}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SentPhotos {
  done: number;
  all: number;
  /** Names of the files that are no photo, or that the market refused. */
  failed: readonly string[];
}

function PhotoProgress({ done, all }: { done: number; all: number }) {
  return (
    <label className={styles.progress}>
      <Trans>
        Photo {done} of {all}
      </Trans>
      <progress value={done} max={all} />
    </label>
  );
}

function Done({
  written,
  photos,
  sent,
}: {
  written: MenuImport;
  photos: readonly PhotoOfItem[];
  sent: SentPhotos | undefined;
}) {
  const { added, changed } = written;
  const failed = sent?.failed ?? [];
  const names = failed.join(', ');
  const good = photos.length - failed.length;
  return (
    <BannerNote tone={failed.length > 0 ? 'warn' : 'ok'}>
      <p role="status">
        <Plural value={added} one="# item is added" other="# items are added" />,{' '}
        <Plural value={changed} one="# is changed." other="# are changed." />{' '}
        {sent && sent.done === sent.all && good > 0 && (
          <Plural value={good} one="# photo is on the menu." other="# photos are on the menu." />
        )}
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
