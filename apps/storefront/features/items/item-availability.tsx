import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { PrescriptionNote } from '#features/orders/prescription-note.tsx';
import { Hours } from './item-hours-texts.tsx';
import type { Availability } from './use-availability.ts';

interface Part {
  item: ListedItem;
  availability: Availability;
}

/** Outside its hours an item shows when it is available, and whether it can be ordered for then [FOOD-18]. */
export function ItemAvailability({ item, availability: { isAvailable, mayOrder } }: Part) {
  return (
    <>
      {item.is_prescription_required === 1 && <PrescriptionNote storeSlug={item.store_slug} />}
      {isAvailable && !item.store_open && (
        <BannerNote tone="warn" icon="store">
          <Trans>The store is closed right now.</Trans>
        </BannerNote>
      )}
      {!isAvailable && (
        <BannerNote tone="warn" icon="clock-4">
          <b>
            <Trans>Not Available now</Trans>
          </b>
          <br />
          <Hours item={item} />
          {mayOrder && (
            <>
              {'. '}
              <Trans>You can order it later.</Trans>
            </>
          )}
        </BannerNote>
      )}
    </>
  );
}
