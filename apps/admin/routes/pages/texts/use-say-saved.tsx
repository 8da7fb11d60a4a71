import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takenBack } from 'market/config/config-texts.rules';
import { endToast, toast } from 'ui/feedback/toast.ts';
import { type Change, saveChanges, textsKey } from './text-calls.ts';

/** Returns what says that translations are saved, with an undo for five seconds, which takes all of them back. */
export function useSaySaved(): (changes: readonly Change[]) => void {
  const { t } = useLingui();
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: (changes: readonly Change[]) => saveChanges(takenBack(changes)),
    onSuccess: () => toast({ text: t`Taken back`, tone: 'ok' }),
    onError: ({ message }) => toast({ text: message, tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: textsKey }),
  });
  return (changes) => {
    const text = t`Saved`;
    // What is undone is the last change.
    endToast(text);
    if (changes.length === 0) return;
    toast({ text, tone: 'ok', seconds: 5, action: { label: t`Undo`, onPress: () => undo.mutate(changes) } });
  };
}
