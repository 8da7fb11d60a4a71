import type { Item } from 'market/items/items.contract';
import { totalOfOne, unitDiscount } from 'market/pricing/pricing.rules';
import type { FoundItem } from 'market/search/search.contract';
import { fromDecimal, type Money, minus, toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type ItemPage, itemsIn } from '#api/items/read-items.ts';
import { type CatalogContext, visibleScopeOf } from '#api/stores/load-catalog-context.ts';
import { readWays, type StoreWay } from '#api/stores/read-deliveries.ts';

/** Returns the items of a page with how each is delivered to the place of the call. */
export async function itemsWithDelivery(
  { db, now }: ApiContext,
  page: ItemPage,
  { scope, hasTotals }: { scope: Scope; hasTotals: boolean },
): Promise<FoundItem[]> {
  const { catalog } = page;
  const visible = visibleScopeOf(scope, catalog);
  if (!visible || page.rows.length === 0) return [];
  const at = now();
  const wayOf = await readWays({ db, visible, catalog, scope, now: at });
  return itemsIn(page, at).map((item) => {
    const delivery = wayOf(item.store_id);
    return {
      ...item,
      delivery_time: delivery?.time ?? '',
      delivery_fee: delivery?.way ? toDecimal(delivery.way.fee) : null,
      total_for_one: hasTotals && delivery ? totalOf(item, delivery, catalog) : null,
    };
  });
}

function totalOf(item: Item, { store, way }: StoreWay, { zones, roundTo }: CatalogContext): number | null {
  const zone = zones.get(store.zone_id);
  if (!zone || !way) return null;
  const total = totalOfOne(salePriceOf(item, roundTo), {
    tariff: way.tariff,
    distanceMetres: way.metres,
    storeDeliversFree: store.free_delivery,
    freeDeliveryOver: zone.free_delivery_over,
    tax: { basisPoints: zone.tax_basis_points, inclusive: zone.tax_inclusive },
    serviceCharge: zone.service_charge,
    roundTo,
  });
  return toDecimal(total);
}

/** What the cart charges for one unit of it. */
function salePriceOf(item: Item, roundTo: Money): Money {
  const { promotion } = item;
  const price = fromDecimal(item.price);
  const offers = {
    ...(promotion && { [promotion.kind === 'flash_sale' ? 'flashSale' : 'campaign']: discountOf(promotion) }),
    storePercent: item.store_discount,
    item: discountOf(item),
    noPromotion: item.no_promotion,
  };
  return minus(price, unitDiscount(price, offers, roundTo).amount);
}

function discountOf({ discount, discount_type: type }: Pick<Item, 'discount' | 'discount_type'>) {
  return type === 'percent' ? { percent: discount } : { amount: fromDecimal(discount) };
}
