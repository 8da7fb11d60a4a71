import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type ModuleTraits, type ModuleType, traitsOf } from 'market/modules/modules.rules';

const names: Record<ModuleTraits['name'], MessageDescriptor> = {
  Food: msg`Food`,
  Grocery: msg`Grocery`,
  Pharmacy: msg`Pharmacy`,
  Shop: msg`Shop`,
  Parcel: msg`Parcel`,
};

/** The name of a module: as the operator has called it, or the usual one in the language of the page. */
export function useModuleName(): (module: { type: ModuleType; name: string }) => string {
  const { i18n } = useLingui();
  return ({ type, name }) => {
    const usual = traitsOf(type).name;
    return name === usual ? i18n._(names[usual]) : name;
  };
}
