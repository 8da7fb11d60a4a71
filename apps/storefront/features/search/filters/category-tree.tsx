import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Icon } from 'ui/media/icon.tsx';
import {
  areAll,
  chosenIn,
  isPartly,
  isWhole,
  type MainCategory,
  withAll,
  withChild,
  withMain,
} from './category-choice.ts';
import styles from './category-tree.module.css';

export interface CategoryTreeProps {
  categories: MainCategory[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  /** With brands chosen, categories count for nothing [LIST-30]. */
  isOff: boolean;
}

/** All categories, each with its children behind an arrow [LIST-14] [LIST-16]. */
export function CategoryTree({ categories, chosen: ids, onChange, isOff }: CategoryTreeProps) {
  const chosen = chosenIn(categories, ids);
  return (
    <div data-scrolls className={styles.tree}>
      <Checkbox checked={areAll(categories, ids)} disabled={isOff} onChange={() => onChange(withAll(categories, ids))}>
        <Trans>All</Trans>
      </Checkbox>
      <ul className={styles.list}>
        {categories.map((main) => (
          <Main
            key={main.id}
            main={main}
            chosen={chosen}
            isOff={isOff}
            onMain={() => onChange(withMain(categories, ids, main))}
            onChild={(id) => onChange(withChild(categories, ids, id))}
          />
        ))}
      </ul>
    </div>
  );
}

interface MainProps {
  main: MainCategory;
  chosen: ReadonlySet<number>;
  isOff: boolean;
  onMain: () => void;
  onChild: (id: number) => void;
}

function Main({ main, chosen, isOff, onMain, onChild }: MainProps) {
  const { t } = useLingui();
  const { id, name, childes } = main;
  const some = isPartly(main, chosen);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <li className={styles.main}>
      <Checkbox
        ref={box}
        name="category_ids"
        value={id}
        checked={isWhole(main, chosen)}
        disabled={isOff}
        onChange={onMain}
        className={styles.box}
      >
        <span dir="auto">{name}</span>
      </Checkbox>
      {childes.length > 0 && (
        <details open={some || undefined} className={styles.more}>
          <summary aria-label={t`Kinds of ${name}`} className={styles.arrow}>
            <Icon name="chevron-down" size={18} />
          </summary>
          <ul className={styles.children}>
            {childes.map((child) => (
              <li key={child.id}>
                <Checkbox
                  name="category_ids"
                  value={child.id}
                  checked={chosen.has(child.id)}
                  disabled={isOff}
                  onChange={() => onChild(child.id)}
                >
                  <span dir="auto">{child.name}</span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
