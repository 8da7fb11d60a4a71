import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { ForStaff } from './in-language.tsx';
import { ItemHours, ItemPrice, Reasons } from './item-words.tsx';
import { type PreviewItem, previewItemQuery } from './preview-calls.ts';
import type { SeenInAddress } from './use-seen.ts';
import styles from './vendor-preview-page.module.css';

interface PreviewItemViewProps {
  storeId: number;
  itemId: number;
  currency: string;
  address: SeenInAddress;
}

/** One item as a shopper sees it, or why none does [STO-041]. */
export function PreviewItemView({ storeId, itemId, currency, address }: PreviewItemViewProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(previewItemQuery(storeId, address.seen, itemId));
  return (
    <>
      <ForStaff>
        <p className={styles.links}>
          <Link to={address.linkTo({ item: undefined })}>
            <Trans>Back to the whole store</Trans>
          </Link>
          <Link to={`/menu/${itemId}?store=${storeId}`}>
            <Trans>Edit this item</Trans>
          </Link>
        </p>
        {error && (
          <div className={styles.fault}>
            <CallFaultNote error={error} />
            <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        )}
      </ForStaff>
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && <Shown found={data} currency={currency} />}
    </>
  );
}

function Shown({ found, currency }: { found: PreviewItem; currency: string }) {
  const { item, name } = found;
  if (!item) {
    return (
      <>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <ForStaff>
          <BannerNote tone="warn" icon="eye-off">
            <Trans>No shopper sees this item.</Trans>
          </BannerNote>
        </ForStaff>
        <Reasons why={found} />
      </>
    );
  }
  return (
    <article className={styles.whole}>
      <MediaFrame src={item.image_full_url} alt="" sizes="240px" isOff={found.reasons.length > 0} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{item.name}</bdi>
        </h2>
        <span className={styles.muted}>{item.category_name}</span>
        <ItemPrice item={item} currency={currency} />
        <ItemHours item={item} />
        <Reasons why={found} />
        {item.description && <p>{item.description}</p>}
        <Choices item={item} currency={currency} />
      </div>
    </article>
  );
}

interface Group {
  name: string;
  options: { name: string; price: number }[];
}

function Choices({ item, currency }: { item: NonNullable<PreviewItem['item']>; currency: string }) {
  const { t } = useLingui();
  const amount = useAmountText();
  const groups: Group[] = [
    { name: t`Variations`, options: item.variations.map(({ type, price }) => ({ name: type, price })) },
    ...item.food_variations.map(({ name, values }) => ({
      name,
      options: values.map(({ label, optionPrice }) => ({ name: label, price: optionPrice })),
    })),
    { name: t`Add-ons`, options: item.add_ons },
  ];
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => (
      <section key={name} aria-label={name}>
        <h3 className={styles.category}>{name}</h3>
        <p className={styles.chips}>
          {options.map((option) => (
            <Chip key={option.name}>
              <bdi>{option.name}</bdi>
              {option.price > 0 && <bdi dir="ltr">{amount(option.price, currency)}</bdi>}
            </Chip>
          ))}
        </p>
      </section>
    ));
}
