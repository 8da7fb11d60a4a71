import { useLingui } from '@lingui/react/macro';
import type { ModuleType } from 'market/modules/modules.rules';

/** A module in a list: an option holds text alone. */
export function ModuleOption({ type }: { type: ModuleType }) {
  const { t } = useLingui();
  const names: Record<ModuleType, string> = {
    food: t`Food`,
    grocery: t`Grocery`,
    pharmacy: t`Pharmacy`,
    ecommerce: t`Shop`,
    parcel: t`Parcel`,
  };
  return <option value={type}>{names[type]}</option>;
}
