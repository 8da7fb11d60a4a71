import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Field } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './find-dialog.module.css';

/** Something that was found: a page, an action, an order, a person. */
export interface Found {
  /** Below the path of the application. */
  to: string;
  title: string;
  detail?: string;
}

/** What is searched by one call of the API. */
export interface FindSource {
  key: string;
  icon: IconName;
  /** Of the group. */
  title: string;
  find: (search: string, signal: AbortSignal) => Promise<Found[]>;
}

export interface FindDialogProps {
  /** Pages and actions of the person's permissions. */
  pages: readonly Found[];
  sources: readonly FindSource[];
  onClose: () => void;
}

const shortest = 3;
const perGroup = 5;
/** Each letter of fast typing is not a call of its own. */
const staleMilliseconds = 30_000;

interface Group {
  key: string;
  icon: IconName;
  title: string;
  found: readonly Found[];
}

/** One field that finds pages, actions, orders, stores, items and people of one's permissions [SEAT-33]. */
export function FindDialog({ pages, sources, onClose }: FindDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const [isEntered, setIsEntered] = useState(false);
  const search = useDeferredValue(typed.trim());
  const isSearched = search.length >= shortest;
  const { results, isPending, failed } = useFound(sources, search, isSearched);
  const foundPages = pagesLike(pages, search);
  const groups: Group[] = [
    { key: 'pages', icon: 'arrow-right', title: t`Pages and actions`, found: foundPages },
    ...results,
  ];
  const all = groups.flatMap(({ found }) => found);
  const current = Math.min(marked, Math.max(0, all.length - 1));
  const open = (found: Found | undefined) => {
    if (!found) return;
    onClose();
    void navigate(found.to);
  };
  // Enter that comes before the answers waits for them: what was typed is opened, never what was found before.
  const isSettled = search === typed.trim() && (!isPending || current < foundPages.length);
  const openMarked = useEffectEvent(() => {
    setIsEntered(false);
    open(all[current]);
  });
  useEffect(() => {
    if (isEntered && isSettled) openMarked();
  }, [isEntered, isSettled]);
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') setIsEntered(true);
    else if (step === undefined || all.length === 0) return;
    else setMarked((current + step + all.length) % all.length);
    event.preventDefault();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Dialog title={t`Find anything`} width={600} onClose={onClose}>
      <Field
        label={t`Find anything`}
        isLabelHidden
        type="search"
        icon="search"
        role="combobox"
        autoFocus
        autoComplete="off"
        maxLength={100}
        placeholder={t`Order, store, item, person, page`}
        aria-expanded={all.length > 0}
        aria-controls={listId}
        aria-activedescendant={all.length > 0 ? optionId(current) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
          setIsEntered(false);
        }}
        onKeyDown={walk}
      />
      <div id={listId} role="listbox" aria-label={t`Found`} className={styles.list}>
        {groups.map((group, at) => {
          if (group.found.length === 0) return null;
          const before = groups.slice(0, at).reduce((sum, { found }) => sum + found.length, 0);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div key={group.key} role="group" aria-label={group.title}>
              <p aria-hidden="true" className={styles.title}>
                {group.title}
              </p>
              {group.found.map((found, index) => (
                <Option
                  key={found.to + found.title}
                  id={optionId(before + index)}
                  found={found}
                  icon={group.icon}
                  isMarked={before + index === current}
                  onMark={() => setMarked(before + index)}
                  onOpen={() => open(found)}
                />
              ))}
            </div>
          );
        })}
      </div>
      <p role="status" className={styles.hint}>
        {failed && <Trans>A part of the search has failed. Type on to try again.</Trans>}
        {!failed && isPending && <Trans>Searching…</Trans>}
        {!failed && !isPending && all.length === 0 && <Trans>Nothing was found for “{search}”.</Trans>}
        {!failed && !isPending && all.length > 0 && !isSearched && (
          <Trans>Type three letters or digits to find orders, stores and people too.</Trans>
        )}
      </p>
    </Dialog>
  );
}

function Option({
  id,
  found: { title, detail },
  icon,
  isMarked,
  onMark,
  onOpen,
}: {
  id: string;
  found: Found;
  icon: IconName;
  isMarked: boolean;
  onMark: () => void;
  onOpen: () => void;
}) {
  return (
    // The keys are those of the field.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the marked option
    <div
      id={id}
      ref={isMarked ? keepInView : undefined}
      role="option"
      aria-selected={isMarked}
      className={classNames(styles.option, isMarked && styles.marked)}
      onPointerMove={onMark}
      onClick={onOpen}
    >
      <Icon name={icon} size={18} />
      <bdi className={styles.name}>{title}</bdi>
      {detail && <bdi className={styles.detail}>{detail}</bdi>}
    </div>
  );
}

function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function useFound(sources: readonly FindSource[], search: string, isSearched: boolean) {
  return useQueries({
    queries: sources.map(({ key, find }) => ({
      queryKey: ['find', key, search],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(search, signal),
      enabled: isSearched,
      staleTime: staleMilliseconds,
      meta: { isSecret: true },
    })),
    combine: (answers) => ({
      results: sources.map(({ key, icon, title }, index): Group => {
        const found = isSearched ? (answers[index]?.data ?? []) : [];
        return { key, icon, title, found: found.slice(0, perGroup) };
      }),
      isPending: isSearched && answers.some(({ isFetching }) => isFetching),
      failed: isSearched && answers.some(({ isError }) => isError),
    }),
  });
}

/** Pages whose name has each word that was typed, those that begin with it first; all of them before anything is typed. */
function pagesLike(pages: readonly Found[], search: string): Found[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const like = pages.filter(({ title, detail = '' }) =>
    words.every((word) => plain(`${title} ${detail}`).includes(word)),
  );
  const begins = ({ title }: Found) => plain(title).startsWith(words[0] ?? '');
  const sorted = [...like.filter(begins), ...like.filter((page) => !begins(page))];
  return words.length === 0 ? sorted : sorted.slice(0, perGroup);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
