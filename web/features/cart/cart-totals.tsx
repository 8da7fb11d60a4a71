import { Trans } from '@lingui/react/macro';
import type { CartLine } from 'market/cart/cart.contract';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { FreeDeliveryBar } from '#ui/free-delivery-bar.tsx';
import { SumList, type SumListProps } from '#ui/sum-list.tsx';
import { freeDeliveryOf, sumsOf } from './cart-sums.ts';

/** The bill of the cart; tax and delivery come with the checkout. */
export function CartTotals({ lines, withTotal = true }: { lines: readonly CartLine[]; withTotal?: boolean }) {
  const money = useMoney();
  const { subtotal, discount, isStoreDiscount, total } = sumsOf(lines);
  const parts: SumListProps['lines'] = [{ label: <Trans>Subtotal</Trans>, amount: money(subtotal) }];
  if (discount > 0) {
    const label = isStoreDiscount ? <Trans>Store discount</Trans> : <Trans>Discount</Trans>;
    parts.push({ label, amount: money(-discount), tone: 'gain' });
  }
  if (withTotal) parts.push({ label: <Trans>Total</Trans>, amount: money(total), tone: 'total' });
  return <SumList lines={parts} />;
}

/** The way to free delivery; nothing in a zone without it. */
export function FreeDelivery({ lines, className }: { lines: readonly CartLine[]; className?: string }) {
  const { zone } = useMarket();
  const money = useMoney();
  const progress = freeDeliveryOf(sumsOf(lines).total, zone?.freeDeliveryOver ?? null);
  if (!progress) return null;
  return <FreeDeliveryBar percent={progress.percent} amountLeft={money(progress.left)} className={className} />;
}
