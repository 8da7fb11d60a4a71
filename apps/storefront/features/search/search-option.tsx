import type { ReactNode } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import styles from './search-option.module.css';

/** One choice of the panel below the search. */
export interface Option {
  key: string;
  /** Where it leads; a search for its text without. */
  to?: string;
  /** Opens it over the page instead. */
  open?: () => void;
  text: string;
  face: ReactNode;
}

/** The options of the panel; `active` and `index` are positions counted across all groups. */
export interface ListProps {
  id: string;
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: Option) => void;
}

/** One option; the field has the focus and the keys. */
export function OptionRow({
  id,
  option,
  index,
  active,
  onActive,
  onChoose,
}: ListProps & { option: Option; index: number }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the whole list
    <div
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      className={classNames(styles.option, index === active && styles.active)}
      // Keeps the focus in the field, or the keys would stop working.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => onActive(index)}
      onClick={() => onChoose(option)}
    >
      {option.face}
    </div>
  );
}
