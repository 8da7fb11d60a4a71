import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { Suspense } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import { useCart } from '#features/cart/cart-store.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { PageCurrency } from '#features/config/use-money.ts';
import { type ApiClient, apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/checkout-page';
import styles from './checkout-page.module.css';
import type { FirstQuote, CheckoutPage as Kind } from './checkout-plan.ts';
import { OrderChoices } from './choices/order-choices.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { fetchOrderingCustomer, firstPlace, type OrderingCustomer } from './fetch-ordering-customer.server.ts';
import { mustBeAllowedToOrder } from './must-be-allowed-to-order.server.ts';
import { fetchPharmacy } from './prescription/fetch-pharmacy.server.ts';
import { OrderSummary, PlaceOrder, SumsInLine } from './summary/order-summary.tsx';
import { useCheckout } from './use-checkout.tsx';
import { isOfParcel, quoteOrChooseDigital } from './use-quote.ts';

export const shouldRevalidate = revalidateUnlessSheet;

// Loaded only for the orders that need it.
const ParcelRoute = lazyPart(async () => ({ default: (await import('./parcel-route.tsx')).ParcelRoute }));
const GoodsPrescription = lazyPart(async () => ({
  default: (await import('./prescription/goods-prescription.tsx')).GoodsPrescription,
}));
const ByPrescription = lazyPart(async () => ({
  default: (await import('./prescription/prescription-checkout.tsx')).ByPrescription,
}));

const SaveDraft = lazyPart(async () => ({ default: (await import('./save-draft.tsx')).SaveDraft }));

/** Loads the first quote, so that the total is in the first HTML; later ones are loaded by the browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context, request);
  await mustBeAllowedToOrder(api, request);
  if (isByPrescription(request.url)) {
    const customer = await fetchOrderingCustomer(api, request);
    return { page: 'prescription' as const, customer, ...(await fetchPharmacy(api, request, customer)) };
  }
  const page = pageIn(request.url);
  const ordering = fetchOrderingCustomer(api, request);
  const [customer, methods, first] = await Promise.all([
    ordering,
    api.payments.ways({ query: { limit: 100 } }).then(({ ways: methods }) => methods),
    // Only the browser knows the goods of `page=buy_now`, `campaign` and `parcel`, so only a cart is quoted here [CHK-03].
    page === 'cart' ? ordering.then((customer) => firstQuote(api, request, customer)) : { quote: null, refusal: null },
  ]);
  return { page, customer, methods, ...first };
}

async function firstQuote(
  api: ApiClient,
  request: Request,
  customer: OrderingCustomer | null,
): Promise<Pick<FirstQuote, 'quote' | 'refusal'>> {
  const place = firstPlace(request, customer);
  const at = place && { latitude: place.lat, longitude: place.lng };
  try {
    const ask = (chosen: object) => api.orders.quote({ body: { ...at, ...chosen } });
    return { quote: await quoteOrChooseDigital(ask, { method: null }), refusal: null };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    return { quote: null, refusal: { code: error.code, message: error.message } };
  }
}

const pages: readonly Kind[] = ['cart', 'buy_now', 'campaign', 'parcel'];

function pageIn(url: string): Kind {
  const page = new URL(url).searchParams.get('page');
  return pages.find((known) => known === page) ?? 'cart';
}

/** Returns whether this is a prescription order, whose price is loaded differently because it has no goods [CHK-12]. */
function isByPrescription(url: string): boolean {
  return new URL(url).searchParams.get('page') === 'prescription';
}

export const handle = {
  title: ({ data, i18n }) => i18n._(data?.page === 'prescription' ? msg`Prescription order` : msg`Checkout`),
  isFinishedAfterSignIn: true,
  isClosedToRobots: true,
} satisfies PageHandle<{ page: string }>;

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const title = loaderData.page === 'prescription' ? t`Prescription order` : t`Checkout`;
  return (
    <main className={styles.page} id="main">
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>{title}</h1>
      {loaderData.page === 'prescription' ? (
        <Suspense>
          <ByPrescription {...loaderData} />
        </Suspense>
      ) : (
        <CheckoutForm first={loaderData} />
      )}
    </main>
  );
}

function CheckoutForm({ first }: { first: FirstQuote }) {
  const checkout = useCheckout(first);
  const { currency } = useCart();
  const isParcel = isOfParcel(checkout.page);
  return (
    <PageCurrency value={checkout.page === 'cart' ? (currency ?? undefined) : undefined}>
      {checkout.isEmpty ? (
        <EmptyCart />
      ) : (
        <form className={styles.columns} onSubmit={checkout.submit} noValidate>
          <div className={styles.column}>
            {isParcel ? (
              <Suspense>
                <ParcelRoute parcel={checkout.plan.parcel} />
              </Suspense>
            ) : (
              <>
                {checkout.quote?.prescription_needed && (
                  <Suspense>
                    <GoodsPrescription ready={checkout.readyPictures} />
                  </Suspense>
                )}
                <DeliverTo checkout={checkout} />
              </>
            )}
            <OrderChoices checkout={checkout} isParcel={isParcel} />
          </div>
          <Suspense>
            <SaveDraft slot={checkout.draftSlot} {...checkout} />
          </Suspense>
          <OrderSummary checkout={checkout} />
          <div className={styles.bar}>
            {checkout.quote && <SumsInLine quote={checkout.quote} />}
            <PlaceOrder checkout={checkout} />
          </div>
        </form>
      )}
    </PageCurrency>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      image="groceries"
      title={<Trans>Your cart is empty</Trans>}
      action={
        <LinkButton to={href('/home')}>
          <Trans>Start shopping</Trans>
        </LinkButton>
      }
    >
      <Trans>No items added in your cart. Please add product to your cart list.</Trans>
    </EmptyState>
  );
}
