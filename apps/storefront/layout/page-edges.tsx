import { useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { Suspense } from 'react';
import { href, useLocation } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { type Tab, TabBar } from 'ui/navigation/tab-bar.tsx';
import { openAuth } from '#browser/open-auth.ts';
import { CartBar } from '#features/cart/cart-bar.tsx';
import { useCart } from '#features/cart/cart-store.ts';
import { openCart } from '#features/cart/open-cart.ts';
import { usePageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { loadOtherTextsOfPage } from '#i18n/page-texts.ts';
import styles from './app-shell.module.css';
import { useHome } from './use-home.ts';

/** The footer is far below the first view, so its script and its texts load after the page. */
const LazyFooter = lazyPart(async () => {
  const [{ MarketFooter }] = await Promise.all([import('./market-footer.tsx'), loadOtherTextsOfPage()]);
  return { default: MarketFooter };
});

/** The count of unread messages loads after the page; without it the tab has no count. */
const UnreadCount = lazyPart(async () => ({ default: (await import('#features/chat/unread-count.tsx')).UnreadCount }));

/** The footer: who runs the market, and links to everything else. */
export function PageFooter() {
  const home = useHome();
  return (
    <Suspense>
      <LazyFooter home={home} />
    </Suspense>
  );
}

/** The tab bar of compact screens, unless the page covers it; `hasRoom` adds space for it below a page without a footer. */
export function PageTabs({ hasRoom = false }: { hasRoom?: boolean }) {
  const tabs = useTabs(useHome());
  const { search } = useLocation();
  const { coversTabs, hasCartBar } = usePageHandle();
  const { count } = useCart();
  if (coversTabs?.(new URLSearchParams(search))) return null;
  if (hasCartBar && count > 0) return <CartBar />;
  return (
    <>
      {hasRoom && <div className={styles.tabRoom} />}
      <TabBar tabs={tabs} />
    </>
  );
}

function useTabs(home: string): Tab[] {
  const { t } = useLingui();
  const { zone, module, customer } = useMarket();
  // Without a module only the tabs that need one are hidden.
  const traits = module ? traitsOf(module.type) : undefined;
  const { count } = useCart();
  const browse: Tab = { icon: 'search', label: t`Browse`, to: href('/store/popular') };
  const cart: Tab = {
    icon: 'shopping-basket',
    label: t`Cart`,
    to: `${href('/checkout')}?page=cart`,
    count,
    onPress: openCart,
  };
  return [
    { icon: 'house', label: t`Home`, to: home },
    ...(zone && traits?.hasStoreMenus ? [browse] : []),
    ...(traits?.hasCart ? [cart] : []),
    {
      icon: 'receipt-text',
      label: t`Orders`,
      to: customer ? `${href('/profile')}?page=my-orders` : href('/track-order'),
    },
    {
      icon: 'circle-user-round',
      label: t`Account`,
      to: href('/profile'),
      onPress: customer ? undefined : () => openAuth(),
      counter: customer?.pages.includes('inbox') && (
        <Suspense>
          <UnreadCount />
        </Suspense>
      ),
    },
  ];
}
