import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ProfileButton } from '#features/account/profile-button.tsx';
import { openAuth } from '#features/auth/open-auth.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { openCart } from '#features/cart/open-overlays.ts';
import { openOverlay } from '#features/cart/overlay-store.ts';
import { CartOverlays } from '#features/cart/overlays.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { MarketRail } from '#features/modules/market-rail.tsx';
import { MarketSwitch } from '#features/modules/market-switch.tsx';
import { useModuleWords } from '#features/modules/module-words.tsx';
import { PlacedOrderNotice } from '#features/orders/placed-order.tsx';
import { DeliveryPlace } from '#features/places/delivery-place.tsx';
import { LanguageSwitch } from '#features/preferences/language-switch.tsx';
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx';
import { Button } from '#ui/button.tsx';
import { CartButton } from '#ui/cart-button.tsx';
import { Footer, type FooterColumn } from '#ui/footer.tsx';
import { IconButton, IconLink } from '#ui/icon-button.tsx';
import { type Tab, TabBar } from '#ui/tab-bar.tsx';
import { TopBar } from '#ui/top-bar.tsx';
import styles from './frame.module.css';
import { FrameBack } from './frame-back.tsx';
import { useFrameParts, useFrameTitle } from './frame-parts.tsx';

/** The bars around every page, and what opens over all of them. */
export function Frame({ children }: { children: ReactNode }) {
  const home = useHome();
  const tabs = useTabs(home);
  const { hasRail, hasFooter, hasTabs } = useFrameParts();
  return (
    <div className={styles.frame} data-tabs={(hasTabs && !hasFooter) || undefined}>
      <Top home={home} />
      {hasRail && <MarketRail />}
      {children}
      {hasFooter && <Bottom home={home} />}
      {hasTabs && <TabBar tabs={tabs} />}
      <CartOverlays />
      <PlacedOrderNotice />
    </div>
  );
}

/** Home is the market once a place is chosen, and the landing page before [NAV-02] [NAV-03]; signing in, always the market [NAV-04]. */
function useHome(): string {
  const { place } = useMarket();
  const { pathname } = useLocation();
  return place || pathname.includes('/auth') ? '/home' : '/';
}

/** Without a module, as on the landing page before a choice, nothing is hidden but what needs one. */
function useTraits() {
  const { module } = useMarket();
  return module ? traitsOf(module.type) : undefined;
}

function Top({ home }: { home: string }) {
  const { businessName } = useMarket();
  const { isLanding, isHome } = useFrameParts();
  const title = useFrameTitle();
  // On home the way to another module, on inner pages the way back [NAV-15].
  const start = isHome && !title ? <MarketSwitch /> : <FrameBack home={home} />;
  return (
    <TopBar
      home={home}
      businessName={businessName}
      hasCompactLogo={isLanding}
      start={isLanding ? undefined : start}
      title={title}
      location={isLanding ? undefined : <DeliveryPlace />}
      links={<Links home={home} />}
      tools={<Tools />}
      account={<Account />}
    />
  );
}

/** [NAV-05] [NAV-06] */
function Links({ home }: { home: string }) {
  const { zone, module } = useMarket();
  const words = useModuleWords();
  return (
    <>
      <Link to={home} className={styles.link}>
        <Trans>Home</Trans>
      </Link>
      {zone && module && traitsOf(module.type).hasStoreMenus && (
        <Link to="/store/popular" className={styles.link}>
          {words(module.type, 'storesLabel')}
        </Link>
      )}
    </>
  );
}

/** A guest's order is a press away [NAV-07], for a customer the wish list of the zone is [NAV-09]; parcel has no cart [NAV-11]. */
function Tools() {
  const { t } = useLingui();
  const { theme, customer, zone } = useMarket();
  const { count, total } = useCart();
  const money = useMoney();
  const hasCart = useTraits()?.hasCart ?? false;
  return (
    <>
      <ThemeSwitch chosen={theme} />
      {!customer && <IconLink icon="package-search" label={t`Track Order`} to="/track-order" />}
      {customer && zone && (
        <IconButton
          icon="heart"
          label={t`Wish list`}
          aria-haspopup="dialog"
          onClick={() => openOverlay({ kind: 'wish_list' })}
        />
      )}
      {hasCart && (
        <CartButton
          count={count}
          total={count > 0 ? money(total) : undefined}
          aria-haspopup="dialog"
          onClick={openCart}
        />
      )}
    </>
  );
}

/** [NAV-12] [NAV-13] */
function Account() {
  const { customer } = useMarket();
  if (customer) return <ProfileButton {...customer} />;
  return (
    <Button kind="outline" size="small" aria-haspopup="dialog" onClick={() => openAuth()}>
      <Trans>Sign In</Trans>
    </Button>
  );
}

function useTabs(home: string): Tab[] {
  const { t } = useLingui();
  const { zone, customer } = useMarket();
  const traits = useTraits();
  const { count } = useCart();
  const browse: Tab = { icon: 'search', label: t`Browse`, to: '/store/popular' };
  const cart: Tab = { icon: 'shopping-basket', label: t`Cart`, to: '/checkout?page=cart', count, onPress: openCart };
  return [
    { icon: 'house', label: t`Home`, to: home },
    ...(zone && traits?.hasStoreMenus ? [browse] : []),
    ...(traits?.hasCart ? [cart] : []),
    { icon: 'receipt-text', label: t`Orders`, to: '/track-order' },
    { icon: 'circle-user-round', label: t`Account`, to: '/profile', onPress: customer ? undefined : () => openAuth() },
  ];
}

function Bottom({ home }: { home: string }) {
  const { businessName, theme } = useMarket();
  return (
    <Footer
      home={home}
      businessName={businessName}
      text={<Trans>Your street’s best kitchens, shops and pharmacies, one order away.</Trans>}
      columns={useFooterColumns()}
      base={
        <>
          <span>© {businessName}</span>
          <LanguageSwitch />
          <ThemeSwitch chosen={theme} />
        </>
      }
    />
  );
}

function useFooterColumns(): FooterColumn[] {
  const { t } = useLingui();
  const { zone, isDemo } = useMarket();
  const hasStores = useTraits()?.hasStoreMenus ?? true;
  const stores: FooterColumn = {
    title: t`Stores`,
    links: [
      { to: '/store/popular', label: t`Popular` },
      { to: '/store/latest', label: t`Latest` },
      { to: '/store/top-offer-nearby', label: t`Top offers near me` },
    ],
  };
  const outbox = isDemo ? [{ to: '/outbox', label: t`Outbox of this demo` }] : [];
  const orders: FooterColumn = { title: t`Orders`, links: [{ to: '/track-order', label: t`Track Order` }, ...outbox] };
  return zone && hasStores ? [stores, orders] : [orders];
}
