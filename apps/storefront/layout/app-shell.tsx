import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { setWallClock } from 'market/stores/stores.rules';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { CartButton } from 'ui/buttons/cart-button.tsx';
import { IconButton, IconLink } from 'ui/buttons/icon-button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.ts';
import { type Tab, TabBar } from 'ui/navigation/tab-bar.tsx';
import { TopBar } from 'ui/navigation/top-bar.tsx';
import { ProfileButton } from '#features/account/profile-button.tsx';
import { openAuth } from '#features/auth/open-auth.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { openCart } from '#features/cart/overlays/open-overlays.ts';
import { openOverlay } from '#features/cart/overlays/overlay-store.ts';
import { CartOverlays } from '#features/cart/overlays/overlays.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { BarMenu } from '#features/modules/bar-menu.tsx';
import { MarketRail } from '#features/modules/market-rail.tsx';
import { MarketSwitch } from '#features/modules/market-switch.tsx';
import { useModuleWords } from '#features/modules/module-words.tsx';
import { PlacedOrderNotice } from '#features/orders/placed-order.tsx';
import { DeliveryPlace } from '#features/places/delivery-place.tsx';
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx';
import { SearchBox } from '#features/search/search-box.tsx';
import { learnRest } from '#i18n/speech.ts';
import 'ui/navigation/footer.module.css';
import '../features/config/market-footer.module.css';
import '../features/preferences/language-switch.module.css';
import '../features/registration/newsletter-box.module.css';
import styles from './app-shell.module.css';
import { BackLink } from './back-link.tsx';
import { useLayoutParts, useLayoutTitle } from './layout-parts.tsx';

/** Far below what one sees first, and so behind it: with its words, which are among those that follow. */
const MarketFooter = import.meta.env.SSR
  ? (await import('#features/config/market-footer.tsx')).MarketFooter
  : lazyPart(async () => {
      const words = learnRest(document.documentElement.lang);
      const [{ MarketFooter }] = await Promise.all([import('#features/config/market-footer.tsx'), words]);
      return { default: MarketFooter };
    });

/** The link to the chats is there at once; the count of new messages loads after it. */
const ChatLink = import.meta.env.SSR
  ? (await import('#features/chat/chat-link.tsx')).ChatLink
  : lazyPart(async () => {
      const words = learnRest(document.documentElement.lang);
      const loaded = Promise.all([import('#features/chat/chat-link.tsx'), words]);
      return { default: await loaded.then(([{ ChatLink }]) => ChatLink).catch(() => PlainChatLink) };
    });

/** How much is new there, on compact screens; it comes behind the page, if it comes. */
const UnreadCount = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => {
      const part = await import('#features/chat/unread-count.tsx').catch(() => undefined);
      return { default: part?.UnreadCount ?? (() => null) };
    });

function PlainChatLink() {
  const { t } = useLingui();
  return <IconLink icon="message-circle" label={t`Chat`} to="/profile?page=inbox" />;
}

/** The bars around every page, and what opens over all of them. */
export function AppShell({ children }: { children: ReactNode }) {
  const home = useHome();
  const tabs = useTabs(home);
  const { zone } = useMarket();
  // Before any card asks what time it is there: the first reading of a browser takes long.
  if (zone) setWallClock(zone.timeZone, new Date(zone.clock.at), zone.clock);
  const { hasRail, hasFooter, hasTabs } = useLayoutParts();
  return (
    <div className={styles.frame} data-tabs={(hasTabs && !hasFooter) || undefined}>
      <Underway />
      <TopBars />
      {hasRail && <MarketRail />}
      {children}
      {hasFooter && (
        <Suspense>
          <MarketFooter home={home} />
        </Suspense>
      )}
      {hasTabs && <TabBar tabs={tabs} />}
      <CartOverlays />
      <PlacedOrderNotice />
    </div>
  );
}

/** Shows that the page of a pressed link is loading; not for a page that is there at once. */
function Underway() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden="true" className={styles.underway} />;
}

/**
 * The home page once a place is chosen, else the landing page [NAV-02] [NAV-03]; when signing in, always the home page
 * [NAV-04].
 */
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

/** The bars above every page. */
export function TopBars() {
  const home = useHome();
  const { businessName, logoUrl } = useMarket();
  const { isLanding, isHome } = useLayoutParts();
  const title = useLayoutTitle();
  // On home the way to another module, on inner pages the way back [NAV-15].
  const start = isHome && !title ? <MarketSwitch /> : <BackLink home={home} />;
  return (
    <TopBar
      home={home}
      businessName={businessName}
      logoUrl={logoUrl}
      hasCompactLogo={isLanding}
      start={isLanding ? undefined : start}
      title={title}
      location={isLanding ? undefined : <DeliveryPlace />}
      links={<Links home={home} />}
      search={<SearchBox />}
      tools={<Tools />}
      account={<Account />}
      menu={<MenuButton />}
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
        <>
          <BarMenu kind="stores" to="/store/popular" className={styles.link}>
            {words(module.type, 'storesLabel')}
          </BarMenu>
          <BarMenu kind="cuisines" to="/categories" className={styles.link}>
            <Trans>Categories</Trans>
          </BarMenu>
        </>
      )}
    </>
  );
}

/** Opens the drawer menu; before scripts arrive the footer has its ways [NAV-18]. */
function MenuButton() {
  const { t } = useLingui();
  return (
    <IconButton icon="menu" label={t`Menu`} aria-haspopup="dialog" onClick={() => openOverlay({ kind: 'menu' })} />
  );
}

/**
 * A guest's order is a press away [NAV-07], for a customer chat [NAV-08] and the wish list of the zone are [NAV-09]; parcel
 * has no cart [NAV-11]. Customers have the light of the page in their settings: beside all that is theirs it would leave no
 * room for the place.
 */
function Tools() {
  const { t } = useLingui();
  const { theme, customer, zone } = useMarket();
  const { count, total, currency } = useCart();
  const money = useMoney(currency ?? undefined);
  const hasCart = useTraits()?.hasCart ?? false;
  return (
    <>
      {!customer && <ThemeSwitch chosen={theme} />}
      {!customer && <IconLink icon="package-search" label={t`Track Order`} to="/track-order" />}
      {customer?.pages.includes('inbox') && (
        <Suspense fallback={<PlainChatLink />}>
          <ChatLink />
        </Suspense>
      )}
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
          total={currency ? money(total) : undefined}
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
    <Button size="small" aria-haspopup="dialog" onClick={() => openAuth()}>
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
    { icon: 'receipt-text', label: t`Orders`, to: customer ? '/profile?page=my-orders' : '/track-order' },
    {
      icon: 'circle-user-round',
      label: t`Account`,
      to: '/profile',
      onPress: customer ? undefined : () => openAuth(),
      counter: customer?.pages.includes('inbox') && (
        <Suspense>
          <UnreadCount />
        </Suspense>
      ),
    },
  ];
}
