import type { ModuleType } from 'market/modules/modules.rules';
import type { HomeSection } from './home-section.ts';
import { firstOfHome } from './loading/home-first.ts';
import { ecommerceHomeRest } from './modules/ecommerce-home-rest.tsx';
import { foodHomeRest } from './modules/food-home-rest.tsx';
import { groceryHomeRest } from './modules/grocery-home-rest.tsx';
import { parcelHomeRest } from './modules/parcel-home-rest.tsx';
import { pharmacyHomeRest } from './modules/pharmacy-home-rest.tsx';

const rests: Record<ModuleType, readonly HomeSection[]> = {
  food: foodHomeRest,
  grocery: groceryHomeRest,
  pharmacy: pharmacyHomeRest,
  ecommerce: ecommerceHomeRest,
  parcel: parcelHomeRest,
};

/** Returns all sections of a home page, for the server. */
export function homeOfModule(type: ModuleType): readonly HomeSection[] {
  return [...firstOfHome(type), ...rests[type]];
}
