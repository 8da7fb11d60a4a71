import type { ModuleType } from 'market/modules/modules.rules';
import type { HomeSection } from '../home-section.ts';
import { categoryRow } from '../sections/category-row-section.tsx';
import { hero, orderNowLink, shopArrivalsLink, shopMarketLink } from '../sections/hero.tsx';
import { quickChoices } from '../sections/quick-choices.tsx';
import { visitedStores } from '../sections/stores/visited-stores.tsx';

interface ModuleHome {
  /** The first view; the browser loads that of every module at once. */
  first: readonly HomeSection[];
  /** The sections below the first view; their scripts load after the page. */
  rest: () => Promise<readonly HomeSection[]>;
}

/** The sections of the home page of each module [HOME-08]. */
export const homes: Record<ModuleType, ModuleHome> = {
  food: {
    first: [
      hero({ pictures: ['jollof', 'suya', 'egusi'], action: orderNowLink }),
      quickChoices,
      categoryRow,
      visitedStores,
    ],
    rest: async () => (await import('./food-home-rest.tsx')).foodHomeRest,
  },
  grocery: {
    first: [hero({ pictures: ['veg', 'fruit', 'tomatoes'], action: shopMarketLink }), categoryRow],
    rest: async () => (await import('./grocery-home-rest.tsx')).groceryHomeRest,
  },
  pharmacy: {
    first: [hero({ pictures: ['artem', 'bpmon', 'vitce'], isOverlapped: true, isLong: true })],
    rest: async () => (await import('./pharmacy-home-rest.tsx')).pharmacyHomeRest,
  },
  ecommerce: {
    first: [hero({ pictures: ['dressA', 'nuru', 'toteB'], action: shopArrivalsLink }), categoryRow],
    rest: async () => (await import('./ecommerce-home-rest.tsx')).ecommerceHomeRest,
  },
  parcel: {
    first: [hero({ pictures: ['scooter', 'gift', 'boxbig'], isOverlapped: true })],
    rest: async () => (await import('./parcel-home-rest.tsx')).parcelHomeRest,
  },
};

/** Returns all sections of a home page, for the server that asks for them. */
export async function sectionsOfHome(type: ModuleType): Promise<readonly HomeSection[]> {
  return [...homes[type].first, ...(await homes[type].rest())];
}
