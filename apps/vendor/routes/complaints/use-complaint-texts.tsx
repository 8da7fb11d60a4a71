import { useLingui } from '@lingui/react/macro';
import type { ComplaintReason } from 'market/chat/complaints/chat-complaints.rules';

/** The reasons of complaints in words. */
export function useComplaintTexts(): Record<ComplaintReason, string> {
  const { t } = useLingui();
  return {
    rude: t`Rude or insulting`,
    threat: t`Threats or violence`,
    late: t`Late or not there`,
    careless: t`Careless with the food or the goods`,
    false_claim: t`Claims what did not happen`,
    not_there: t`Did not come, or was not there`,
    other: t`Something else`,
  };
}
