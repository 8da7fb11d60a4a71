import { Trans, useLingui } from '@lingui/react/macro';
import type { Prediction } from 'market/places/places.contract';
import type { Coordinates } from 'market/places/places.rules';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import styles from './place-search.module.css';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

export interface PlaceSearchProps {
  input: RefObject<HTMLInputElement | null>;
  /** Places in view come first among equals. */
  near: Coordinates;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (prediction: Prediction) => void;
  /** Called with a text that has no results. */
  onUnknown: (text: string) => void;
  /** The message for it. */
  unknown: ReactNode;
}

/** Maximum length that the API accepts. */
const maxTextLength = 200;
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A field with suggestions below it: arrows choose, Enter takes, Escape closes the list. */
export function PlaceSearch({ input, near, isOpen, onOpen, onChoose, onUnknown, unknown }: PlaceSearchProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const suggestions = useSuggestions(query, near);
  const { status, predictions } = suggestions;
  const isShown = isOpen && status !== 'idle';

  const takesFirst = useRef(false);
  const type = (typed: string) => {
    takesFirst.current = false;
    setText(typed);
    setQuery(typed);
    setActive(0);
    onOpen(typed.trim() !== '');
  };
  const choose = (prediction: Prediction) => {
    takesFirst.current = false;
    setText(prediction.structured_formatting.main_text);
    onOpen(false);
    onChoose(prediction);
  };
  const walk = (step: number) => {
    if (isShown) setActive((active + step + predictions.length) % Math.max(1, predictions.length));
    onOpen(query.trim() !== '');
  };
  const take = () => {
    const wanted = predictions[active];
    // While loading, the visible suggestions belong to an earlier text.
    if (status === 'asking') takesFirst.current = true;
    else if (wanted) choose(wanted);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isTaken = event.key === 'Enter' && isShown;
    if (step === undefined && !isTaken) return;
    event.preventDefault();
    if (step === undefined) take();
    else walk(step);
  };

  useEffect(() => {
    const [first] = predictions;
    if (takesFirst.current && status === 'answered' && first) choose(first);
  });
  const isUnknown = status === 'answered' && predictions.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isUnknown) onUnknown(query.trim());
  }, [isUnknown, query]);

  return (
    <div className={styles.search}>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t`Search for a street, estate or landmark`}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && predictions[active] ? `${id}-${active}` : undefined}
          placeholder={t`Search for a street, estate or landmark`}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxTextLength}
          value={text}
          className={styles.input}
          onChange={({ target }) => type(target.value)}
          onKeyDown={handleKey}
          onFocus={() => onOpen(query.trim() !== '')}
          onBlur={() => onOpen(false)}
        />
        {text !== '' && (
          <IconButton
            icon="x"
            iconSize={18}
            label={t`Clear search`}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      {isShown && (
        <List
          id={id}
          suggestions={suggestions}
          active={active}
          onActive={setActive}
          onChoose={choose}
          unknown={unknown}
        />
      )}
    </div>
  );
}

interface ListProps {
  id: string;
  suggestions: Suggestions;
  active: number;
  onActive: (index: number) => void;
  onChoose: (prediction: Prediction) => void;
  unknown: ReactNode;
}

function List({ id, suggestions: { status, predictions }, active, onActive, onChoose, unknown }: ListProps) {
  const { t } = useLingui();
  return (
    <div className={styles.panel}>
      <div id={`${id}-list`} role="listbox" aria-label={t`Suggested places`} className={styles.list}>
        {predictions.map((prediction, index) => {
          const { main_text: name, secondary_text: context } = prediction.structured_formatting;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the whole list
            <div
              key={prediction.place_id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classNames(styles.option, index === active && styles.active)}
              // Keeps the focus in the field, or the list would close before the press arrives.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onActive(index)}
              onClick={() => onChoose(prediction)}
            >
              <Icon name="map-pin" size={19} className={styles.pin} />
              <span className={styles.words}>
                <b className={styles.name}>{name}</b>
                <span className={styles.context}>{context}</span>
              </span>
            </div>
          );
        })}
      </div>
      <div role="status" className={styles.note}>
        {status === 'asking' && predictions.length === 0 && <Trans>Loading…</Trans>}
        {status === 'answered' && predictions.length === 0 && unknown}
        {status === 'failed' && <Trans>Something went wrong. Try again.</Trans>}
      </div>
    </div>
  );
}
