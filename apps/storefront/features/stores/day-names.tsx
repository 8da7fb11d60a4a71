import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Day } from 'market/stores/stores.rules';

const names: Record<Day, MessageDescriptor> = {
  mo: msg`Monday`,
  tu: msg`Tuesday`,
  we: msg`Wednesday`,
  th: msg`Thursday`,
  fr: msg`Friday`,
  sa: msg`Saturday`,
  su: msg`Sunday`,
};

/** Returns the name of a day that the API gives as 'mo'; another text does not change. */
export function useDayName(): (day: string) => string {
  const { i18n } = useLingui();
  return (day) => (day in names ? i18n._(names[day as Day]) : day);
}
