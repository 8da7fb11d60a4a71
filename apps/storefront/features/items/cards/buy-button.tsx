import { Trans } from '@lingui/react/macro';
import { toDecimal } from 'market/values/money';
import { Button } from 'ui/buttons/button.tsx';
import { useMoney } from '#features/config/use-money.ts';
import styles from '../buy-buttons.module.css';
import type { ChosenItem } from '../choices/use-item-choice.ts';

export interface BuyButtonProps {
  chosen: ChosenItem;
  mayOrder: boolean;
  isSending: boolean;
  onPress: () => void;
  /** Of a campaign: ordered separately and at once [ITEM-34]. */
  isOfCampaign?: boolean;
  currency?: string | undefined;
  className?: string;
}

/** Adds the choice, or updates the cart, or says why neither is possible [ITEM-31] [ITEM-32] [ITEM-33]. */
export function BuyButton({ chosen, mayOrder, isSending, onPress, isOfCampaign, currency, className }: BuyButtonProps) {
  const { isOut, line } = chosen;
  const money = useMoney(currency);
  return (
    <Button size="large" className={className} disabled={isOut || !mayOrder} isLoading={isSending} onClick={onPress}>
      {isOut ? (
        <Trans>Out of Stock</Trans>
      ) : isOfCampaign ? (
        <Trans>Order Now</Trans>
      ) : line ? (
        <Trans>Update To Cart</Trans>
      ) : (
        <Trans>Add to Cart</Trans>
      )}
      {!isOut && (
        // The total beside it reads it out.
        <bdi aria-hidden="true" className={styles.amount}>
          {money(toDecimal(chosen.priced.lineTotal))}
        </bdi>
      )}
    </Button>
  );
}
