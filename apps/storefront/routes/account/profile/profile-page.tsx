import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { everyRow } from 'market/calls/every-row';
import { Suspense } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Page } from 'ui/layout/page.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import { accountPageIn } from '#features/account/account-entries.ts';
import { accountName, useAccountNames } from '#features/account/account-names.tsx';
import { AccountNav } from '#features/account/account-nav.tsx';
import { isConversation } from '#features/chat/chat-place.ts';
import type { AccountPage } from '#features/config/account-pages.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { i18nOf } from '#i18n/page-texts.ts';
import { apiFor } from '../../../server/api-client.server.ts';
import { chatOfPage } from '../../chat/chat-of-page.server.ts';
import { CustomerCard } from '../customer-card.tsx';
import { customerOfPage } from '../customer-of-page.server.ts';
import { ordersOfPage } from '../orders/orders-of-page.server.ts';
import { walletSectionOf } from '../wallet/wallet-section-data.server.ts';
import type { Route } from './+types/profile-page';
import styles from './profile-page.module.css';
import { ProfileSettings } from './profile-settings.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

const SettingsView = lazyPart(async () => {
  const { SettingsView } = await import('./settings-view.tsx');
  return { default: SettingsView };
});

const SavedAddresses = lazyPart(async () => {
  const { SavedAddresses } = await import('#features/addresses/saved-addresses.tsx');
  return { default: SavedAddresses };
});

const MyOrders = lazyPart(async () => {
  const { MyOrders } = await import('../orders/my-orders.tsx');
  return { default: MyOrders };
});

const ChatView = lazyPart(async () => {
  const { ChatView } = await import('#features/chat/chat-view.tsx');
  return { default: ChatView };
});

const WalletSections = lazyPart(async () => {
  const { WalletSections } = await import('../wallet/wallet-sections.tsx');
  return { default: WalletSections };
});

const OrderView = lazyPart(async () => {
  const { OrderView } = await import('../orders/order-view.tsx');
  return { default: OrderView };
});

/** Loads the profile of a customer; a guest is led to the sign-in [PROF-01] [PROF-02] [PROF-39]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const profile = await customerOfPage(context, request);
  const query = new URL(request.url).searchParams;
  const page = accountPageIn(query);
  const { account } = apiFor(context, request);
  const sessions = page === 'settings' ? await everyRow('sessions', (part) => account.sessions({ query: part })) : [];
  const avoided = page === 'settings' ? (await account.allergens({})).allergens : [];
  const orders = page === 'my-orders' ? await ordersOfPage(apiFor(context, request), query) : null;
  const walletSection = await walletSectionOf(apiFor(context, request), page, query);
  const chat = page === 'inbox' ? await chatOfPage(apiFor(context, request), query) : null;
  const i18n = i18nOf(preferencesIn(request).language.tag);
  const orderId = orders?.kind === 'order' ? orders.order?.id : undefined;
  const title = orderId ? i18n._(msg`Order #${orderId}`) : page ? accountName(page, i18n) : '';
  return {
    profile,
    page,
    title,
    sessions,
    avoided,
    orders,
    walletSection,
    chat,
    isFromCheckout: query.get('from') === 'checkout',
  };
}

export const handle = {
  title: ({ data, i18n }) => data?.title || i18n._(msg`Account`),
  coversTabs: isConversation,
} satisfies PageHandle<AccountData>;

export type AccountData = Awaited<ReturnType<typeof loader>>;

/** Compact screens show the menu where the address names no page, and the page alone where it does. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { profile, page, isFromCheckout } = loaderData;
  const { businessName } = useMarket();
  const nameOf = useAccountNames();
  const current = page ?? 'profile-settings';
  const title = loaderData.title || nameOf(current);
  const hasOwnTitle = loaderData.orders?.kind === 'order' && loaderData.orders.order !== null;
  return (
    <Page className={styles.page}>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <aside className={classNames(styles.side, page !== null && styles.desktop)}>
        {!page && (
          <h1 className={styles.menuTitle}>
            <Trans>Account</Trans>
          </h1>
        )}
        <CustomerCard profile={profile} />
        <AccountNav current={current} isAlone={page === null} />
      </aside>
      <div className={classNames(styles.main, !page && styles.desktop)}>
        {!hasOwnTitle && <h1 className={styles.title}>{title}</h1>}
        {isFromCheckout && <BackToCheckout />}
        <AccountView page={current} data={loaderData} />
      </div>
    </Page>
  );
}

function AccountView({
  page,
  data: { profile, sessions, avoided, orders, walletSection, chat },
}: {
  page: AccountPage;
  data: AccountData;
}) {
  if (page === 'profile-settings') return <ProfileSettings profile={profile} />;
  if (page === 'settings')
    return (
      <Suspense>
        <SettingsView sessions={sessions} avoided={avoided}>
          <SavedAddresses />
        </SettingsView>
      </Suspense>
    );
  if (orders) return <Orders orders={orders} />;
  if (chat)
    return (
      <Suspense>
        <ChatView data={chat} page="inbox" />
      </Suspense>
    );
  return (
    walletSection && (
      <Suspense>
        <WalletSections data={walletSection} />
      </Suspense>
    )
  );
}

function Orders({ orders }: { orders: NonNullable<AccountData['orders']> }) {
  return (
    <Suspense>
      {orders.kind === 'order' ? <OrderView key={orders.order?.id} order={orders.order} /> : <MyOrders {...orders} />}
    </Suspense>
  );
}

/** The way back for a customer who came from the checkout [PROF-03]. */
function BackToCheckout() {
  return (
    <LinkButton to={`${href('/checkout')}?page=cart`} kind="soft" icon="arrow-left" className={styles.back}>
      <Trans>Back to checkout</Trans>
    </LinkButton>
  );
}
