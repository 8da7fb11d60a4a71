import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCart } from '#features/cart/cart-store.ts';
import { RefusalText } from '#features/config/refusal-text.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { BannerNote } from '#ui/banner-note.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { drawnPart } from '#ui/drawn-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './checkout-page.module.css';
import type { Checkout } from './use-checkout.tsx';

// What is drawn is right until something is chosen: its script follows behind the page.
const Bill = drawnPart(async () => (await import('./order-bill.tsx')).Bill);

// Of a cart that was filled in another city.
const ElsewhereNote = drawnPart(async () => (await import('#features/cart/elsewhere-note.tsx')).ElsewhereNote);

interface Part {
  checkout: Checkout;
}

/** The server's bill, part by part, and the button that accepts it. */
export function OrderSummary({ checkout }: Part) {
  const { t } = useLingui();
  const { quote, refusal, isQuoting } = checkout;
  return (
    <aside className={styles.summary} aria-label={t`Order summary`}>
      <h2 className={styles.title}>
        <Trans>Order summary</Trans>
      </h2>
      {quote && <Bill quote={quote} isOld={isQuoting} checkout={checkout} />}
      {!quote && !refusal && <BillSkeleton />}
      <div className={styles.inSummary}>
        <PlaceOrder checkout={checkout} />
      </div>
      <p className={styles.small}>
        <Trans>
          You agree to the <Link to="/terms-and-conditions">Terms and conditions</Link> and the{' '}
          <Link to="/refund-policy">Refund policy</Link>.
        </Trans>
      </p>
    </aside>
  );
}

function BillSkeleton() {
  return (
    <div className={styles.stack} aria-hidden="true">
      {['full', 'long', 'half', 'full', 'long'].map((length, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five grey lines
        <Skeleton key={place} shape="line" length={length as 'full'} />
      ))}
    </div>
  );
}

/** What stands between the shopper and the order, and the way out of it. */
function Problem({ checkout }: Part) {
  const { refusal, sending, lostText, tryAgain, ask, page, plan } = checkout;
  const { isDeliveredHere } = useCart();
  const { place } = useMarket();
  if (sending === 'unknown') {
    return (
      <BannerNote
        tone="warn"
        icon="wifi-off"
        isAlert
        action={
          <Button kind="soft" size="small" onClick={tryAgain}>
            <Trans>Check again</Trans>
          </Button>
        }
      >
        {lostText}
      </BannerNote>
    );
  }
  if (!refusal) return <TooLittle checkout={checkout} />;
  // Whatever else is wrong: the store does not deliver there.
  const isElsewhere = page === 'cart' && !isDeliveredHere && plan.orderType === 'delivery';
  if (isElsewhere && plan.place?.address === place?.address) return <ElsewhereNote />;
  return (
    <BannerNote
      tone="bad"
      isAlert
      action={
        !refusal.message && (
          <Button kind="soft" size="small" onClick={ask}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {refusal.message ? (
        <RefusalText refusal={refusal} />
      ) : (
        <Trans>We could not reach the market. Check your connection and try again.</Trans>
      )}
    </BannerNote>
  );
}

/** Some stores set out for no less than an amount: how much is missing, and the way to more of it. */
function TooLittle({ checkout: { quote } }: Part) {
  const money = useMoney(quote?.currency);
  if (!quote?.store || quote.missing_to_minimum === 0) return null;
  const [least, more] = [money(quote.minimum_order), money(quote.missing_to_minimum)];
  return (
    <BannerNote
      tone="warn"
      action={
        <LinkButton kind="text" size="small" to={`/store/${quote.store.slug}`}>
          <Trans>Add items</Trans>
        </LinkButton>
      }
    >
      <Trans>
        This store takes orders from {least}: {more} more to go.
      </Trans>
    </BannerNote>
  );
}

/** What stands in the way, and the button below it: on compact screens both are always in sight. */
export function PlaceOrder({ checkout }: Part) {
  return (
    <>
      <Problem checkout={checkout} />
      <PlaceButton checkout={checkout} />
    </>
  );
}

/** Always says what it costs [CHK-10]. */
function PlaceButton({ checkout: { quote, way, refusal, sending, isQuoting, plan } }: Part) {
  const money = useMoney(quote?.currency);
  const isReady = quote && way && !refusal && quote.missing_to_minimum === 0;
  const lacksTime = plan.isAhead && plan.scheduleAt === '';
  return (
    <Button
      type="submit"
      size="large"
      isBlock
      icon="lock"
      disabled={!isReady || lacksTime || sending === 'unknown'}
      // Pressed by the Enter key it says why it waits, which a disabled one cannot.
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
