import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime, timeOfDay } from 'app-kit/formats/clock.ts';
import { dayMilliseconds } from 'market/values/durations';
import { sitePathOf } from 'market/values/site-path';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Page } from 'ui/layout/page.tsx';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useWaitingOrder } from '#features/orders/waiting/use-waiting-order.ts';
import { saveWaitingOrder, type WaitingOrder } from '#features/orders/waiting/waiting-order.ts';
import { WaitingText } from '#features/orders/waiting/waiting-text.tsx';
import { menusFor, savedMenus, type VisitedMenu } from '#features/stores/visited-menus.ts';
import styles from './offline-page.module.css';

export const handle = { title: ({ i18n }) => i18n._(msg`No connection`), isClosedToRobots: true } satisfies PageHandle;

/** What the service worker shows without a connection: the menu of the address if it was visited, else the last one, and below it the others. */
export default function OfflinePage() {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const [[menu, ...others], setMenus] = useState<VisitedMenu[]>([]);
  useEffect(() => {
    setMenus(menusFor(savedMenus(), wantedAddress()));
    window.addEventListener('online', goOn);
    const timer = setInterval(goOnIfAnswered, retryMilliseconds);
    return () => {
      window.removeEventListener('online', goOn);
      clearInterval(timer);
    };
  }, []);
  const title = t`No connection`;
  const waiting = useWaitingOrder();
  return (
    <Page className={styles.page}>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      {waiting && <WaitingNote order={waiting} />}
      {menu ? <SeenMenu menu={menu} /> : <Nothing />}
      {others.length > 0 && <OtherMenus menus={others} />}
    </Page>
  );
}

/** The waiting order. Without a connection only this page of the storefront opens, so the order can be stopped here. */
function WaitingNote({ order }: { order: WaitingOrder }) {
  if (order.isDropped) return null;
  return (
    <BannerNote tone="warn" icon="clock-4">
      <b>
        <Trans>Waiting to be sent</Trans>
      </b>{' '}
      <WaitingText order={order} />{' '}
      <Button kind="text" size="small" onClick={() => saveWaitingOrder({ ...order, isDropped: true, question: '' })}>
        <Trans>Do not send</Trans>
      </Button>
    </BannerNote>
  );
}

function SeenMenu({ menu }: { menu: VisitedMenu }) {
  const time = useSeenTime(menu);
  return (
    <>
      <BannerNote
        tone="warn"
        icon="wifi-off"
        action={
          <Button kind="text" size="small" onClick={goOn}>
            <Trans>Retry</Trans>
          </Button>
        }
      >
        <Trans>
          <b>You are offline.</b> Prices from {time}.
        </Trans>
      </BannerNote>
      <h1 className={styles.store}>
        <bdi>{menu.store}</bdi>
      </h1>
      <Items menu={menu} />
    </>
  );
}

function Items({ menu: { items } }: { menu: VisitedMenu }) {
  return (
    <ul>
      {items.map(({ name, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two items may have one name
        <li key={index} className={styles.item}>
          <bdi>{name}</bdi>
          <bdi className={styles.price}>{price}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The other stores that were visited, each opened by a press. */
function OtherMenus({ menus }: { menus: VisitedMenu[] }) {
  return (
    <section>
      <h2 className={styles.others}>
        <Trans>Stores</Trans>
      </h2>
      {menus.map((menu) => (
        <OtherMenu key={menu.path} menu={menu} />
      ))}
    </section>
  );
}

function OtherMenu({ menu }: { menu: VisitedMenu }) {
  const time = useSeenTime(menu);
  return (
    <details className={styles.other}>
      <summary className={styles.summary}>
        <bdi>{menu.store}</bdi>
        <span className={styles.time}>{time}</span>
      </summary>
      <Items menu={menu} />
    </details>
  );
}

/** When the prices were loaded; with the day if that was long ago. */
function useSeenTime({ seenAt, timeZone }: VisitedMenu): string {
  const { i18n } = useLingui();
  const at = new Date(seenAt);
  return Date.now() - seenAt < dayMilliseconds / 2 ? timeOfDay(at, timeZone) : dayAndTime(at, timeZone, i18n.locale);
}

function Nothing() {
  return (
    <EmptyState
      image="scooter"
      level={1}
      title={<Trans>No connection</Trans>}
      action={
        <Button size="small" onClick={goOn}>
          <Trans>Try now</Trans>
        </Button>
      }
    >
      <Trans>Your cart is safe. We try again by ourselves once you are back online.</Trans>
    </EmptyState>
  );
}

const retryMilliseconds = 3000;

/** The first request after a connection is back may still fail, and no event follows it. */
async function goOnIfAnswered(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch('/readyz', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer) goOn();
}

/** To where one wanted to go, within this site alone. */
function goOn(): void {
  location.replace(sitePathOf(wantedAddress()) ?? '/');
}

function wantedAddress(): string {
  return new URLSearchParams(location.search).get('from') ?? '/';
}
