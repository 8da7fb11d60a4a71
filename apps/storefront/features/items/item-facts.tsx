import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';
import type { ItemDetails } from './item-calls.ts';
import styles from './item-facts.module.css';

/** The end of an item's details: contents, allergens and categories [ITEM-12] [ITEM-13] [ITEM-19]. */
export function ItemFacts({ item }: { item: ItemDetails }) {
  const words = [item.category_name, item.brand_name, ...item.tags].filter(Boolean);
  return (
    <>
      <Listed title={<Trans>Nutrition Details</Trans>} words={item.nutritions_name} />
      <Listed title={<Trans>Allergic Ingredients</Trans>} words={item.allergies_name} />
      {words.length > 0 && (
        <ul className={styles.chips}>
          {[...new Set(words)].map((word) => (
            <li key={word}>
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Listed({ title, words }: { title: ReactNode; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.words}>{words.join(', ')}</p>
    </section>
  );
}

/** The substance behind the name of a medicine [ITEM-09]. */
export function GenericName({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return <p className={styles.words}>{names.join(', ')}</p>;
}
