import { Trans } from '@lingui/react/macro';
import type { ModuleType } from 'market/modules/modules.rules';
import type { ReactNode } from 'react';

const names: Record<ModuleType, ReactNode> = {
  food: <Trans>Food</Trans>,
  grocery: <Trans>Grocery</Trans>,
  pharmacy: <Trans>Pharmacy</Trans>,
  ecommerce: <Trans>Shop</Trans>,
  parcel: <Trans>Parcel</Trans>,
};

/** The name of a module in the language of the page. */
export function moduleName(type: ModuleType): ReactNode {
  return names[type];
}
