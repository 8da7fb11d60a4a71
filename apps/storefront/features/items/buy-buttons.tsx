import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import styles from './buy-buttons.module.css';
import { BuyButton } from './cards/buy-button.tsx';
import { QuantityStepper } from './choices/quantity-stepper.tsx';
import type { ChosenItem } from './choices/use-item-choice.ts';
import { isCampaignItem } from './is-campaign-item.ts';
import { useBuy } from './use-buy.ts';

export interface BuyButtonsProps {
  item: ListedItem;
  chosen: ChosenItem;
  mayOrder: boolean;
  onDone?: () => void;
  /** Of the price, where it is not that of the place. */
  currency?: string | undefined;
  className?: string | undefined;
}

/** How many, into the cart, or straight to the checkout [ITEM-34] [ITEM-35] [FOOD-19] [FOOD-20]. */
export function BuyButtons({ item, chosen, mayOrder, onDone, currency, className }: BuyButtonsProps) {
  const { add, buyNow, isSending } = useBuy(item, chosen, onDone);
  const isOfCampaign = isCampaignItem(item);
  return (
    <div className={classNames(styles.buttons, className)}>
      <QuantityStepper item={item} chosen={chosen} />
      <BuyButton
        chosen={chosen}
        mayOrder={mayOrder}
        isSending={isSending}
        isOfCampaign={isOfCampaign}
        currency={currency}
        onPress={isOfCampaign ? buyNow : add}
        className={styles.add}
      />
      {!chosen.isOut && !isOfCampaign && (
        <Button kind="soft" size="large" disabled={!mayOrder} onClick={buyNow} className={styles.now}>
          <Trans>Buy now</Trans>
        </Button>
      )}
    </div>
  );
}
