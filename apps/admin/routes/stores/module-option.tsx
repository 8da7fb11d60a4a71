import { useLingui } from '@lingui/react';
import { moduleTexts } from 'app-kit/modules/module-texts.tsx';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';

/** A module in a list: an option holds text alone. */
export function ModuleOption({ type }: { type: ModuleType }) {
  const { i18n } = useLingui();
  return <option value={type}>{i18n._(moduleTexts[traitsOf(type).name])}</option>;
}
