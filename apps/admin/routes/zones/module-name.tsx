import { useLingui } from '@lingui/react';
import { moduleTexts } from 'app-kit/modules/module-texts.tsx';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import type { ReactNode } from 'react';

/** The name of a module in the language of the page. */
export function moduleName(type: ModuleType): ReactNode {
  return <Name type={type} />;
}

function Name({ type }: { type: ModuleType }) {
  const { i18n } = useLingui();
  return i18n._(moduleTexts[traitsOf(type).name]);
}
