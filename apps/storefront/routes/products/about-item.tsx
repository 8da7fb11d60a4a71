import { Trans } from '@lingui/react/macro';
import { describedIn } from 'market/items/items-description.rules';
import { ReadMore } from 'ui/layout/read-more.tsx';
import type { ItemDetails } from '#features/items/item-calls.ts';
import { ItemFacts } from '#features/items/item-facts.tsx';
import styles from './product-page.module.css';

/** Description, contents and search words of an item [ITEM-10] [ITEM-11]. */
export function AboutItem({ item }: { item: ItemDetails }) {
  const { text } = describedIn(item.description);
  return (
    <section className={styles.about} aria-labelledby="about-item">
      <h2 id="about-item" className={styles.heading}>
        <Trans>Description</Trans>
      </h2>
      {text && (
        <p className={styles.description}>
          <ReadMore text={text} max={130} />
        </p>
      )}
      <ItemFacts item={item} />
    </section>
  );
}

/** What one compares goods by: the facts of the description, and what can be chosen. */
export function FactTable({ item }: { item: ItemDetails }) {
  const { facts } = describedIn(item.description);
  if (facts.length === 0) return null;
  const choices = item.choice_options.map(({ title, options }) => ({ name: title, value: options.join(', ') }));
  return (
    <dl className={styles.facts}>
      {[...facts, ...choices].map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
