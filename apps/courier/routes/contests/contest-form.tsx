import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useIsOnline } from 'app-kit/start/use-is-online.ts';
import { maxContestWords } from 'market/wallet/contests/wallet-contests.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, TextArea } from 'ui/forms/field.tsx';
import { fileOf } from '../work/photo/make-picture.ts';
import { isPay, ThingName } from './contest-texts.tsx';
import styles from './contests.module.css';
import { type Contestable, contestsKey, makeContest } from './contests-query.ts';
import { PictureField } from './picture-field.tsx';
import { useDraft } from './use-draft.ts';

const empty = { words: '', amount: '', picture: '' };

/** Words and a picture about a sum, a rating or a suspension; what was typed stays on the phone [DEL-57]. */
export function ContestForm({ thing, onClose }: { thing: Contestable; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const { key } = useIdempotencyKey();
  const { draft, change, clear } = useDraft(`contest:${thing.about}`, empty);
  const [isChecked, setIsChecked] = useState(false);
  const { words, amount, picture } = draft;
  const asksAmount = isPay(thing);
  const missing = numberIn(amount);
  const lacks = { words: words.trim().length < 3, amount: asksAmount && !(missing && missing > 0) };
  const make = useMutation({
    mutationFn: () =>
      makeContest({
        body: {
          about: thing.about,
          words: words.trim(),
          ...(asksAmount && { amount: missing }),
          ...(picture && { 'image[]': [fileOf(picture)] }),
        },
        idempotencyKey: key,
      }),
    onSuccess() {
      toast({ text: t`Sent. The answer shows here.`, tone: 'ok' });
      clear();
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: contestsKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!lacks.words && !lacks.amount && !make.isPending && isOnline) make.mutate();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <h2 className={styles.heading}>
        <ThingName thing={thing} />
      </h2>
      <HeldNote thing={thing} />
      {make.error && <CallFaultNote error={make.error} />}
      {asksAmount && (
        <Field
          label={t`Missing, ${thing.currency ?? ''}`}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          autoComplete="off"
          value={amount}
          onChange={({ target }) => change({ amount: target.value })}
          fault={isChecked && lacks.amount && t`Enter an amount.`}
        />
      )}
      <TextArea
        label={t`What is wrong?`}
        dir="auto"
        rows={4}
        maxLength={maxContestWords}
        value={words}
        onChange={({ target }) => change({ words: target.value })}
        fault={isChecked && lacks.words && t`Write the reason in a few words.`}
      />
      <PictureField picture={picture} onChange={(made) => change({ picture: made })} />
      <Button type="submit" isBlock className={styles.button} isLoading={make.isPending}>
        {isOnline ? <Trans>Send</Trans> : <Trans>No connection</Trans>}
      </Button>
      <Button kind="outline" isBlock className={styles.button} onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
    </form>
  );
}

/** What happens until the answer. */
function HeldNote({ thing }: { thing: Contestable }) {
  return (
    <p className={styles.quiet}>
      {thing.kind === 'suspension' && (
        <Trans>The suspension stays until the answer. What you have earned is still paid.</Trans>
      )}
      {thing.kind === 'rating' && <Trans>It doesn’t count until the answer.</Trans>}
      {thing.kind === 'sum' && !isPay(thing) && <Trans>It isn’t taken from you until the answer.</Trans>}
      {isPay(thing) && <Trans>What you were paid stays yours. Say how much is missing.</Trans>}
    </p>
  );
}
