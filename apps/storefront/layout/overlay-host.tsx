import { type ComponentType, useEffect, useState } from 'react';
import { closeOverlay, type Overlay, type OverlayProps, type PageSheet, useOverlays } from '#browser/overlay-store.ts';
import { useSessionEnd } from '#features/account/use-session-end.tsx';
import { useSignInParam } from '#features/account/use-sign-in-param.ts';
import { useSlowChallenge } from '#features/account/use-slow-challenge.tsx';
import { cartState } from '#features/cart/cart-store.ts';
import { listenToOtherTabs } from '#features/cart/elsewhere/other-tabs.ts';
import { refreshCart } from '#features/cart/refresh-cart.ts';
import { useCartPlace } from '#features/cart/use-cart-place.ts';
import { pageContext } from '#features/config/page-context.ts';
import { PlacedOrderNotice } from '#features/orders/placed/placed-order.tsx';
import { WaitingOrderNotice } from '#features/orders/waiting/waiting-order-notice.tsx';
import { useFreshWishes } from '#features/wishlist/use-fresh-wishes.ts';
import styles from './overlay-host.module.css';
import { useSheetHistory } from './use-sheet-history.ts';

/** The page renders its own sheets. */
type Kind = Exclude<Overlay['kind'], PageSheet>;
type HostedOverlay = Extract<Overlay, { kind: Kind }>;
type Part<K extends Kind> = ComponentType<OverlayProps<K>>;

/** Nothing of an overlay is loaded before it opens. */
const parts: { [K in Kind]: () => Promise<Part<K>> } = {
  item: async () => (await import('#features/items/item-dialog.tsx')).ItemDialog,
  cart: async () => (await import('#features/cart/drawer/cart-drawer.tsx')).CartDrawer,
  cart_elsewhere: async () => (await import('#features/cart/elsewhere/cart-elsewhere.tsx')).CartElsewhere,
  auth: async () => (await import('#features/auth/auth-dialog.tsx')).AuthDialog,
  logout: async () => (await import('#features/account/logout-question.tsx')).LogoutQuestion,
  wish_list: async () => (await import('./wish-list/wish-list-drawer.tsx')).WishListDrawer,
  guest_or_login: async () => (await import('#features/cart/drawer/guest-or-login.tsx')).GuestOrLogin,
  insert_location: async () =>
    (await import('#features/places/dialogs/insert-location-dialog.tsx')).InsertLocationDialog,
  welcome: async () => (await import('#features/promotions/offers/welcome.tsx')).Welcome,
  pending_review: async () => (await import('#features/reviews/pending-review.tsx')).PendingReview,
  menu: async () => (await import('#features/modules/drawer-menu.tsx')).DrawerMenu,
  business_map: async () => (await import('#features/places/dialogs/business-map-dialog.tsx')).BusinessMapDialog,
  phone_proof: async () => (await import('#features/risk/phone-proof-dialog.tsx')).PhoneProofDialog,
  other_store: async () => (await import('#features/cart/elsewhere/other-store-question.tsx')).OtherStoreQuestion,
};

/** The overlays of a page, the notice of a placed order, and the listeners for changes of the cart elsewhere. */
export function OverlayHost() {
  useEffect(listenToOtherTabs, []);
  useEffect(lookAgainWhenBack, []);
  useFreshWishes();
  useSessionEnd();
  useSlowChallenge();
  useSheetHistory();
  useSignInParam();
  useCartPlace();
  const overlays = useOverlays();
  return (
    <>
      <PlacedOrderNotice />
      <WaitingOrderNotice />
      {overlays.map(
        (overlay) => overlay.kind in parts && <OpenOverlay key={overlay.kind} overlay={overlay as HostedOverlay} />,
      )}
    </>
  );
}

/** After the connection or the page itself was away, the cart may be another. */
function lookAgainWhenBack(): () => void {
  const look = () => {
    // Who never had a cart is not asked for one, for that would make a guest of every visitor.
    if (cartState().confirmed?.length) void refreshCart();
  };
  const lookWhenRestored = ({ persisted }: PageTransitionEvent) => persisted && look();
  window.addEventListener('online', look);
  window.addEventListener('pageshow', lookWhenRestored);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('pageshow', lookWhenRestored);
  };
}

function OpenOverlay({ overlay }: { overlay: HostedOverlay }) {
  const Part = usePart(overlay.kind);
  if (!Part) return <div className={styles.opening} aria-hidden="true" />;
  return <Part overlay={overlay} onClose={() => closeOverlay(overlay.kind)} />;
}

/** Not by `lazy`, which caches a failed download: here the next press tries again. */
function usePart(kind: Kind): Part<Kind> | undefined {
  const [part, setPart] = useState<{ it: Part<Kind> }>();
  useEffect(() => {
    parts[kind]().then(
      (it) => setPart({ it: it as Part<Kind> }),
      () => {
        closeOverlay(kind);
        pageContext().notifyOffline();
      },
    );
  }, [kind]);
  return part?.it;
}
