import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cookieIn } from 'app-kit/browser/cookies.ts';
import { CallRefused } from 'market/calls/client';
import type { ListedOrder } from 'market/orders/orders-history.contract';
import { readPhone } from 'market/values/phone';
import { Suspense } from 'react';
import { data, type RouterContextProvider } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { apiFor, sessionIn } from '../../server/api-client.server.ts';
import type { Route } from './+types/track-order-page';
import { type Found, TrackForm } from './track-form.tsx';
import type { Proof } from './use-tracking.ts';

// Before an order is named, only the form is needed.
const TrackedView = lazyPart(async () => ({ default: (await import('./tracked-view.tsx')).TrackedView }));

export const shouldRevalidate = revalidateUnlessSheet;

const nothing: Found = { order: null, proof: null, fault: null, missing: [], orderId: '', onDevice: [] };

/**
 * The signed link opens the order directly; an order id alone opens one's own, and fills a guest's form where the order
 * is not one of this device [TRK-27]. Without an order a guest sees those of the device.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [orderId = '', token] = [query.get('order_id') ?? '', query.get('token')];
  const onDevice = await ordersOfDevice(context, request, token !== null);
  const isOwn = isSignedIn(request) || onDevice.some(({ id }) => id === orderId);
  if (!orderId || !(token || isOwn)) return { ...nothing, orderId, onDevice };
  return answer(await find(context, request, { order_id: orderId, ...(token && { token }) }));
}

/** How many orders of a device are shown, the newest. */
const maxOnDevice = 20;

/** Returns what a guest has ordered on this device; empty for a customer, and where the page is opened by a link. */
async function ordersOfDevice(
  context: Readonly<RouterContextProvider>,
  request: Request,
  hasLink: boolean,
): Promise<ListedOrder[]> {
  const isGuest = cookieIn(request.headers.get('cookie') ?? '', 'guest_id') !== undefined;
  if (hasLink || isSignedIn(request) || !isGuest) return [];
  try {
    const { orders } = await apiFor(context, request).orders.all({ query: { limit: maxOnDevice, offset: 1 } });
    return orders;
  } catch (error) {
    // The form works without the list.
    if (error instanceof CallRefused) return [];
    throw error;
  }
}

/** The form works before hydration; typed values stay out of the address [TRK-04] [TRK-05]. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const orderId = String(form.get('order_id') ?? '').trim();
  const contact = String(form.get('contact') ?? '').trim();
  const missing: Found['missing'] = [
    ...(orderId ? [] : ['order_id' as const]),
    ...(contact || isSignedIn(request) ? [] : ['contact' as const]),
  ];
  if (missing.length > 0) return data({ ...nothing, orderId, missing });
  const proof = contactOf(contact, String(form.get('country') ?? ''));
  // A search without a result still answers 200.
  return data(await find(context, request, { order_id: orderId, ...proof }));
}

function isSignedIn(request: Request): boolean {
  return Boolean(sessionIn(request.headers.get('cookie') ?? ''));
}

function contactOf(text: string, country: string): Omit<Proof, 'order_id'> {
  if (!text) return {};
  if (text.includes('@')) return { email: text };
  return { contact_number: readPhone(text, country, true) ?? text };
}

async function find(context: Readonly<RouterContextProvider>, request: Request, proof: Proof): Promise<Found> {
  const orderId = proof.order_id;
  try {
    const order = await apiFor(context, request).orders.track({ query: proof });
    return { ...nothing, order, proof, orderId };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    return { ...nothing, orderId, fault: error.code === 'too_many' ? 'too_many' : 'order_not_found' };
  }
}

function answer(found: Found) {
  return data(found, { status: found.fault === 'too_many' ? 429 : found.fault ? 404 : 200 });
}

export const handle = { title: ({ i18n }) => i18n._(msg`Track Order`) } satisfies PageHandle;

export default function TrackOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const found = actionData ? { ...actionData, onDevice: loaderData.onDevice } : loaderData;
  const title = t`Track order`;
  return (
    <>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      {found.order && found.proof ? (
        <Suspense>
          <TrackedView key={found.order.id} first={found.order} proof={found.proof} />
        </Suspense>
      ) : (
        <TrackForm found={found} />
      )}
    </>
  );
}
