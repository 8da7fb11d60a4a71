import { Trans } from '@lingui/react/macro';
import { useMoney } from '#features/config/use-money.ts';

/** What a parcel costs at the lowest, before both places are known; nothing where the market does not know it. */
export function PriceFrom({ amount }: { amount: number | null | undefined }) {
  const money = useMoney();
  if (!amount) return null;
  const price = money(amount);
  return (
    <b>
      <Trans>From {price}</Trans>
    </b>
  );
}
