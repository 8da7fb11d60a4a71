import { partsOfName } from '../choices/name-parts.ts';
import styles from './card-name.module.css';

/**
 * The name of an item on a card, as long as there is room. Under `TEXTS=specification` 25 letters of it are seen, and the
 * rest is read aloud and copied with them [CARD-17].
 */
export function CardName({ name }: { name: string }) {
  const { shown, rest } = partsOfName(name);
  if (rest === '') return <bdi>{name}</bdi>;
  return (
    <bdi>
      {shown}
      <span className={styles.rest}>{rest}</span>
      <span aria-hidden="true" className={styles.dots}>
        …
      </span>
    </bdi>
  );
}
