import { Plural, Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { classNames } from 'ui/layout/class-names.ts';
import { type ItemChoice, isChoiceOut, stockLeft } from './choices/item-choice.ts';
import styles from './stock-line.module.css';

/** From so few on, it is worth a warning. */
const few = 5;

/** How many are left of the chosen kind; nothing where stock is not counted. */
export function StockLine({ item, choice }: { item: ListedItem; choice: ItemChoice }) {
  const stock = stockLeft(item, choice);
  if (isChoiceOut(item, choice)) {
    return (
      <p className={classNames(styles.line, styles.out)}>
        <Trans>Out of Stock</Trans>
      </p>
    );
  }
  if (stock === null) return null;
  return (
    <p className={classNames(styles.line, stock <= few && styles.few)}>
      {stock <= few ? <Plural value={stock} one="Only # left" other="Only # left" /> : <Trans>{stock} in stock</Trans>}
    </p>
  );
}
