import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import styles from 'app-kit/money/own-money.module.css';
import { maxContestPictures, maxContestWords } from 'market/wallet/contests/wallet-contests.rules';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { TextArea } from 'ui/forms/field.tsx';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { readDraft, saveDraft } from '../money-draft.ts';
import { contestCalls, contestsKey, type Deduction } from './contest-calls.ts';

export interface ContestDialogProps {
  storeId: number;
  deduction: Deduction;
  onClose: () => void;
}

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/** Says why a deduction or the closing of the store is wrong, with pictures. The words stay on the device until they are sent [STO-089]. */
export function ContestDialog({ storeId, deduction, onClose }: ContestDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { about, kind } = deduction;
  const isClosing = kind === 'suspension';
  const key = useRef(newIdempotencyKey());
  const fileId = useId();
  const [words, setWords] = useState(() => readDraft(about));
  const [pictures, setPictures] = useState<File[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = words.trim().length < 3;
  const send = useMutation({
    mutationFn: () =>
      contestCalls.make({
        params: { store_id: storeId },
        body: { about, words: words.trim(), ...(pictures.length > 0 && { 'image[]': pictures }) },
        idempotencyKey: key.current,
      }),
    async onSuccess() {
      saveDraft(about, '');
      await queries.invalidateQueries({ queryKey: contestsKey(storeId) });
      const done = isClosing
        ? t`Contested. The store stays closed until the answer.`
        : t`Contested. The amount isn’t taken until the answer.`;
      toast({ text: done, tone: 'ok' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isMissing && !send.isPending) send.mutate();
  };
  const write = (text: string) => {
    setWords(text);
    saveDraft(about, text);
    // Other words are another request.
    key.current = newIdempotencyKey();
  };
  return (
    <Dialog title={isClosing ? t`Contest the closing` : t`Contest a deduction`} width={520} onClose={onClose}>
      <form noValidate onSubmit={submit} className={styles.stack}>
        <TextArea
          label={t`What is wrong?`}
          rows={4}
          required
          maxLength={maxContestWords}
          value={words}
          onChange={({ target }) => write(target.value)}
          fault={isChecked && isMissing && t`Say in a few words what is wrong.`}
        />
        <div>
          <FileInput
            id={fileId}
            kinds={kinds}
            multiple
            onChoose={(files) => {
              setPictures((known) => [...known, ...files].slice(0, maxContestPictures));
              key.current = newIdempotencyKey();
            }}
          />
          <label htmlFor={fileId}>
            <Trans>Add pictures, up to {maxContestPictures}</Trans>
          </label>{' '}
          {pictures.length > 0 && (
            <span>
              <Plural value={pictures.length} one="# picture" other="# pictures" />{' '}
              <Button kind="text" size="small" onClick={() => setPictures([])}>
                <Trans>Remove</Trans>
              </Button>
            </span>
          )}
        </div>
        {send.error && <CallFaultNote error={send.error} />}
        <Button type="submit" isBlock isLoading={send.isPending}>
          <Trans>Send</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
