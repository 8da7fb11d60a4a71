import type { ModuleType } from 'market/modules/modules.rules';
import { foldedWords } from 'market/search/search.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { BulkLoad } from '../bulk-load.ts';
import type { DemoData, DemoPeople } from '../demo-shapes.ts';
import { Dice } from '../dice.ts';
import type { Making } from '../stores/store-goods.ts';
import type { PastLine } from './past-baskets.ts';
import { type PastOrder, stepTime } from './past-orders.ts';

type ReviewText = DemoPeople['reviews'][number] & {
  /** Things that the text speaks of; it fits only where all of them were in the basket. */
  things: string[];
};

/** Ratings of one store, to be written with it. */
export interface Ratings {
  sum: number;
  count: number;
}

/** Words of names and tags that describe a quality rather than the thing. */
const qualities = new Set(
  'fresh hot sweet good large small soft white black clean whole extra full light dark plain home family party with from and the for care cold dry red green blue set free easy body lunch breakfast dinner bread'.split(
    ' ',
  ),
);
const minute = minuteMilliseconds;

/** Reviews of past orders. Texts come from the demo data and never repeat on one subject. */
export class ReviewWriter {
  readonly #load: BulkLoad;
  readonly #making: Making;
  readonly #texts: Map<string, ReviewText[]>;
  /** Texts used for subjects of the current store, and for couriers, who ride for all stores. */
  readonly #used = new Set<string>();
  readonly #usedForRides = new Set<string>();

  constructor(load: BulkLoad, making: Making) {
    this.#load = load;
    this.#making = making;
    this.#texts = textsByOccasion(making.data);
  }

  /** Adds the reviews of a delivered order, and their stars to the ratings of store, items and courier. */
  write(order: PastOrder, index: number, store: Ratings): void {
    if (order.outcome !== 'delivered') return;
    const dice = new Dice(this.#making.seed, 'review', index);
    const { plan, courier, lines } = order;
    const tellsOfRide = courier !== null && dice.happens(0.4);
    const reviewed = plan.reviewsEnabled ? lines.filter(() => dice.happens(0.5)) : [];
    // Every delivered order of the history has been reviewed, one way or another.
    const tellsOfStore = plan.reviewsEnabled && (dice.happens(0.55) || (!tellsOfRide && reviewed.length === 0));
    if (tellsOfStore) {
      const rating = plan.stars
        ? dice.oneByWeight([1, 2, 3, 4, 5], (stars) => plan.stars?.[stars - 1] ?? 0)
        : ratingAround(dice, this.#tendencyOf('taste of store', plan.id));
      this.#add(dice, order, { about: 'store', store_id: plan.id }, rating, lines);
      store.sum += rating;
      store.count += 1;
    }
    for (const line of reviewed) this.#reviewItem(dice, order, line);
    if (tellsOfRide) {
      const rating = ratingAround(dice, courier.tendency);
      this.#add(dice, order, { about: 'delivery_man', delivery_man_id: courier.id }, rating, lines);
      courier.rating_sum += rating;
      courier.rating_count += 1;
    }
  }

  /** Texts may be repeated in the next store. */
  turnPage(): void {
    this.#used.clear();
  }

  #reviewItem(dice: Dice, order: PastOrder, line: PastLine): void {
    const { row } = line.good;
    const rating = ratingAround(dice, this.#tendencyOf('taste of item', row.id));
    const line_number = order.lines.indexOf(line) + 1;
    this.#add(dice, order, { about: 'item', item_id: row.id, line_number }, rating, [line]);
    row.rating_sum += rating;
    row.rating_count += 1;
  }

  /** How well a thing is liked, between 3.6 and 5, mostly around 4.3. */
  #tendencyOf(kind: string, id: number): number {
    const dice = new Dice(this.#making.seed, kind, id);
    return 4.3 + (dice.next() + dice.next() - 1) * 0.7;
  }

  #add(
    dice: Dice,
    order: PastOrder,
    about: {
      about: 'store' | 'item' | 'delivery_man';
      line_number?: number;
      item_id?: number;
      store_id?: number;
      delivery_man_id?: number;
    },
    rating: number,
    lines: readonly PastLine[],
  ): void {
    const { item_id = null, store_id = null, delivery_man_id = null, line_number = null } = about;
    const text = this.#textFor(dice, order, about.about, rating, lines, `${about.about}/${item_id ?? delivery_man_id}`);
    const delivered = stepTime(order, 'delivered')?.getTime() ?? 0;
    const later = delivered + dice.whole(15, 2000) * minute;
    this.#load.add('reviews', {
      order_id: order.id,
      line_number,
      about: about.about,
      item_id,
      store_id,
      delivery_man_id,
      author: order.shopper.author,
      rating,
      comment: text?.text ?? '',
      language: text?.lang ?? 'en',
      created_at: new Date(Math.min(later, this.#making.seedMoment.getTime() - minute)),
    });
  }

  /** Most people write nothing. */
  #textFor(
    dice: Dice,
    { plan }: PastOrder,
    about: 'store' | 'item' | 'delivery_man',
    rating: number,
    lines: readonly PastLine[],
    thing: string,
  ): ReviewText | undefined {
    if (!dice.happens(0.6)) return undefined;
    const used = about === 'delivery_man' ? this.#usedForRides : this.#used;
    const basket = new Set(lines.flatMap(thingsOf));
    const fitting = (this.#texts.get(occasion(plan.type, about, rating)) ?? []).filter(
      ({ cities, things, text }) =>
        cities.includes(plan.zone.city) && !used.has(`${thing}/${text}`) && things.every((word) => basket.has(word)),
    );
    if (fitting.length === 0) return undefined;
    const text = dice.one(fitting);
    used.add(`${thing}/${text.text}`);
    return text;
  }
}

/** Usually close to the tendency, sometimes a bad day. */
function ratingAround(dice: Dice, tendency: number): number {
  if (dice.happens(0.05)) return dice.whole(1, 3);
  const scatter = (dice.next() + dice.next() + dice.next() - 1.5) * 1.5;
  return Math.min(5, Math.max(1, Math.round(tendency + scatter)));
}

function occasion(type: ModuleType, about: 'store' | 'item' | 'delivery_man', rating: number): string {
  return `${type}/${about}/${rating}`;
}

function textsByOccasion({ people, catalogues }: DemoData): Map<string, ReviewText[]> {
  const texts = new Map<string, ReviewText[]>();
  for (const review of people.reviews) {
    const about = review.about === 'courier' ? 'delivery_man' : review.about;
    for (const type of review.modules) {
      const sold = new Set(
        (catalogues[type].items ?? []).flatMap(({ name, tags, unit }) => thingsIn(`${name} ${tags.join(' ')} ${unit}`)),
      );
      const things = about === 'delivery_man' ? [] : thingsIn(review.text).filter((word) => sold.has(word));
      const key = occasion(type, about, review.rating);
      texts.set(key, [...(texts.get(key) ?? []), { ...review, things }]);
    }
  }
  return texts;
}

/** Words of a line's card and description. */
function thingsOf({ good: { row, categoryName } }: PastLine): string[] {
  const texts = [row.name, ...(row.tags ?? []), row.unit_type ?? '', row.description ?? '', categoryName];
  return texts.flatMap(thingsIn);
}

const known = new Map<string, string[]>();

/** The words of a text that may name a thing, without the s of many. */
function thingsIn(text: string): string[] {
  const found = known.get(text);
  if (found) return found;
  const words = foldedWords(text)
    .filter((word) => word.length > 3 && !qualities.has(word) && !/\d/.test(word))
    .map((word) => word.replace(/s$/, ''));
  known.set(text, words);
  return words;
}
