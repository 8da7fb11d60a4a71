import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { CallRefused } from 'market/calls/client';
import { type TranslatedCode, translatedCodes } from 'market/config/config.rules';
import { type TextKind, textKinds } from 'market/config/config-texts.rules';
import { type FormEvent, useDeferredValue, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Pill, PillLink } from 'ui/buttons/pill.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { PageTabs } from '../page-tabs.tsx';
import {
  type Change,
  type ListedTexts,
  saveChanges,
  textsKey,
  textsPerPage,
  textsQuery,
  withChanges,
} from './text-calls.ts';
import { changesOf, faultyDrafts, useTextDrafts } from './text-drafts.ts';
import { TextRow } from './text-row.tsx';
import { TextsFileCard } from './texts-file-card.tsx';
import { TextsFilter } from './texts-filter.tsx';
import { useSaySaved } from './use-say-saved.tsx';

/** Names and texts of content in the languages of the market: missing ones first, edited in place [OPS-088]. */
export function AdminTextsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.content" title={t`Names and texts`}>
      <Texts />
    </OperatorOnly>
  );
}

/** Everything that the address says of the list. */
interface Chosen {
  search: string;
  kind: TextKind | undefined;
  missing: TranslatedCode | 'any' | undefined;
  hasFile: boolean;
  page: number;
}

function useChosen() {
  const [params, setParams] = useSearchParams();
  const chosen: Chosen = {
    search: params.get('search') ?? '',
    kind: textKinds.find((kind) => kind === params.get('kind')),
    missing: (['any', ...translatedCodes] as const).find((code) => code === params.get('missing')),
    hasFile: params.get('file') === '1',
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
  /** A filter that changes begins on the first page. */
  const addressOf = (next: Partial<Chosen>): Record<string, string> => {
    const { search, kind, missing, hasFile, page } = { ...chosen, page: 1, ...next };
    return {
      ...(search && { search }),
      ...(kind && { kind }),
      ...(missing && { missing }),
      ...(hasFile && { file: '1' }),
      ...(page > 1 && { page: String(page) }),
    };
  };
  const choose = (next: Partial<Chosen>) => setParams(addressOf(next), { replace: next.search !== undefined });
  return { chosen, addressOf, choose };
}

function Texts() {
  const { chosen, addressOf, choose } = useChosen();
  const { search: typed, kind, missing, hasFile, page } = chosen;
  const filter = { search: useDeferredValue(typed).trim(), kind, missing };
  const { data, isError, refetch } = useQuery(textsQuery(filter, page));
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Names and texts</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>
              Customers read them in their language, and in English where one is missing. Each change shows within
              seconds.
            </Trans>
          </p>
        </div>
        <Pill icon="file-text" isOn={hasFile} onClick={() => choose({ hasFile: !hasFile, page })}>
          <Trans>As a file</Trans>
        </Pill>
      </div>
      <PageTabs isOn="texts" />
      {hasFile && <TextsFileCard filter={filter} />}
      <TextsFilter {...chosen} languages={data?.languages ?? []} onChange={choose} />
      {!data && (isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />)}
      {data?.languages.length === 0 && (
        <BannerNote tone="info">
          <Trans>English is the only language here. Choose more languages in the settings.</Trans>
        </BannerNote>
      )}
      {data && data.languages.length > 0 && (
        <EditableTexts listed={data} onSearch={(search) => choose({ search, kind: undefined, missing: undefined })} />
      )}
      {data && (
        <div className={desk.states}>
          {page > 1 && (
            <PillLink to={`?${new URLSearchParams(addressOf({ page: page - 1 }))}`} isOn={false}>
              <Trans>Previous</Trans>
            </PillLink>
          )}
          {page * textsPerPage < data.total_size && (
            <PillLink to={`?${new URLSearchParams(addressOf({ page: page + 1 }))}`} isOn={false}>
              <Trans>Next</Trans>
            </PillLink>
          )}
        </div>
      )}
    </>
  );
}

interface EditableTextsProps {
  listed: ListedTexts;
  /** Finds a text that is not on this page. */
  onSearch: (text: string) => void;
}

function EditableTexts({ listed: { texts, total_size: count }, onSearch }: EditableTextsProps) {
  const queries = useQueryClient();
  const saySaved = useSaySaved();
  const form = useRef<HTMLFormElement>(null);
  const { drafts, type, rebase, drop, clear } = useTextDrafts();
  const show = (saved: readonly Change[]) => {
    // Until the list is read again, the fields show what is saved.
    queries.setQueriesData<ListedTexts>({ queryKey: textsKey }, (listed) => listed && withChanges(listed, saved));
    drop(saved);
  };
  const save = useMutation({
    mutationFn: (changes: readonly Change[]) => saveChanges(changes, show),
    onSuccess: saySaved,
    onError: (error) => rebase(presentIn(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: textsKey }),
  });
  const changes = changesOf(drafts);
  const changeCount = changes.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [faulty] = faultyDrafts(drafts);
    const shown = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (shown) shown.focus();
    else if (faulty) onSearch(faulty.text.slice(0, 100));
    else if (changeCount > 0 && !save.isPending) save.mutate(changes);
  };
  return (
    <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
      <p role="status" className={desk.sub}>
        <Plural value={count} one="# text" other="# texts" />
      </p>
      {texts.length === 0 ? (
        <EmptyState image="groceries" title={<Trans>No text is found</Trans>}>
          <Trans>Nothing of what customers read matches this search.</Trans>
        </EmptyState>
      ) : (
        <ul className={desk.list}>
          {texts.map((row) => (
            <TextRow key={row.text} row={row} drafts={drafts} onType={type} />
          ))}
        </ul>
      )}
      {save.error && <CallFaultNote error={save.error} />}
      {changeCount > 0 && (
        <div className={desk.foot}>
          <span className={desk.grow}>
            <Plural value={changeCount} one="# change is not saved" other="# changes are not saved" />
          </span>
          <Button
            kind="outline"
            onClick={() => {
              clear();
              save.reset();
            }}
          >
            <Trans>Discard</Trans>
          </Button>
          <Button type="submit" isLoading={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}

/** What is there now of the changes that another person was faster with. */
function presentIn(error: Error): Change[] {
  const fault =
    error instanceof CallRefused ? error.faults.find(({ code }) => code === 'changed_meanwhile') : undefined;
  return (fault?.now?.changes as Change[] | undefined) ?? [];
}
