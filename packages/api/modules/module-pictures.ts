import type { ModuleType } from 'market/modules/modules.rules';

/** The picture that a module has until the operator gives another. */
export const modulePictures: Record<ModuleType, string> = {
  food: 'pot',
  grocery: 'veg',
  pharmacy: 'pill',
  ecommerce: 'groceries',
  parcel: 'package',
};
