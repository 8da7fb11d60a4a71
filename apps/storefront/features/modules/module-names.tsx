import { useLingui } from '@lingui/react';
import { moduleTexts } from 'app-kit/modules/module-texts.tsx';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';

/** The name of a module: as the operator has called it, or the usual one in the language of the page. */
export function useModuleName(): (module: { type: ModuleType; name: string }) => string {
  const { i18n } = useLingui();
  return ({ type, name }) => {
    const defaultName = traitsOf(type).name;
    return name === defaultName ? i18n._(moduleTexts[defaultName]) : name;
  };
}
