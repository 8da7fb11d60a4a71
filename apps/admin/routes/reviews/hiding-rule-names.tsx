import { useLingui } from '@lingui/react/macro';
import type { HidingRule } from 'market/reviews/reviews-hiding.rules';

/** Returns the names of the rules that a hidden review breaks. */
export function useHidingRuleNames(): Record<HidingRule, string> {
  const { t } = useLingui();
  return {
    insult: t`Insults or threatens somebody`,
    private_data: t`Names private data of a person`,
    advertising: t`Advertises something else`,
    not_the_order: t`Is not about this order`,
    false_review: t`Was written for money, or to harm`,
  };
}
