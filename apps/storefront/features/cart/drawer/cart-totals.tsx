import { Trans } from '@lingui/react/macro';
import type { CartLine } from 'market/cart/cart.contract';
import { FreeDeliveryBar } from 'ui/prices/free-delivery-bar.tsx';
import { SumList, type SumListProps } from 'ui/prices/sum-list.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { currencyOf } from '../cart-store.ts';
import { freeDeliveryOf, sumsOf } from '../cart-sums.ts';

/** The bill of the cart; tax and delivery come with the checkout. */
export function CartTotals({ lines, withTotal = true }: { lines: readonly CartLine[]; withTotal?: boolean }) {
  const currency = currencyOf(lines);
  const money = useMoney(currency ?? undefined);
  const { subtotal, discount, isStoreDiscount, total } = sumsOf(lines);
  const parts: SumListProps['lines'] = [];
  // Without a discount it is the total.
  if (discount > 0 || !withTotal) parts.push({ label: <Trans>Subtotal</Trans>, amount: money(subtotal) });
  if (discount > 0) {
    const label = isStoreDiscount ? <Trans>Store discount</Trans> : <Trans>Discount</Trans>;
    parts.push({ label, amount: money(-discount), tone: 'gain' });
  }
  const label = <Trans context="without delivery and tax">Total</Trans>;
  if (withTotal) parts.push({ label, amount: money(total), tone: 'total' });
  // Two currencies have no sum.
  return currency && <SumList lines={parts} />;
}

/** The way to free delivery in the cart's own zone; nothing without one, or where the cart cannot be delivered. */
export function FreeDelivery({ lines, className }: { lines: readonly CartLine[]; className?: string }) {
  const currency = currencyOf(lines);
  const money = useMoney(currency ?? undefined);
  const progress = freeDeliveryOf(sumsOf(lines).total, lines[0]?.zone.free_delivery_over ?? null);
  if (!progress || !currency || lines.some(({ is_delivered_here }) => !is_delivered_here)) return null;
  return <FreeDeliveryBar percent={progress.percent} amountLeft={money(progress.left)} className={className} />;
}
