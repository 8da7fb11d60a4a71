import { Trans, useLingui } from '@lingui/react/macro';
import { minStoreReasonLength } from 'market/orders/orders-board.rules';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './ask-reason.module.css';

export interface AskReasonProps<Reason extends string> {
  title: string;
  /** What follows from it. */
  description: ReactNode;
  /** A closed list with `other`, which comes last. */
  reasons: readonly (Reason | 'other')[];
  words: Readonly<Record<Reason | 'other', string>>;
  /** Words may be added to every reason; else only `other` has them. */
  hasWordsAlways?: boolean;
  /** Between the reasons and the answers. */
  children?: ReactNode;
  isBusy?: boolean;
  /** Why the last try failed. */
  fault?: ReactNode;
  confirmLabel: ReactNode;
  onClose: () => void;
  /** The text is empty where a reason has no words. */
  onGive: (reason: Reason | 'other', text: string) => void;
}

/** Asks for a reason of a closed list, which a customer will read; `other` needs words. */
export function AskReason<Reason extends string>(props: AskReasonProps<Reason>) {
  const {
    title,
    description,
    reasons,
    words,
    hasWordsAlways = false,
    isBusy = false,
    fault: failed,
    confirmLabel,
  } = props;
  const { children, onClose, onGive } = props;
  const { t } = useLingui();
  const [reason, setReason] = useState<Reason | 'other'>();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<'reason' | 'text'>();
  const ordered = [...reasons.filter((one) => one !== 'other'), 'other' as const];
  const hasWords = reason === 'other' || (hasWordsAlways && reason !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!reason) setFault('reason');
    else if (reason === 'other' && text.trim().length < minStoreReasonLength) setFault('text');
    else onGive(reason, hasWords ? text.trim() : '');
  };
  return (
    <Dialog title={title} description={description} width={560} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <RadioRows legend={t`Reason`} isLegendHidden>
          {ordered.map((one) => (
            <RadioRow
              key={one}
              name="reason"
              value={one}
              checked={one === reason}
              onChange={() => {
                setReason(one);
                setFault(undefined);
              }}
            >
              {words[one]}
            </RadioRow>
          ))}
        </RadioRows>
        {hasWords && (
          <TextArea
            label={reason === 'other' ? t`Reason in your words` : t`Details (optional)`}
            value={text}
            maxLength={200}
            onChange={({ target }) => {
              setText(target.value);
              setFault(undefined);
            }}
            fault={fault === 'text' ? t`Write at least ${minStoreReasonLength} characters.` : undefined}
          />
        )}
        {fault === 'reason' && (
          <p role="alert" className={styles.fault}>
            <Trans>Choose a reason.</Trans>
          </p>
        )}
        {children}
        {failed}
        <div className={styles.answers}>
          <Button kind="soft" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" kind="bad" isLoading={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
