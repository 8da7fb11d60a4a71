import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleWords } from '#features/modules/module-words.tsx';
import { type Clock, deviceClock } from '#features/promotions/device-clock.ts';
import { forgetSearch, forgetSearches, recentSearches, saveSearch } from './recent-searches.ts';
import styles from './search-panel.module.css';
import { fieldOf, useSearchField } from './use-search-field.ts';
import { type SuggestedNames, useSuggestedNames } from './use-suggested-names.ts';

export interface SearchPanelProps {
  form: RefObject<HTMLFormElement | null>;
  /** The current search; the initial value of the field. */
  applied: string;
  clock?: Clock;
}

interface Option {
  key: string;
  /** Where it leads; a search for its text without. */
  to?: string;
  text: string;
  face: ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Recent searches while the field is empty, else items and stores that begin so [LIST-64] to [LIST-71]. */
export function SearchPanel({ form, applied, clock = deviceClock }: SearchPanelProps) {
  const id = useId();
  const navigate = useNavigate();
  const [recent, setRecent] = useState(recentSearches);
  const [marked, setMarked] = useState({ of: '', place: -1 });
  const field = useSearchField(form, { onKey: handleKey, onSubmit: submit });
  const { text, isOpen, setOpen } = field;
  const isEmpty = text.trim() === '';
  // The current search needs no suggestions.
  const names = useSuggestedNames(isOpen && text !== applied ? text : '', clock);
  const named = useNameOptions(names, text);
  const options: Option[] = isEmpty ? recent.map(recentOption) : [...named.items, ...named.stores];
  const isWaiting = !isEmpty && names.status === 'asking' && options.length === 0;
  const isShown = isOpen && (options.length > 0 || isWaiting);
  // Another text has other options, none of which is marked yet.
  const active = marked.of === text ? marked.place : -1;
  const setActive = (place: number) => setMarked({ of: text, place });
  const chosen = options[active];
  useCombobox(form, { id, isShown, activeId: isShown && chosen ? `${id}-${active}` : undefined });

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
  function choose(option: Option) {
    field.write(option.text);
    if (option.to === undefined) return search(option.text);
    setOpen(false);
    navigate(option.to);
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
    <div className={styles.panel}>
      {isEmpty ? (
        <Recent {...list} options={options} onForget={setRecent} />
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

interface ListProps {
  id: string;
  active: number;
  onActive: (place: number) => void;
  onChoose: (option: Option) => void;
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
        <button type="button" onClick={() => onForget(forgetSearches())} className={styles.clear}>
          <Trans>Clear all</Trans>
        </button>
      </div>
      <div className={styles.recent}>
        <div id={`${id}-list`} role="listbox" aria-labelledby={`${id}-recent`}>
          {options.map((option, place) => (
            <OptionRow key={option.key} {...list} option={option} place={place} />
          ))}
        </div>
        <div className={styles.forgets}>
          {options.map(({ key, text }) => (
            <button
              key={key}
              type="button"
              aria-label={t`Forget ${text}`}
              onClick={() => onForget(forgetSearch(text))}
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
  const words = useModuleWords();
  if (options.length === 0) return null;
  const headId = `${list.id}-${of}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not fieldsets
    <div role="group" aria-labelledby={headId}>
      <p id={headId} className={styles.of}>
        {words(module?.type ?? 'food', of === 'items' ? 'itemsLabel' : 'storesLabel')}
      </p>
      {options.map((option, place) => (
        <OptionRow key={option.key} {...list} option={option} place={first + place} />
      ))}
    </div>
  );
}

function OptionRow({ id, option, place, active, onActive, onChoose }: ListProps & { option: Option; place: number }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the whole list
    <div
      id={`${id}-${place}`}
      role="option"
      tabIndex={-1}
      aria-selected={place === active}
      className={classNames(styles.option, place === active && styles.active)}
      // Keeps the focus in the field, or the keys would stop working.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => onActive(place)}
      onClick={() => onChoose(option)}
    >
      {option.face}
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
          <Monogram letters={monogram.toLowerCase()} colour={colours[0]} />
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
  id: string;
  isShown: boolean;
  activeId: string | undefined;
}

/** Sets the combobox attributes for screen readers. */
function useCombobox(form: RefObject<HTMLFormElement | null>, { id, isShown, activeId }: Combobox): void {
  useEffect(() => {
    const field = fieldOf(form);
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isShown));
    if (isShown) field.setAttribute('aria-controls', `${id}-list`);
    else field.removeAttribute('aria-controls');
    if (activeId) field.setAttribute('aria-activedescendant', activeId);
    else field.removeAttribute('aria-activedescendant');
  });
}
