import type { ModuleType } from 'market/modules/modules.rules';

/** The picture of a module until the operator sets another one. */
export const modulePictures: Record<ModuleType, string> = {
  food: 'pot',
  grocery: 'veg',
  pharmacy: 'pill',
  ecommerce: 'groceries',
  parcel: 'package',
};
