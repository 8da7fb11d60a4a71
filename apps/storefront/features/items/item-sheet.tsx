import { describedIn } from 'market/items/items-description.rules';
import { isUploaded } from 'market/values/image-path';
import { href, Link, useMatch } from 'react-router';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { ReadMore } from 'ui/layout/read-more.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { SaveButton } from '#features/wishlist/save-button.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { HalalTag, ItemMarkers } from './cards/item-markers.tsx';
import { ChoiceGroups } from './choices/choice-groups.tsx';
import { TotalAmount } from './choices/total-amount.tsx';
import { useItemChoice } from './choices/use-item-choice.ts';
import { ItemAvailability } from './item-availability.tsx';
import type { ItemDetails } from './item-calls.ts';
import styles from './item-dialog.module.css';
import { GenericName, ItemFacts } from './item-facts.tsx';
import { ItemName } from './item-name.tsx';
import { DiscountTag, ItemPriceLine } from './item-price-line.tsx';
import { StockLine } from './stock-line.tsx';
import { useAvailability } from './use-availability.ts';

export interface ItemSheetProps {
  item: ItemDetails;
  lineId?: number;
  onClose: () => void;
}

/** What the dialog shows once the item is known. */
export function ItemSheet({ item, lineId, onClose }: ItemSheetProps) {
  const { digits, zone } = useMarket();
  const chosen = useItemChoice(item, digits, lineId);
  const availability = useAvailability(item, zone ?? undefined);
  const isPhoto = isUploaded(item.image_full_url);
  return (
    <div data-module={item.module.module_type} className={styles.sheet}>
      <div className={styles.media}>
        <MediaFrame
          src={item.image_full_url}
          alt={item.image_texts[0] ?? ''}
          sizes={isPhoto ? '(min-width: 1180px) 459px, 100vw' : '226px'}
          shape="flat"
          className={isPhoto ? styles.photo : styles.picture}
        />
        <p className={styles.tags}>
          <DiscountTag item={item} />
          <HalalTag item={item} />
        </p>
        <p aria-hidden="true" className={styles.bar}>
          <bdi>{item.name}</bdi>
        </p>
      </div>
      <div className={styles.body}>
        <Head item={item} onLeave={onClose} />
        <div className={styles.price}>
          <ItemPriceLine item={item} choice={chosen.choice} />
          <StockLine item={item} choice={chosen.choice} />
          <SaveButton kind="item" id={item.id} />
        </div>
        <ItemAvailability item={item} availability={availability} />
        <ChoiceGroups item={item} chosen={chosen} />
        <ItemFacts item={item} />
      </div>
      <div className={styles.footer}>
        <TotalAmount chosen={chosen} />
        <BuyButtons
          item={item}
          chosen={chosen}
          mayOrder={availability.mayOrder}
          onDone={onClose}
          className={styles.buy}
        />
      </div>
    </div>
  );
}

function Head({ item, onLeave }: { item: ItemDetails; onLeave: () => void }) {
  const { text } = describedIn(item.description);
  return (
    <div className={styles.head}>
      <ItemName item={item} as="p" />
      <GenericName names={item.generic_name} />
      <MetaLine isWhole>
        <StoreName item={item} onLeave={onLeave} />
        <AverageRating value={item.avg_rating} count={item.rating_count} />
      </MetaLine>
      {text && (
        <p className={styles.description}>
          <ReadMore text={text} max={130} />
        </p>
      )}
      <p className={styles.markers}>
        <ItemMarkers item={item} />
      </p>
    </div>
  );
}

/** A link, except on the store's own page [ITEM-04] [ITEM-05]. */
function StoreName({ item, onLeave }: { item: ItemDetails; onLeave: () => void }) {
  const path = href('/store/:slugOrId', { slugOrId: item.store_slug });
  const isAtStore = [useMatch(path), useMatch(href('/store/:slugOrId', { slugOrId: String(item.store_id) }))].some(
    Boolean,
  );
  if (isAtStore) return item.store_name;
  return (
    <Link to={path} className={styles.store} onClick={onLeave}>
      {item.store_name}
    </Link>
  );
}
