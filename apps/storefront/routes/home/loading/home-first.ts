import type { ModuleType } from 'market/modules/modules.rules';
import { ecommerceHome } from './ecommerce-home.tsx';
import { foodHome } from './food-home.tsx';
import { groceryHome } from './grocery-home.tsx';
import type { HomeSection } from './home-section.ts';
import { parcelHome } from './parcel-home.tsx';
import { pharmacyHome } from './pharmacy-home.tsx';

/** The home page differs per module [HOME-08]; of each the browser brings at once what is seen first. */
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
