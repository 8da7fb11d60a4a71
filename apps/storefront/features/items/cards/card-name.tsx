import { partsOfName } from '../choices/name-parts.ts';
import styles from './card-name.module.css';

/** The name of an item on a card: what does not fit is read aloud and copied with it, but not seen [CARD-17]. */
export function CardName({ name }: { name: string }) {
  const { shown, rest } = partsOfName(name);
  if (rest === '') return <bdi>{name}</bdi>;
  return (
    <bdi>
      {shown}
      <span className={styles.rest}>{rest}</span>
      <span aria-hidden="true">…</span>
    </bdi>
  );
}
