import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { type Clock, deviceClock } from '#features/promotions/device-clock.ts';
import { clearSearches, deleteSearch, recentSearches, saveSearch } from './recent-searches.ts';
import { SearchOffer, useOfferOptions } from './search-offer.tsx';
import { type ListProps, type Option, OptionRow } from './search-option.tsx';
import styles from './search-panel.module.css';
import { fieldOf, useSearchField } from './use-search-field.ts';
import { type SuggestedNames, useSuggestedNames } from './use-suggested-names.ts';

export interface SearchPanelProps {
  form: RefObject<HTMLFormElement | null>;
  /** The current search; the initial value of the field. */
  applied: string;
  clock?: Clock;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * While the field is empty, recent searches and what is popular nearby; else items and stores that begin so [LIST-64] to
 * [LIST-71].
 */
export function SearchPanel({ form, applied, clock = deviceClock }: SearchPanelProps) {
  const id = useId();
  const navigate = useNavigate();
  const [recent, setRecent] = useState(recentSearches);
  const [marked, setMarked] = useState({ of: '', place: -1 });
  const field = useSearchField(form, { onKey: handleKey, onSubmit: submit });
  const { text, isOpen, setOpen } = field;
  const panel = useOptions({ text, applied, isOpen, recent }, clock);
  const { isEmpty, named, offered, options, isWaiting } = panel;
  const isShown = isOpen && (options.length > 0 || isWaiting);
  // Another text has other options, none of which is marked yet.
  const active = marked.of === text ? marked.place : -1;
  const setActive = (index: number) => setMarked({ of: text, place: index });
  const chosen = options[active];
  const activeId = isShown && chosen ? `${id}-${active}` : undefined;
  useCombobox(form, { lists: isShown ? listsOf(id, panel, recent.length) : '', activeId });

  function submit(wanted: string) {
    if (isShown && chosen) return choose(chosen);
    search(wanted);
  }
  function search(wanted: string) {
    setOpen(false);
    if (wanted === '') {
      if (applied !== '') navigate(href('/home'));
      return;
    }
    saveSearch(wanted);
    setRecent(recentSearches());
    navigate(`${href('/home')}?${new URLSearchParams({ search: wanted, data_type: 'searched' })}`);
    fieldOf(form)?.blur();
  }
  function choose({ text: wanted, to, open }: Option) {
    const isSearch = to === undefined && open === undefined;
    // What is offered before anything is typed is chosen, not searched.
    if (isSearch || !isEmpty) field.write(wanted);
    if (isSearch) return search(wanted);
    setOpen(false);
    if (to) return navigate(to);
    // Otherwise the focus would return to the field, and open the panel again.
    fieldOf(form)?.blur();
    open?.();
  }
  function handleKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === 'Escape') return setOpen(false);
    if (step === undefined) return;
    event.preventDefault();
    if (!isShown) return setOpen(true);
    const places = options.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  if (!isShown) return null;
  const list = { id, active, onActive: setActive, onChoose: choose };
  return (
    <div className={classNames(styles.panel, isEmpty && styles.wide)}>
      {isEmpty ? (
        <>
          {recent.length > 0 && <Recent {...list} options={options.slice(0, recent.length)} onForget={setRecent} />}
          <SearchOffer {...list} first={recent.length} offered={offered} />
        </>
      ) : (
        <div id={`${id}-list`} role="listbox" aria-busy={isWaiting} aria-labelledby={`${id}-items`}>
          <Named {...list} first={0} options={named.items} of="items" />
          <Named {...list} first={named.items.length} options={named.stores} of="stores" />
          {isWaiting && <Waiting />}
        </div>
      )}
    </div>
  );
}

interface Shown {
  text: string;
  applied: string;
  isOpen: boolean;
  recent: string[];
}

/** What the panel offers for the text of the field. */
function useOptions({ text, applied, isOpen, recent }: Shown, clock: Clock) {
  const isEmpty = text.trim() === '';
  // The current search needs no suggestions.
  const names = useSuggestedNames(isOpen && text !== applied ? text : '', clock);
  const named = useNameOptions(names, text);
  const offered = useOfferOptions(isOpen && isEmpty);
  const options: Option[] = isEmpty
    ? [...recent.map(recentOption), ...offered.items, ...offered.categories, ...offered.stores]
    : [...named.items, ...named.stores];
  return { isEmpty, named, offered, options, isWaiting: !isEmpty && names.status === 'asking' && options.length === 0 };
}

/** The ids of the lists that the field controls. */
function listsOf(id: string, { isEmpty, options }: { isEmpty: boolean; options: Option[] }, recent: number): string {
  if (!isEmpty) return `${id}-list`;
  return [recent > 0 ? `${id}-list` : '', options.length > recent ? `${id}-offer` : ''].join(' ').trim();
}

/** The last searches, each of which can be forgotten. */
function Recent({ options, onForget, ...list }: ListProps & { options: Option[]; onForget: (left: string[]) => void }) {
  const { t } = useLingui();
  const { id } = list;
  return (
    <>
      <div className={styles.head}>
        <b id={`${id}-recent`}>
          <Trans>Recent searches</Trans>
        </b>
        <button type="button" onClick={() => onForget(clearSearches())} className={styles.clear}>
          <Trans>Clear all</Trans>
        </button>
      </div>
      <div className={styles.recent}>
        <div id={`${id}-list`} role="listbox" aria-labelledby={`${id}-recent`}>
          {options.map((option, index) => (
            <OptionRow key={option.key} {...list} option={option} index={index} />
          ))}
        </div>
        <div className={styles.forgets}>
          {options.map(({ key, text }) => (
            <button
              key={key}
              type="button"
              aria-label={t`Forget ${text}`}
              onClick={() => onForget(deleteSearch(text))}
              className={styles.forget}
            >
              <Icon name="x" size={16} />
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

interface NamedProps extends ListProps {
  first: number;
  options: Option[];
  of: 'items' | 'stores';
}

function Named({ first, options, of, ...list }: NamedProps) {
  const { module } = useMarket();
  const words = useModuleTexts();
  if (options.length === 0) return null;
  const headId = `${list.id}-${of}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not fieldsets
    <div role="group" aria-labelledby={headId}>
      <p id={headId} className={styles.of}>
        {words(module?.type ?? 'food', of === 'items' ? 'itemsLabel' : 'storesLabel')}
      </p>
      {options.map((option, index) => (
        <OptionRow key={option.key} {...list} option={option} index={first + index} />
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton length="long" />
      <Skeleton />
      <Skeleton length="half" />
    </div>
  );
}

function recentOption(text: string): Option {
  const face = (
    <>
      <Icon name="rotate-ccw-clock" size={18} className={styles.mark} />
      <bdi className={styles.text}>{text}</bdi>
    </>
  );
  return { key: text, text, face };
}

function useNameOptions({ items, stores }: SuggestedNames, typed: string) {
  return {
    items: items.map(({ id, name, store_name: seller, image_full_url: image }) => ({
      key: `item ${id}`,
      text: name,
      face: (
        <>
          <Picture src={image} alt="" width={44} height={44} sizes="44px" className={styles.picture} />
          <Words name={name} typed={typed} line={seller} />
          <Icon name="arrow-up-left" size={18} className={styles.mark} />
        </>
      ),
    })),
    stores: stores.map(({ id, slug, name, address, monogram, colours }) => ({
      key: `store ${id}`,
      to: href('/store/:slugOrId', { slugOrId: slug }),
      text: name,
      face: (
        <>
          <Monogram letters={monogram} colour={colours[0]} />
          <Words name={name} typed={typed} line={address} />
        </>
      ),
    })),
  };
}

/** The name with the typed part in bold, if it contains the text exactly. */
function Words({ name, typed, line }: { name: string; typed: string; line: string }) {
  const part = typed.trim();
  const at = name.toLowerCase().indexOf(part.toLowerCase());
  const end = at + part.length;
  return (
    <span dir="auto" className={styles.text}>
      {at < 0 ? (
        name
      ) : (
        <>
          {name.slice(0, at)}
          <b>{name.slice(at, end)}</b>
          {name.slice(end)}
        </>
      )}
      <span className={styles.line}>{line}</span>
    </span>
  );
}

interface Combobox {
  /** The ids of the lists that are shown; empty without any. */
  lists: string;
  activeId: string | undefined;
}

/** Sets the combobox attributes for screen readers. */
function useCombobox(form: RefObject<HTMLFormElement | null>, { lists, activeId }: Combobox): void {
  useEffect(() => {
    const field = fieldOf(form);
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(lists !== ''));
    if (lists) field.setAttribute('aria-controls', lists);
    else field.removeAttribute('aria-controls');
    if (activeId) field.setAttribute('aria-activedescendant', activeId);
    else field.removeAttribute('aria-activedescendant');
  });
}
