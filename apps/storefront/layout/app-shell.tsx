import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { setWallClock } from 'market/stores/stores.rules';
import { type ReactNode, Suspense } from 'react';
import { href, Link, useNavigation } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { CartButton } from 'ui/buttons/cart-button.tsx';
import { IconButton, IconLink } from 'ui/buttons/icon-button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { MapTilesContext } from 'ui/map/map-tiles.ts';
import { TopBar } from 'ui/navigation/top-bar.tsx';
import { openAuth } from '#browser/open-auth.ts';
import { openOverlay } from '#browser/overlay-store.ts';
import { ProfileButton } from '#features/account/profile-button.tsx';
import { DeliveryPlace } from '#features/addresses/delivery-place.tsx';
import { useCart } from '#features/cart/cart-store.ts';
import { openCart } from '#features/cart/open-cart.ts';
import { usePageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { BarMenu } from '#features/modules/bar-menu.tsx';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { OfferedModulesSwitch } from '#features/modules/offered-modules-switch.tsx';
import { SearchBox } from '#features/search/search-box.tsx';
import { loadOtherTextsOfPage } from '#i18n/page-texts.ts';
import styles from './app-shell.module.css';
import { BackLink } from './back-link.tsx';
import { PageOverlays } from './page-overlays.tsx';
import { useHome } from './use-home.ts';
import { useHasCover, usePageTitle } from './use-page-title.ts';

/** The link to the chats renders at once; the mark of new messages loads after it. */
const ChatLink = lazyPart(async () => {
  const [{ ChatLink }] = await Promise.all([import('#features/chat/chat-link.tsx'), loadOtherTextsOfPage()]);
  return { default: ChatLink };
});

function PlainChatLink() {
  const { t } = useLingui();
  return <IconLink icon="message-circle" label={t`Chat`} to={`${href('/profile')}?page=inbox`} />;
}

/** The top bar and the overlays of every page; the layout route of the page adds the rest. */
export function AppShell({ children }: { children: ReactNode }) {
  const { zone, notice, mapTiles } = useMarket();
  // Before any card reads the clock: creating the first formatter is slow in a browser.
  if (zone) setWallClock(zone.timeZone, new Date(zone.clock.at), zone.clock);
  return (
    <div className={styles.frame}>
      <NavigationProgress />
      <TopBars />
      {notice && <p className={styles.notice}>{notice}</p>}
      <MapTilesContext value={mapTiles}>
        {children}
        <PageOverlays />
      </MapTilesContext>
    </div>
  );
}

/** Shows that the page of a pressed link is loading; not for a page that is there at once. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden="true" className={styles.underway} />;
}

/** The bars above every page. */
export function TopBars() {
  const home = useHome();
  const { businessName, logoUrl, module } = useMarket();
  const { topBar } = usePageHandle();
  const isLanding = topBar === 'landing';
  const title = usePageTitle();
  // On home the way to another module, on inner pages the way back [NAV-15].
  const hasCover = useHasCover();
  const isHome = topBar === 'home' && !title;
  const start = isHome ? <OfferedModulesSwitch /> : <BackLink home={home} />;
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
      isOverCover={hasCover}
      moduleColour={isHome ? module?.type : undefined}
    />
  );
}

/** The links of the bar, for the module that is open [NAV-05] [NAV-06]. */
function Links({ home }: { home: string }) {
  const { zone, module } = useMarket();
  const words = useModuleTexts();
  return (
    <>
      <Link to={home} className={styles.link}>
        <Trans>Home</Trans>
      </Link>
      {zone && module && traitsOf(module.type).hasStoreMenus && (
        <>
          <BarMenu kind="stores" to={href('/store/popular')} className={styles.link}>
            {words(module.type, 'storesLabel')}
          </BarMenu>
          <BarMenu kind="cuisines" to={href('/categories')} className={styles.link}>
            <Trans>Categories</Trans>
          </BarMenu>
        </>
      )}
    </>
  );
}

/** Opens the drawer menu; without scripts the footer has the same links [NAV-18]. */
function MenuButton() {
  const { t } = useLingui();
  return (
    <IconButton icon="menu" label={t`Menu`} aria-haspopup="dialog" onClick={() => openOverlay({ kind: 'menu' })} />
  );
}

/**
 * Guests get the way to their order [NAV-07], customers chat [NAV-08] and, in a zone, the wish list [NAV-09]; parcel has no
 * cart [NAV-11]. The theme is in the menu, the footer and the settings.
 */
function Tools() {
  const { t } = useLingui();
  const { customer, zone, module } = useMarket();
  const { count, total, currency } = useCart();
  const money = useMoney(currency ?? undefined);
  const hasCart = module !== null && traitsOf(module.type).hasCart;
  return (
    <>
      {!customer && <IconLink icon="package-search" label={t`Track Order`} to={href('/track-order')} />}
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

/** A customer’s name and menu, or the sign-in [NAV-12] [NAV-13]. */
function Account() {
  const { customer } = useMarket();
  if (customer) return <ProfileButton {...customer} />;
  return (
    <Button size="small" aria-haspopup="dialog" onClick={() => openAuth()}>
      <Trans>Sign In</Trans>
    </Button>
  );
}
