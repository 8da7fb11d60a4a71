import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { href } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useCart } from '#features/cart/cart-store.ts';
import { RefusalText } from '#features/config/refusal-text.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import type { Checkout } from '../use-checkout.tsx';

const ElsewhereNote = lazyPart(async () => {
  const { ElsewhereNote } = await import('#features/cart/elsewhere/elsewhere-note.tsx');
  return { default: ElsewhereNote };
});

const SendLaterOffer = lazyPart(async () => ({ default: (await import('./send-later-offer.tsx')).SendLaterOffer }));

const OfflineNote = lazyPart(async () => ({ default: (await import('./send-later-offer.tsx')).OfflineNote }));

const ChangedPriceNote = lazyPart(async () => ({
  default: (await import('./changed-price-note.tsx')).ChangedPriceNote,
}));

interface Part {
  checkout: Checkout;
}

/** The problem that prevents the order, and what to do about it. */
export function Problem({ checkout }: Part) {
  const { quote, refusal, sending, lostText, tryAgain, ask, page, plan, canSendLater } = checkout;
  const { isDeliveredHere } = useCart();
  const { place } = useMarket();
  const total = useMoney(quote?.currency)(quote ? quote.to_pay || quote.total : 0);
  const later = (
    <Suspense>
      {canSendLater ? (
        <SendLaterOffer isSure={sending === 'unknown'} onSendLater={() => void checkout.sendLater(total)} />
      ) : (
        sending === 'checking' && <OfflineNote />
      )}
    </Suspense>
  );
  if (sending === 'unknown') {
    return (
      <>
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
        {later}
      </>
    );
  }
  if (sending === 'checking') return later;
  if (!refusal && quote && checkout.outdatedQuote && !checkout.isQuoting) {
    return (
      <Suspense>
        <ChangedPriceNote outdated={checkout.outdatedQuote} current={quote} onAccept={checkout.acceptChanges} />
      </Suspense>
    );
  }
  if (!refusal) return <TooLittle checkout={checkout} />;
  // Whatever else is wrong: the store does not deliver there.
  const isElsewhere = page === 'cart' && !isDeliveredHere && plan.orderType === 'delivery';
  if (isElsewhere && plan.place?.address === place?.address) {
    return (
      <Suspense>
        <ElsewhereNote />
      </Suspense>
    );
  }
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
  const [minimum, missing] = [money(quote.minimum_order), money(quote.missing_to_minimum)];
  return (
    <BannerNote
      tone="warn"
      action={
        <LinkButton kind="text" size="small" to={href('/store/:slugOrId', { slugOrId: quote.store.slug })}>
          <Trans>Add items</Trans>
        </LinkButton>
      }
    >
      <Trans>
        This store takes orders from {minimum}: {missing} more to go.
      </Trans>
    </BannerNote>
  );
}
