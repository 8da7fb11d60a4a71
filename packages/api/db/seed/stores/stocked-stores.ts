import { dayMilliseconds } from 'market/values/durations';
import type { BulkLoad } from '../bulk-load.ts';
import type { History, HistoryShare } from '../history/history-shares.ts';
import { PastOrderWriter } from '../history/order-records.ts';
import { makePastOrder } from '../history/past-orders.ts';
import { type Ratings, ReviewWriter } from '../history/past-reviews.ts';
import type { People } from '../history/people-of-history.ts';
import { whole } from '../seed-base.ts';
import { addItemWords, type WordCount } from './item-words.ts';
import { type Good, type Making, stockStore } from './store-goods.ts';
import type { StorePlan } from './store-plans.ts';

/** Writes one store after another, each with its items and its history, so that memory holds one store at a time. */
export class StockedStores {
  readonly #load: BulkLoad;
  readonly #making: Making & { people: People };
  readonly #words: WordCount;
  readonly #history: History;
  readonly #orders: PastOrderWriter;
  readonly #pen: ReviewWriter;
  #nextAddOn = 1;

  constructor(load: BulkLoad, making: Making & { people: People }, words: WordCount, history: History) {
    this.#load = load;
    this.#making = making;
    this.#words = words;
    this.#history = history;
    this.#orders = new PastOrderWriter(load, making.base);
    this.#pen = new ReviewWriter(load, making);
  }

  add(plan: StorePlan, past: HistoryShare): void {
    const { goods, addOns } = stockStore(plan, this.#making, this.#nextAddOn);
    this.#nextAddOn += addOns.length;
    const ratings: Ratings = { sum: 0, count: 0 };
    const delivered = this.#addPast(plan, goods, past, ratings);
    this.#addStore(plan, goods, ratings, delivered);
    for (const { id, name, price } of addOns) this.#load.add('add_ons', { id, store_id: plan.id, name, price });
    for (const good of goods) this.#addGood(plan, good);
  }

  /** Returns how many orders were delivered. */
  #addPast(plan: StorePlan, goods: readonly Good[], { first, count }: HistoryShare, ratings: Ratings): number {
    let delivered = 0;
    for (let index = first; index < first + count; index++) {
      const order = makePastOrder(plan, goods, this.#making, index, this.#history.outcomeOf(index));
      this.#orders.add(order);
      this.#pen.write(order, index, ratings);
      if (order.outcome === 'delivered') delivered += 1;
    }
    this.#pen.turnPage();
    return delivered;
  }

  #addStore(plan: StorePlan, goods: readonly Good[], ratings: Ratings, delivered: number): void {
    const { base, seedMoment } = this.#making;
    const covers = plan.coverImages.length > 0 ? plan.coverImages : picturesOf(goods);
    this.#load.add('stores', {
      id: plan.id,
      slug: plan.slug,
      module_id: base.moduleId(plan.type),
      zone_id: base.zoneId(plan.zone.id),
      brand_id: base.brandId(plan.type, plan.brand),
      name: plan.name,
      tagline: plan.tagline,
      address: plan.address,
      phone: plan.phone,
      lat: plan.lat,
      lng: plan.lng,
      monogram: plan.monogram,
      colours: plan.colours,
      cover_images: covers,
      opening_hours: plan.hours,
      delivery_minutes_min: plan.delivery_time.min,
      delivery_minutes_max: plan.delivery_time.max,
      discount_percent: plan.discountPercent,
      free_delivery: plan.freeDelivery,
      minimum_order: whole(plan.minimumOrder),
      take_away: plan.takeAway,
      schedule_order: plan.scheduleOrder,
      featured: plan.featured,
      reviews_enabled: plan.reviewsEnabled,
      rating_sum: ratings.sum,
      rating_count: ratings.count,
      order_count: delivered,
      item_count: goods.length,
      created_at: new Date(seedMoment.getTime() - plan.openedDaysAgo * dayMilliseconds),
    });
  }

  #addGood(plan: StorePlan, good: Good): void {
    const stockReceived = good.stock === null ? null : good.stock + good.sold;
    this.#load.add('items', { ...good.row, stock_received: stockReceived });
    for (const [position, { type, price, stock, sold }] of good.kinds.entries()) {
      const item_id = good.row.id;
      this.#load.add('item_variations', { item_id, type, position, price, stock, stock_received: stock + sold });
    }
    for (const condition_id of good.conditions)
      this.#load.add('item_conditions', { condition_id, item_id: good.row.id });
    addItemWords(this.#load, this.#words, plan, good);
  }
}

/** The first two different pictures of the store's items. */
function picturesOf(goods: readonly Good[]): string[] {
  return [...new Set(goods.map(({ row }) => row.image))].slice(0, 2);
}
