import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useMatches } from 'react-router';
import { useMarket } from '#features/config/use-market.ts';

/** What a page may say to the frame in its `handle`. */
interface LayoutHandle {
  /** The name of an inner page, for the compact bar. */
  titleOf?: (data: unknown) => string;
  /** The same in words that come with the page. */
  titleIn?: (i18n: I18n, pathname: string, data: unknown) => string;
}

export interface LayoutParts {
  isLanding: boolean;
  isHome: boolean;
  hasTabs: boolean;
  hasRail: boolean;
  hasFooter: boolean;
}

/** Which parts the frame shows around the page at hand. */
export function useLayoutParts(): LayoutParts {
  const { pathname, search } = useLocation();
  const isLanding = pathname === '/';
  // Both lead to the same page, and checkout has its own bar at the lower edge.
  const isCheckout = pathname === '/checkout' || pathname === '/parcel-delivery-info';
  const isTracking = pathname === '/track-order';
  const isAccount = pathname === '/profile';
  // A question with one answer at the lower edge.
  const isInterest = pathname === '/interest';
  // A form with its button at the lower edge.
  const isReview = pathname.startsWith('/rate-and-review/');
  // The composer is at the lower edge.
  const isChat = pathname === '/chatting';
  const isTalk = (isChat || isAccount) && /[?&](conversationId|id)=/.test(search);
  // The way of an order to its payment, and of the payment back.
  const isPaying = pathname.startsWith('/payment/');
  // Without a connection what follows behind a page cannot come.
  const isOffline = pathname === '/offline';
  return {
    isLanding,
    isHome: pathname === '/home',
    hasTabs: !(isLanding || isCheckout || isPaying || isInterest || isReview || isTalk || isOffline),
    hasRail: !(
      isLanding ||
      isCheckout ||
      isPaying ||
      isTracking ||
      isAccount ||
      isChat ||
      isInterest ||
      isReview ||
      isOffline
    ),
    hasFooter: !(isCheckout || isPaying || isTracking || isAccount || isChat || isInterest || isReview || isOffline),
  };
}

/** The name of an inner page; nothing on those that show where to deliver instead. */
export function useLayoutTitle(): string | undefined {
  const { t, i18n } = useLingui();
  const { businessName } = useMarket();
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const listed = new URLSearchParams(search);
  const listings: Record<string, string> = { new: t`New arrivals`, discounted: t`Special offers` };
  const known: Record<string, string> = {
    '/home': listings[listed.get('data_type') ?? ''] || listed.get('name') || t`Search`,
    '/checkout': t`Checkout`,
    '/track-order': t`Track Order`,
    '/forgot-password': t`Forgot password`,
    '/interest': t`Interests`,
    '/profile': t`Account`,
    '/outbox': t`Outbox`,
    '/store/latest': t`Latest stores`,
    '/store/popular': t`Popular stores`,
    '/store/top-offer-nearby': t`Top offers near me`,
    '/flash-sales': t`Flash sale`,
  };
  const isWithPlace = pathname === '/' || (pathname === '/home' && !listed.has('data_type'));
  if (isWithPlace) return undefined;
  const { titleOf, titleIn } = (page?.handle ?? {}) as LayoutHandle;
  const own = page?.loaderData === undefined ? undefined : titleOf?.(page.loaderData);
  return own || titleIn?.(i18n, pathname, page?.loaderData) || known[pathname] || businessName;
}
