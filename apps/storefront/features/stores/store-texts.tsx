import { useLingui } from '@lingui/react/macro';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import type { StoreOfCard } from 'market/stores/stores.contract';
import { href } from 'react-router';
import { distance, number } from 'ui/formats/format.ts';
import { useMoney } from '#features/config/use-money.ts';

/** The formatted content of a store card. */
export function useStoreTexts(store: StoreOfCard) {
  const { t } = useLingui();
  const money = useMoney();
  const wait = useWait();
  const off = store.discount?.discount ?? 0;
  const percent = number(off, Number.isInteger(off) ? 0 : 1);
  const fee = store.delivery_fee === null ? undefined : money(store.delivery_fee);
  return {
    isClosed: !(store.active && store.open),
    colour: store.colours[0] ?? '#be1146',
    wait: wait(store.delivery_time),
    /** The word 'off' belongs to a store's discount [CARD-33]. */
    discount: off > 0 ? t`${percent}% off` : undefined,
    fee,
    delivery: store.free_delivery ? undefined : fee && t`${fee} delivery`,
    distance: showsDistance(store) && store.distance !== null ? distance(store.distance / 1000) : undefined,
  };
}

/** A delivery time of the API, such as `25-35 min`, in the language of the page. */
export function useWait(): (deliveryTime: string) => string {
  const { t } = useLingui();
  return (deliveryTime) => {
    const [, minMinutes, maxMinutes] = /^(\d+)-(\d+) min$/.exec(deliveryTime) ?? [];
    return minMinutes && maxMinutes ? t`${minMinutes}–${maxMinutes} min` : deliveryTime;
  };
}

/** Not in the food module [CARD-28]. */
function showsDistance({ module_type: type }: StoreOfCard): boolean {
  return isModuleType(type) && traitsOf(type).hasDistanceChip;
}

/** Where the cards of a store lead [STORE-02] [STORE-07]. */
export function storePath({ id, slug, module_id, module_type, zone_id }: StoreOfCard): string {
  const query = new URLSearchParams({
    module_id: String(module_id),
    module_type,
    store_zone_id: String(zone_id),
  });
  return `${href('/store/:slugOrId', { slugOrId: String(slug || id) })}?${query}`;
}
