import { defaultKind, type ListingState } from '../listing-address.ts';
import { areAll, type MainCategory } from './category-choice.ts';
import type { PanelChoices } from './filter-panel.tsx';
import type { useFilterTexts } from './filter-texts.tsx';

export interface FilterChip {
  key: string;
  text: string;
  /** Removes this filter alone. */
  without: Partial<ListingState>;
}

interface ChipText {
  filters: ReturnType<typeof useFilterTexts>;
  money: (amount: number) => string;
  all: string;
  from: (price: string) => string;
  upTo: (price: string) => string;
}

/** One chip for each filter that is on [LIST-12] [LIST-13]. */
export function chipsOf(state: ListingState, choices: PanelChoices | undefined, words: ChipText): FilterChip[] {
  const { filters } = words;
  const { flags, rating, kind, delivery, deliverBy } = state;
  const defaultOfPath = defaultKind(state.path);
  return [
    ...goodsChips(state, choices, words),
    ...priceChip(state, words),
    ...(deliverBy
      ? [{ key: 'deliver by', text: filters.deliverBy(deliverBy), without: { deliverBy: undefined } }]
      : []),
    ...(rating ? [{ key: 'rating', text: filters.rating(rating), without: { rating: undefined } }] : []),
    ...flags.map((flag) => ({
      key: flag,
      text: filters.flags[flag],
      without: { flags: flags.filter((other) => other !== flag) },
    })),
    ...(kind === defaultOfPath
      ? []
      : [{ key: `kind ${kind}`, text: filters.kinds[kind], without: { kind: defaultOfPath } }]),
    ...(delivery === 'all'
      ? []
      : [{ key: 'delivery', text: filters.deliveries[delivery], without: { delivery: 'all' as const } }]),
  ];
}

/** The subject of the listing is in its title and needs no chip. */
function goodsChips(state: ListingState, choices: PanelChoices | undefined, { all }: ChipText): FilterChip[] {
  if (!choices || state.name !== '') return [];
  const { categoryIds, brandIds } = state;
  const brands = choices.brands.filter(({ id }) => brandIds.includes(id));
  const brandChips = brands.map(({ id, name }) => ({
    key: `brand ${id}`,
    text: name,
    without: { brandIds: brandIds.filter((other) => other !== id) },
  }));
  if (brandIds.length > 0) return brandChips;
  if (areAll(choices.categories, categoryIds)) return [{ key: 'all', text: all, without: { categoryIds: [] } }];
  return namesOf(choices.categories, categoryIds).map(({ id, name }) => ({
    key: `category ${id}`,
    text: name,
    without: { categoryIds: categoryIds.filter((other) => other !== id) },
  }));
}

function namesOf(mains: readonly MainCategory[], ids: readonly number[]) {
  return mains.flatMap((main) => [main, ...main.childes]).filter(({ id }) => ids.includes(id));
}

function priceChip({ minPrice, maxPrice }: ListingState, { money, from, upTo }: ChipText): FilterChip[] {
  if (minPrice === undefined && maxPrice === undefined) return [];
  const without = { minPrice: undefined, maxPrice: undefined };
  if (maxPrice === undefined) return [{ key: 'price', text: from(money(minPrice ?? 0)), without }];
  if (minPrice === undefined) return [{ key: 'price', text: upTo(money(maxPrice)), without }];
  return [{ key: 'price', text: `${money(minPrice)} – ${money(maxPrice)}`, without }];
}
