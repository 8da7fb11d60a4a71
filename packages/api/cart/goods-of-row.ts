import type { CartChoice, Goods } from 'market/cart/cart.rules';
import { priceAt } from 'market/items/hours/items-hours.rules';
import { isOffSale } from 'market/items/items-menu.rules';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { maxPerCart, offerOf, type Promotion, promotionNow } from 'market/promotions/promotions.rules';
import { type WallClock, wallClock, zoneClock } from 'market/stores/stores.rules';
import { saleHoursOf, timedPriceOf } from '#api/items/hours/read-hours-of-item.ts';
import { pauseOf } from '#api/stores/read-hours.ts';
import type { GoodsRow } from './cart-goods.data.ts';

/** The goods as the rules see them: rows in, plain values out. */
export function asGoods(row: GoodsRow, at: Date): Goods {
  const { store } = row;
  const promotion = promotionOf(row, at);
  return {
    itemId: row.id,
    isForSale: row.active,
    isOffSale: isOffSale(
      { soldOut: row.sold_out, soldOutUntil: row.sold_out_until === null ? null : new Date(row.sold_out_until) },
      at,
    ),
    price: priceAt(row.price, timedPriceOf(row), clockOf(row, at)),
    offers: {
      ...offerOf(promotion),
      storePercent: store.discount_percent,
      item: row.discount_type === 'percent' ? { percent: row.discount } : { amount: row.discount },
      noPromotion: row.no_promotion,
    },
    variations: row.variations,
    groups: row.food_variations,
    addOns: row.add_ons,
    hours: saleHoursOf(row),
    takesOrdersAhead: row.schedule_order,
    isPrescriptionRequired: row.is_prescription_required,
    stock: row.stock,
    maximumCartQuantity: maxPerCart(promotion, row.maximum_cart_quantity),
    checksStock: checksStock(row),
    store: {
      id: store.id,
      isActive: store.active,
      takesOrdersAhead: store.schedule_order,
      hours: store.opening_hours,
      pause: pauseOf(store, row.zone, at),
    },
  };
}

/** The flash sale or campaign that sets its price at this moment. */
export function promotionOf(row: GoodsRow, at: Date): Promotion | undefined {
  if (row.promotions === null) return undefined;
  return promotionNow(row.promotions, row.no_promotion, { at, minute: clockOf(row, at).minute });
}

export function checksStock({ module_type: type }: Pick<GoodsRow, 'module_type'>): boolean {
  return isModuleType(type) && traitsOf(type).checksStock;
}

/** What the clock of its zone shows now. */
export function clockOf({ zone }: GoodsRow, at: Date): WallClock {
  return zoneClock(zone, at);
}

/** What the clock of its zone will show at a later moment, for which an order is scheduled. */
export function laterClockOf({ zone }: GoodsRow, at: Date): WallClock {
  return wallClock(zone.time_zone, at);
}

/** How a call names a chosen item: in the shape of the requirement documents [CART-40]. */
export interface NamedChoice {
  quantity: number;
  add_on_ids: number[];
  add_on_qtys: number[];
  variation: ({ name: string; values: { label: string[] } } | { type: string })[];
}

/** The same choice as the rules see it. An add-on without a quantity is taken once. */
export function chosenIn({ quantity, add_on_ids: ids, add_on_qtys: quantities, variation }: NamedChoice): CartChoice {
  const type = variation.find((entry) => 'type' in entry)?.type ?? null;
  return {
    quantity,
    variation: type === '' ? null : type,
    choices: variation
      .filter((entry) => 'name' in entry)
      .map(({ name, values }) => ({ name, labels: values.label }))
      .filter(({ labels }) => labels.length > 0),
    addOns: ids.map((id, index) => ({ id, quantity: quantities[index] ?? 1 })).filter(({ quantity }) => quantity > 0),
  };
}
