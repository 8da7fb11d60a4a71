import type { ModuleType } from 'market/modules/modules.rules';
import { ecommerceHomeRest } from './ecommerce-home-rest.tsx';
import { foodHomeRest } from './food-home-rest.tsx';
import { groceryHomeRest } from './grocery-home-rest.tsx';
import { firstOfHome } from './home-first.ts';
import type { HomeSection } from './home-section.ts';
import { parcelHomeRest } from './parcel-home-rest.tsx';
import { pharmacyHomeRest } from './pharmacy-home-rest.tsx';

const rests: Record<ModuleType, readonly HomeSection[]> = {
  food: foodHomeRest,
  grocery: groceryHomeRest,
  pharmacy: pharmacyHomeRest,
  ecommerce: ecommerceHomeRest,
  parcel: parcelHomeRest,
};

/** All sections of a home, for the server that asks for them. */
export function homeOfModule(type: ModuleType): readonly HomeSection[] {
  return [...firstOfHome(type), ...rests[type]];
}
