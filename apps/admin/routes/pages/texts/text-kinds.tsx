import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TextKind } from 'market/config/config-texts.rules';

/** What a text is of. */
export const textKindNames: Record<TextKind, MessageDescriptor> = {
  module: msg`Module`,
  category: msg`Category`,
  condition: msg`Condition`,
  unit: msg`Unit`,
  allergen: msg`Allergen`,
  parcel: msg`Parcels`,
  reason: msg`Reason`,
  site: msg`Footer and notices`,
  unused: msg`Not used now`,
};
