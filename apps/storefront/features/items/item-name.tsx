import type { ListedItem } from 'market/items/items.contract';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { VegMark } from 'ui/media/veg-mark.tsx';
import styles from './item-name.module.css';

/** Characters of the display face; a word with others is set in the text face. */
const inDisplayFace = /^[\u0020-\u017f\u2010-\u201f\u2026]*$/;

export interface ItemNameProps {
  item: ListedItem;
  /** A heading on a page; in a dialog the dialog's own title is the heading. */
  as: 'h1' | 'p';
}

/** The name as the head of a detail, with the mark of dishes before it [ITEM-06] [ITEM-07]. */
export function ItemName({ item, as: Element }: ItemNameProps) {
  const { module_type: type } = item.module;
  const hasMark = isModuleType(type) && traitsOf(type).hasVegMark;
  return (
    <Element className={styles.name} data-face={inDisplayFace.test(item.name) ? 'display' : 'text'}>
      {hasMark && <VegMark isVeg={item.veg === 1} className={styles.mark} />} {item.name}
    </Element>
  );
}
