import { BuyButtons } from '#features/items/buy-buttons.tsx';
import { hasChoices } from '#features/items/cards/has-choices.ts';
import { ChoiceGroups } from '#features/items/choices/choice-groups.tsx';
import { TotalAmount } from '#features/items/choices/total-amount.tsx';
import { ItemAvailability } from '#features/items/item-availability.tsx';
import { StockLine } from '#features/items/stock-line.tsx';
import styles from './buy-panel.module.css';
import type { ProductPart } from './product-head.tsx';

/** What can be chosen, how much is left, and the buttons on desktop. */
export function BuyPanel({ item, chosen, availability, currency }: ProductPart) {
  return (
    <>
      <ItemAvailability item={item} availability={availability} />
      {(hasChoices(item) || item.add_ons.length > 0) && <ChoiceGroups item={item} chosen={chosen} />}
      <StockLine item={item} choice={chosen.choice} />
      <TotalAmount chosen={chosen} currency={currency} />
      <BuyButtons
        item={item}
        chosen={chosen}
        mayOrder={availability.mayOrder}
        currency={currency}
        className={styles.desktop}
      />
    </>
  );
}

/** The same buttons at the lower edge on compact, always visible. */
export function BuyBar({ item, chosen, availability, currency }: ProductPart) {
  return (
    <BuyButtons
      item={item}
      chosen={chosen}
      mayOrder={availability.mayOrder}
      currency={currency}
      className={styles.bar}
    />
  );
}
