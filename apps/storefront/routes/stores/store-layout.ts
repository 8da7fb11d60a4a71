import { isModuleType, type ModuleTraits, traitsOf } from 'market/modules/modules.rules';

/** Whether the page of a store is a menu or a grid; a module type that this version does not know is shown as a shop. */
export function storeLayoutOf({ module_type: type }: { module_type: string }): ModuleTraits['storeLayout'] {
  return isModuleType(type) ? traitsOf(type).storeLayout : 'grid';
}
