import { Trans } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import type { ChosenItem } from '../choices/use-item-choice.ts';

export interface BuyButtonProps {
  chosen: ChosenItem;
  mayOrder: boolean;
  isSending: boolean;
  onPress: () => void;
  /** Of a campaign: ordered separately and at once [ITEM-34]. */
  isOfCampaign?: boolean;
  className?: string;
}

/** Adds the choice, or updates the cart, or says why neither is possible [ITEM-31] [ITEM-32] [ITEM-33]. */
export function BuyButton({ chosen, mayOrder, isSending, onPress, isOfCampaign, className }: BuyButtonProps) {
  const { isOut, line } = chosen;
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
    </Button>
  );
}
