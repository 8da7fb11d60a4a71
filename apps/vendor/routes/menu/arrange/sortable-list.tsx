import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './sortable-list.module.css';
import { shiftOf, useSort } from './use-sort.ts';

interface Sortable {
  id: number;
  name: string;
}

export interface SortableListProps<Entry extends Sortable> {
  /** Names the list. */
  label: string;
  entries: readonly Entry[];
  /** Nothing can be moved. */
  disabled: boolean;
  /** The place nearest to a wanted one where an entry may be put. */
  placeFor: (from: number, to: number) => number;
  onMove: (from: number, to: number) => void;
  /** What a row shows between its handle and its buttons. */
  children: (entry: Entry) => ReactNode;
  isCurrent?: (entry: Entry) => boolean;
}

/** A list that is put in order by drag, by arrow keys on the handle, or by two buttons [STO-052]. */
export function SortableList<Entry extends Sortable>({
  label,
  entries,
  disabled,
  placeFor,
  onMove,
  children,
  isCurrent,
}: SortableListProps<Entry>) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [spokenText, setSpokenText] = useState('');
  const count = entries.length;
  const move = (from: number, wanted: number) => {
    const to = placeFor(from, Math.min(Math.max(wanted, 0), count - 1));
    const name = entries[from]?.name;
    if (to === from || name === undefined) return;
    const place = to + 1;
    setSpokenText(t`${name} is now in place ${place} of ${count}.`);
    onMove(from, to);
  };
  const { drag, start } = useSort({ list, placeFor, onMove: move });
  const moveByKey = (from: number, event: KeyboardEvent) => {
    const to = placeOfKey(event.key, from, count);
    if (to === undefined) return;
    event.preventDefault();
    move(from, to);
  };
  return (
    <>
      <ol ref={list} aria-label={label} className={styles.list} data-moving={drag !== undefined || undefined}>
        {entries.map((entry, place) => {
          const { id, name } = entry;
          const position = place + 1;
          return (
            <li
              key={id}
              className={styles.row}
              data-moved={drag?.from === place || undefined}
              data-current={isCurrent?.(entry) || undefined}
              style={drag && { transform: `translateY(${shiftOf(place, drag)}px)` }}
            >
              <button
                type="button"
                className={styles.handle}
                disabled={disabled}
                aria-label={t`Move ${name}, place ${position} of ${count}`}
                aria-keyshortcuts="ArrowUp ArrowDown Home End"
                onPointerDown={(event) => start(place, event)}
                onKeyDown={(event) => moveByKey(place, event)}
              >
                <Icon name="chevrons-up-down" size={20} />
              </button>
              {children(entry)}
              <span className={styles.steps}>
                <IconButton
                  icon="chevron-up"
                  label={t`Move ${name} up`}
                  disabled={disabled || placeFor(place, Math.max(place - 1, 0)) === place}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={t`Move ${name} down`}
                  disabled={disabled || placeFor(place, Math.min(place + 1, count - 1)) === place}
                  onClick={() => move(place, place + 1)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{spokenText}</span>
      </VisuallyHidden>
    </>
  );
}

function placeOfKey(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return from - 1;
    case 'ArrowDown':
      return from + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
