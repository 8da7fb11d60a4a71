import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderQuote } from 'market/orders/orders.contract';
import { href, Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { useBillLines } from '#features/orders/use-bill-lines.tsx';
import styles from '../checkout-page.module.css';
import { Problem } from '../problem/order-problem.tsx';
import type { Checkout } from '../use-checkout.tsx';
import { Bill, isDelivered } from './order-bill.tsx';

interface Part {
  checkout: Checkout;
}

/** The server's bill, part by part, and the button that accepts it. */
export function OrderSummary({ checkout }: Part) {
  const { t } = useLingui();
  const { quote, refusal, isQuoting, page } = checkout;
  return (
    <aside className={styles.summary} aria-label={t`Order summary`}>
      <h2 className={styles.title}>
        <Trans>Order summary</Trans>
      </h2>
      {quote && <Bill quote={quote} page={page} isOld={isQuoting} />}
      {!quote && !refusal && <BillSkeleton />}
      <div className={styles.inSummary}>
        <PlaceOrder checkout={checkout} />
      </div>
      <p className={styles.small}>
        <Trans>
          You agree to the <Link to={href('/terms-and-conditions')}>Terms and conditions</Link> and the{' '}
          <Link to={href('/refund-policy')}>Refund policy</Link>.
        </Trans>
      </p>
    </aside>
  );
}

/** What the total is made of, with goods at what they cost here, in a line above the button of a compact screen: the bill itself is far below. */
export function SumsInLine({ quote }: { quote: OrderQuote }) {
  const { item_total: items, add_on_total: addOns, discount_total: discount, tax_percent: _, ...rest } = quote;
  const goods = { item_total: items + addOns - discount, add_on_total: 0, discount_total: 0 };
  const bill = useBillLines({ ...rest, ...goods, isDelivered: isDelivered(quote) });
  const parts = bill.filter(({ tone }) => tone !== 'total');
  if (parts.length < 2) return null;
  return <p className={styles.sums}>{parts.map(({ label, amount }) => `${label} ${amount}`).join(' · ')}</p>;
}

function BillSkeleton() {
  return (
    <div className={styles.stack} aria-hidden="true">
      {['full', 'long', 'half', 'full', 'long'].map((length, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five grey lines
        <Skeleton key={index} shape="line" length={length as 'full'} />
      ))}
    </div>
  );
}

/** The current problem and the button below it: on compact screens both are always visible. */
export function PlaceOrder({ checkout }: Part) {
  return (
    <>
      <Problem checkout={checkout} />
      <PlaceButton checkout={checkout} />
    </>
  );
}

/** Always shows the total [CHK-10]. */
function PlaceButton({ checkout: { quote, payMethod, refusal, sending, isQuoting, plan } }: Part) {
  const money = useMoney(quote?.currency);
  const isReady = quote && payMethod && !refusal && quote.missing_to_minimum === 0;
  const lacksTime = plan.isAhead && plan.scheduleAt === '';
  return (
    <Button
      type="submit"
      size="large"
      isBlock
      icon="lock"
      disabled={!isReady || lacksTime || sending === 'unknown'}
      // Pressed with Enter it explains the wait, which a disabled button cannot.
      aria-disabled={isQuoting || undefined}
      isLoading={sending === 'sending' || sending === 'checking'}
      end={quote ? money(quote.to_pay || quote.total) : undefined}
    >
      {sending === 'sending' ? (
        <Trans>Sending your order</Trans>
      ) : sending === 'checking' ? (
        <Trans>Checking your order</Trans>
      ) : (
        <Trans>Place order</Trans>
      )}
    </Button>
  );
}
