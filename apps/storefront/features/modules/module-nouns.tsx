import { useLingui } from '@lingui/react';
import { moduleTexts } from 'app-kit/modules/module-texts.tsx';
import { type ModuleTextKey, type ModuleType, traitsOf } from 'market/modules/modules.rules';

/** A text of the module's traits in the language of the page; empty where the module has none. */
export function useModuleTexts(): (type: ModuleType, words: ModuleTextKey) => string {
  const { i18n } = useLingui();
  return (type, words) => {
    const text = traitsOf(type)[words];
    return text === null ? '' : i18n._(moduleTexts[text]);
  };
}
