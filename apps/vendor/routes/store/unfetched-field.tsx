import { useLingui } from '@lingui/react/macro';
import { counterMinutes, unfetchedRules } from 'market/orders/waits/orders-counter.rules';
import { Select } from 'ui/forms/field.tsx';
import type { ProfileDraft } from './profile-draft.ts';

interface UnfetchedFieldProps {
  draft: Pick<ProfileDraft, 'unfetchedRule'>;
  onChange: (part: Partial<ProfileDraft>) => void;
}

/** What becomes of take-away orders that no customer fetches [STO-044]. */
export function UnfetchedField({ draft, onChange }: UnfetchedFieldProps) {
  const { t } = useLingui();
  const { reminder, end } = counterMinutes;
  const names = {
    keep: t`Keep them until they are fetched`,
    store_pays: t`Cancel them: customers get their money back`,
    customer_pays: t`Dispose of them: you keep what was paid, and unpaid ones are canceled`,
  };
  return (
    <Select
      label={t`Orders that nobody has fetched after ${end} minutes`}
      hint={t`We remind customers after ${reminder} minutes. They read this rule before they order. It holds for new orders.`}
      value={draft.unfetchedRule}
      onChange={({ target }) =>
        onChange({ unfetchedRule: unfetchedRules.find((rule) => rule === target.value) ?? 'keep' })
      }
    >
      {unfetchedRules.map((rule) => (
        <option key={rule} value={rule}>
          {names[rule]}
        </option>
      ))}
    </Select>
  );
}
