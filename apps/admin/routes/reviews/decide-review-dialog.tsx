import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { ModeratedReview } from 'market/reviews/reviews.admin.contract';
import { type HidingRule, hidingRules, maxWordsToWriter } from 'market/reviews/reviews-hiding.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Select, TextArea } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../layout/desk.module.css';
import { useHidingRuleNames } from './hiding-rule-names.tsx';
import { reviewCalls, reviewsKey } from './moderation-calls.ts';

interface DecideReviewDialogProps {
  review: ModeratedReview;
  /** Whether it is to be hidden; otherwise it is kept, or shown again. */
  hides: boolean;
  onClose: () => void;
}

/** Asks for the rule that a review breaks, and for words to its writer [OPS-072]. */
export function DecideReviewDialog({ review, hides, onClose }: DecideReviewDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const ruleNames = useHidingRuleNames();
  const [rule, setRule] = useState<HidingRule>();
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { author } = review;
  const decide = useMutation({
    mutationFn: (chosen: HidingRule | null) =>
      reviewCalls.decide({
        params: { review_id: review.id },
        body: { rule: chosen, words: words.trim() || null, decided_at: review.decided_at },
      }),
    onSuccess() {
      toast({ text: hides ? t`Hidden` : t`Everyone can read it`, tone: 'ok' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: reviewsKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!decide.isPending && (!hides || rule)) decide.mutate(hides ? (rule ?? null) : null);
  };
  return (
    <Dialog
      title={hides ? t`Hide the review of ${author}?` : t`Show the review of ${author}?`}
      description={
        hides ? (
          <Trans>Only its writer will still see it, and it will not count towards the rating.</Trans>
        ) : (
          <Trans>Everyone can read it, and it counts towards the rating.</Trans>
        )
      }
      onClose={onClose}
    >
      <form noValidate className={desk.stack} onSubmit={submit}>
        {decide.error && <CallFaultNote error={decide.error} />}
        {hides && (
          <Select
            label={t`Rule that it breaks`}
            value={rule ?? ''}
            onChange={({ target }) => setRule(hidingRules.find((one) => one === target.value))}
            fault={isChecked && !rule && t`Choose a rule.`}
          >
            <option value="">{t`Choose a rule`}</option>
            {hidingRules.map((one) => (
              <option key={one} value={one}>
                {ruleNames[one]}
              </option>
            ))}
          </Select>
        )}
        <TextArea
          label={t`Message to the writer`}
          hint={t`Optional. It appears in their conversation with support.`}
          maxLength={maxWordsToWriter}
          dir="auto"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" kind={hides ? 'bad' : 'brand'} size="large" isBlock isLoading={decide.isPending}>
          {hides ? <Trans>Hide it</Trans> : <Trans>Show it</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}
