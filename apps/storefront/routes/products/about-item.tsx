import { Trans } from '@lingui/react/macro';
import { ReadMore } from 'ui/layout/read-more.tsx';
import type { ItemDetails } from '#features/items/item-calls.ts';
import { ItemFacts } from '#features/items/item-facts.tsx';
import styles from './product-page.module.css';

/** Description, contents and search words of an item [ITEM-10] [ITEM-11]. */
export function AboutItem({ item }: { item: ItemDetails }) {
  return (
    <section className={styles.about} aria-labelledby="about-item">
      <h2 id="about-item" className={styles.heading}>
        <Trans>Description</Trans>
      </h2>
      {item.description && (
        <p className={styles.description}>
          <ReadMore text={item.description} max={130} />
        </p>
      )}
      <ItemFacts item={item} />
    </section>
  );
}
