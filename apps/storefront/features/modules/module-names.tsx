import { useLingui } from '@lingui/react';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import { moduleTexts } from './module-words.tsx';

/** The name of a module: as the operator has called it, or the usual one in the language of the page. */
export function useModuleName(): (module: { type: ModuleType; name: string }) => string {
  const { i18n } = useLingui();
  return ({ type, name }) => {
    const usual = traitsOf(type).name;
    return name === usual ? i18n._(moduleTexts[usual]) : name;
  };
}
