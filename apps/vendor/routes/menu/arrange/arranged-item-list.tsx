import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { featuredFirst, maxFeatured, placeAmongAlike, withMoved } from 'market/items/items-arrange.rules';
import type { ArrangedItems } from 'market/items/items-arrangement.vendor.contract';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { type ItemOrder, isFromDevice, itemsQuery, useArrangeItems } from './arrange-calls.ts';
import { SortableList } from './sortable-list.tsx';
import { useSayArranged } from './use-say-arranged.tsx';
import styles from './vendor-arrange-page.module.css';
import { WaitsNote } from './waits-note.tsx';

type Item = ArrangedItems['items'][number];

export interface ArrangedItemListProps {
  storeId: number;
  categoryId: number;
  /** Of the category. */
  name: string;
}

/** The items of a category in the order in which customers see them; the featured ones come first [STO-052]. */
export function ArrangedItemList({ storeId, categoryId, name }: ArrangedItemListProps) {
  const { t } = useLingui();
  const list = useQuery(itemsQuery(storeId, categoryId));
  const { data, error, refetch } = list;
  const isOutdated = isFromDevice(list);
  const say = useSayArranged();
  const { mutate, isPaused } = useArrangeItems(storeId, categoryId, say.failed);
  const items = data?.items ?? [];
  const isArranged = data?.is_arranged ?? false;
  const now = orderOf(items, isArranged);
  const change = (next: ItemOrder) => {
    mutate(next);
    say.arranged(() => mutate(now));
  };
  const feature = (item: Item) => {
    if (!item.is_featured && now.featured.length >= maxFeatured) {
      toast({ text: t`A category features ${maxFeatured} items at most. Take one away first.`, tone: 'warn' });
      return;
    }
    const next = items.map((one) => (one.id === item.id ? { ...one, is_featured: !one.is_featured } : one));
    // Where the most ordered come first they still do, behind those that are featured.
    change({ ...orderOf(featuredFirst(next), isArranged) });
  };
  return (
    <section className={styles.part} aria-labelledby="arranged-items">
      <Link to={`?store=${storeId}`} preventScrollReset className={styles.back}>
        <Trans>All categories</Trans>
      </Link>
      <div className={styles.head}>
        <h2 id="arranged-items" className={styles.heading}>
          <bdi>{name}</bdi>
        </h2>
        {isArranged && (
          <Button
            kind="text"
            icon="rotate-ccw"
            disabled={isOutdated}
            onClick={() => change({ ids: null, featured: now.featured })}
          >
            <Trans>Most ordered first</Trans>
          </Button>
        )}
      </div>
      {isPaused && <WaitsNote />}
      {!data && error && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && (
        <SortableList
          label={name}
          entries={items}
          disabled={isOutdated}
          placeFor={(from, to) => placeAmongAlike(items, from, to)}
          onMove={(from, to) => change(orderOf(withMoved(items, from, to), true))}
        >
          {(item) => <ItemFace item={item} disabled={isOutdated} onFeature={() => feature(item)} />}
        </SortableList>
      )}
    </section>
  );
}

function orderOf(items: readonly Item[], isArranged: boolean): ItemOrder {
  return {
    ids: isArranged ? items.map(({ id }) => id) : null,
    featured: items.flatMap(({ id, is_featured }) => (is_featured ? [id] : [])),
  };
}

interface ItemFaceProps {
  item: Item;
  disabled: boolean;
  onFeature: () => void;
}

function ItemFace({ item, disabled, onFeature }: ItemFaceProps) {
  const { t } = useLingui();
  const { name, image_full_url: image, availability, is_featured: isFeatured } = item;
  return (
    <>
      <MediaFrame
        src={image}
        alt=""
        sizes="44px"
        shape="small"
        isOff={availability !== 'on'}
        className={styles.picture}
      />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {availability === 'hidden' && (
          <Chip icon="eye-off">
            <Trans>Hidden</Trans>
          </Chip>
        )}
        {availability === 'sold_out' && (
          <Chip tone="warn" icon="clock-4">
            <Trans>Sold out</Trans>
          </Chip>
        )}
      </span>
      <IconButton
        icon="star"
        label={t`Feature ${name}`}
        aria-pressed={isFeatured}
        isFilled={isFeatured}
        className={isFeatured ? styles.featured : undefined}
        disabled={disabled}
        onClick={onFeature}
      />
    </>
  );
}
