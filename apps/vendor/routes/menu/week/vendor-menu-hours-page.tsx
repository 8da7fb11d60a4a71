import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { money } from 'ui/formats/format.ts';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { type OwnStore, OwnStorePage } from '../../../features/stores/own-store.tsx';
import { useCurrencyOf } from '../menu-calls.ts';
import { CategoryHoursDialog } from './category-hours-dialog.tsx';
import { ItemHoursDialog } from './item-hours-dialog.tsx';
import { type ItemHours, type MenuHours, menuHoursQuery, type SentWeek } from './menu-hours-calls.ts';
import styles from './vendor-menu-hours-page.module.css';
import { weekText } from './week-text.ts';

/** When the categories and items of the chosen store are sold, and prices that hold at some hours [STO-058]. */
export function VendorMenuHoursPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Hours of the menu · ${app}`}</title>
      <OwnStorePage permission="store.menu">{(store) => <Hours key={store.store_id} store={store} />}</OwnStorePage>
    </>
  );
}

function Hours({ store: { store_id: storeId } }: { store: OwnStore }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(menuHoursQuery(storeId));
  return (
    <div className={styles.page}>
      <p>
        <Link to={`/menu?store=${storeId}`}>
          <Trans>Menu</Trans>
        </Link>
      </p>
      <h1 className={styles.title}>
        <Trans>Hours of the menu</Trans>
      </h1>
      {!data && error && (
        <>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && <Lists storeId={storeId} data={data} />}
    </div>
  );
}

function Lists({ storeId, data }: { storeId: number; data: MenuHours }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const open = (name: 'category' | 'item', id: number) =>
    setAddress((before) => {
      before.set(name, String(id));
      return before;
    });
  const close = () =>
    setAddress(
      (before) => {
        before.delete('category');
        before.delete('item');
        return before;
      },
      { replace: true },
    );
  const category = data.categories.find(({ id }) => id === Number(address.get('category')));
  const itemId = Number(/^[1-9]\d{0,9}$/.exec(address.get('item') ?? '')?.[0] ?? 0);
  const zone = data.time_zone;
  return (
    <>
      <p className={styles.muted}>
        <Trans>
          Times of <bdi>{zone}</bdi>. Outside them customers see when an item is sold next, and cannot order it.
        </Trans>
      </p>
      {data.categories.length === 0 && (
        <EmptyState image="groceries" title={<Trans>The menu is empty</Trans>}>
          <Trans>Once it has items, you set their hours here.</Trans>
        </EmptyState>
      )}
      {data.categories.length > 0 && (
        <HoursSection title={<Trans>Categories</Trans>}>
          {data.categories.map(({ id, name, item_count: count, week }) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <bdi className={styles.name}>{name}</bdi>
                <WeekWords week={week} />
                <span className={styles.muted}>
                  <Plural value={count} one="# item" other="# items" />
                </span>
              </span>
              <Button kind="outline" size="small" aria-label={t`Hours of ${name}`} onClick={() => open('category', id)}>
                <Trans>Change</Trans>
              </Button>
            </li>
          ))}
        </HoursSection>
      )}
      {data.items.length > 0 && (
        <HoursSection title={<Trans>Items with hours of their own</Trans>}>
          {data.items.map((item) => (
            <ItemRow key={item.id} item={item} currency={data.currency} onOpen={() => open('item', item.id)} />
          ))}
        </HoursSection>
      )}
      {data.categories.length > 0 && (
        <p className={styles.muted}>
          <Trans>For another item, open it in the menu and choose “Hours and prices by weekday”.</Trans>
        </p>
      )}
      {category && <CategoryHoursDialog key={category.version} {...{ storeId, category }} onClose={close} />}
      {itemId > 0 && <ItemHoursDialog {...{ storeId, itemId }} onClose={close} />}
    </>
  );
}

function HoursSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface ItemRowProps {
  item: ItemHours;
  currency: string;
  onOpen: () => void;
}

function ItemRow({ item: { name, week, timed_price: timed, ...item }, currency, onOpen }: ItemRowProps) {
  const { t, i18n } = useLingui();
  const format = useCurrencyOf(currency);
  const price = timed && money(timed.price, format);
  const usual = money(item.price, format);
  const hours = timed && weekText(timed.week, i18n.locale);
  return (
    <li className={styles.row} data-has-photo>
      <MediaFrame src={item.image_full_url} alt="" sizes="56px" shape="small" />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <WeekWords week={week} />
        {price && !item.has_variations && (
          <span className={styles.muted}>
            <Trans>
              {price} {hours}, else {usual}
            </Trans>
          </span>
        )}
      </span>
      <Button kind="outline" size="small" aria-label={t`Hours of ${name}`} onClick={onOpen}>
        <Trans>Change</Trans>
      </Button>
    </li>
  );
}

function WeekWords({ week }: { week: SentWeek | null }) {
  const { i18n } = useLingui();
  if (week === null)
    return (
      <span className={styles.muted}>
        <Trans>Sold all week</Trans>
      </span>
    );
  return <bdi>{weekText(week, i18n.locale)}</bdi>;
}
