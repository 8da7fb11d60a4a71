import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { endToast, toast } from 'ui/feedback/toast.ts';

/** Returns what says that an order was changed, with an undo for five seconds, and what says that it was refused. */
export function useSayArranged() {
  const { t } = useLingui();
  return useMemo(
    () => ({
      arranged(undo: () => void) {
        const text = t`Menu changed`;
        // What is undone is the last change.
        endToast(text);
        toast({ text, tone: 'ok', seconds: 5, action: { label: t`Undo`, onPress: undo } });
      },
      failed: (reason: string | undefined) => toast({ text: reason ?? t`We got no answer. Try again.`, tone: 'bad' }),
    }),
    [t],
  );
}
