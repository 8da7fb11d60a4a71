import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { PreviewedItem } from 'market/items/shown/items-preview.vendor.contract';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { ForStaff } from './in-language.tsx';
import { ItemHours, ItemPrice, Reasons } from './item-words.tsx';
import { itemsPerPage, type PreviewStore, previewItemsQuery } from './preview-calls.ts';
import type { SeenInAddress } from './use-seen.ts';
import styles from './vendor-preview-page.module.css';

interface PreviewItemsProps {
  storeId: number;
  store: PreviewStore;
  currency: string;
  address: SeenInAddress;
}

/** The items of the store in the order in which shoppers see them, by category. */
export function PreviewItems({ storeId, store, currency, address }: PreviewItemsProps) {
  const { t } = useLingui();
  const { seen, page, linkTo } = address;
  const { data, error, refetch } = useQuery(previewItemsQuery(storeId, seen, page));
  if (!data) {
    if (!error) {
      return (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      );
    }
    return (
      <ForStaff>
        <CallFaultNote error={error} />
        <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </ForStaff>
    );
  }
  const pages = Math.ceil(data.total_size / itemsPerPage);
  return (
    <>
      {data.total_size === 0 && (
        <EmptyState image="groceries" title={<Trans>No items here</Trans>}>
          <Trans>This store shows no items at this place.</Trans>
        </EmptyState>
      )}
      {inSections(data.items).map((items) => {
        const id = items[0]?.category_id ?? 0;
        const name = store.categories.find((category) => category.id === id)?.name ?? '';
        return (
          <section key={items[0]?.id} aria-label={name}>
            <h3 className={styles.category}>{name}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <Row key={item.id} item={item} currency={currency} to={linkTo({ item: String(item.id) })} />
              ))}
            </ul>
          </section>
        );
      })}
      {pages > 1 && (
        <nav aria-label={t`Pages`} className={styles.pages}>
          {page > 1 && (
            <PillLink to={linkTo({ page: String(Math.min(page - 1, pages)) })} icon="arrow-left">
              <Trans>Back</Trans>
            </PillLink>
          )}
          <span>
            <Trans>
              Page {page} of {pages}
            </Trans>
          </span>
          {page < pages && (
            <PillLink to={linkTo({ page: String(page + 1) })} icon="arrow-right">
              <Trans>More</Trans>
            </PillLink>
          )}
        </nav>
      )}
    </>
  );
}

/** Items in their order, parted where the category changes. */
function inSections(items: readonly PreviewedItem[]): PreviewedItem[][] {
  const sections: PreviewedItem[][] = [];
  for (const item of items) {
    const last = sections.at(-1);
    if (last?.[0]?.category_id === item.category_id) last.push(item);
    else sections.push([item]);
  }
  return sections;
}

function Row({ item, currency, to }: { item: PreviewedItem; currency: string; to: string }) {
  return (
    <li className={styles.item}>
      <MediaFrame shape="small" src={item.image_full_url} alt="" sizes="56px" isOff={item.reasons.length > 0} />
      <div className={styles.words}>
        <Link to={to}>
          <bdi>{item.name}</bdi>
        </Link>
        <ItemPrice item={item} currency={currency} />
        <ItemHours item={item} />
        <Reasons why={item} />
      </div>
    </li>
  );
}
