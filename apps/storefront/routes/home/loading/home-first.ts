import type { ModuleType } from 'market/modules/modules.rules';
import type { HomeSection } from '../home-section.ts';
import { ecommerceHome } from '../modules/ecommerce-home.tsx';
import { foodHome } from '../modules/food-home.tsx';
import { groceryHome } from '../modules/grocery-home.tsx';
import { parcelHome } from '../modules/parcel-home.tsx';
import { pharmacyHome } from '../modules/pharmacy-home.tsx';

/** The home page differs per module [HOME-08]; the browser loads the first view of each at once. */
const homes: Record<ModuleType, readonly HomeSection[]> = {
  food: foodHome,
  grocery: groceryHome,
  pharmacy: pharmacyHome,
  ecommerce: ecommerceHome,
  parcel: parcelHome,
};

export function firstOfHome(type: ModuleType): readonly HomeSection[] {
  return homes[type];
}
