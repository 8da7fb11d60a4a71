import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { sitePathOf } from 'market/values/site-path';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Page } from 'ui/layout/page.tsx';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { type LastMenu, savedMenu } from '#features/stores/last-menu.ts';
import styles from './offline-page.module.css';

export const handle = { title: ({ i18n }) => i18n._(msg`No connection`), isClosedToRobots: true } satisfies PageHandle;

/** What the service worker shows without a connection: the menu that was seen last, as long as there is one. */
export default function OfflinePage() {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const [menu, setMenu] = useState<LastMenu>();
  useEffect(() => {
    setMenu(savedMenu());
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
  const title = t`No connection`;
  return (
    <Page className={styles.page}>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      {menu ? <SeenMenu menu={menu} /> : <Nothing />}
    </Page>
  );
}

function SeenMenu({ menu: { store, seenAt, timeZone, items } }: { menu: LastMenu }) {
  const time = timeOfDay(new Date(seenAt), timeZone);
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
        <bdi>{store}</bdi>
      </h1>
      <ul>
        {items.map(({ name, price }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two items may have one name
          <li key={place} className={styles.item}>
            <bdi>{name}</bdi>
            <bdi className={styles.price}>{price}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
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

/** To where one wanted to go, within this site alone. */
function goOn(): void {
  location.replace(sitePathOf(new URLSearchParams(location.search).get('from') ?? '/') ?? '/');
}
