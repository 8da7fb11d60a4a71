import { Trans } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { BuyButton } from '#features/items/cards/buy-button.tsx';
import { hasChoices } from '#features/items/cards/has-choices.ts';
import { ChoiceGroups } from '#features/items/choices/choice-groups.tsx';
import { QuantityStepper } from '#features/items/choices/quantity-stepper.tsx';
import { TotalAmount } from '#features/items/choices/total-amount.tsx';
import { isCampaignItem } from '#features/items/is-campaign-item.ts';
import { ItemAvailability } from '#features/items/item-availability.tsx';
import { StockLine } from '#features/items/stock-line.tsx';
import { useBuy } from '#features/items/use-buy.ts';
import styles from './buy-panel.module.css';
import type { ProductPart } from './product-head.tsx';

/** What can be chosen, how much is left, and the buttons on desktop. */
export function BuyPanel(part: ProductPart) {
  const { item, chosen, availability, currency } = part;
  return (
    <>
      <ItemAvailability item={item} availability={availability} />
      {(hasChoices(item) || item.add_ons.length > 0) && <ChoiceGroups item={item} chosen={chosen} />}
      <StockLine item={item} choice={chosen.choice} />
      <TotalAmount chosen={chosen} currency={currency} />
      <Buttons {...part} className={styles.desktop} />
    </>
  );
}

/** The same buttons at the lower edge on compact, always visible. */
export function BuyBar(part: ProductPart) {
  return <Buttons {...part} className={styles.bar} />;
}

function Buttons({ item, chosen, availability: { mayOrder }, className }: ProductPart & { className?: string }) {
  const { add, buyNow, isSending } = useBuy(item, chosen);
  const isOfCampaign = isCampaignItem(item);
  return (
    <div className={classNames(styles.buttons, className)}>
      <QuantityStepper item={item} chosen={chosen} />
      <BuyButton
        chosen={chosen}
        mayOrder={mayOrder}
        isSending={isSending}
        isOfCampaign={isOfCampaign}
        onPress={isOfCampaign ? buyNow : add}
        className={styles.add}
      />
      {!chosen.isOut && !isOfCampaign && (
        <Button kind="ink" size="large" disabled={!mayOrder} onClick={buyNow} className={styles.now}>
          <Trans>Buy now</Trans>
        </Button>
      )}
    </div>
  );
}
