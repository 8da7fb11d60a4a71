import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './desk.module.css';

export interface AskReasonDialogProps {
  title: string;
  /** What happens then. */
  description: ReactNode;
  /** Who reads the reason; without it other operators do. */
  hint?: ReactNode;
  /** Of the button. */
  confirmLabel: ReactNode;
  /** Of the button; without it the action takes something away. */
  kind?: 'brand' | 'bad';
  /** Fields above the reason. */
  first?: ReactNode;
  /** More fields, below the reason. */
  children?: ReactNode;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const shortest = 3;

/** Asks for the reason of an action: the audit log and the next person read it. */
export function AskReasonDialog({
  title,
  description,
  hint,
  confirmLabel,
  kind = 'bad',
  first,
  children,
  send,
  onClose,
}: AskReasonDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const action = useMutation({ mutationFn: () => send(reason.trim()), onSuccess: onClose });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.isPending) return;
    const lacks = reason.trim().length < shortest;
    setIsShort(lacks);
    if (lacks) form.current?.querySelector('textarea')?.focus();
    else action.mutate();
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        {action.error && <CallFaultNote error={action.error} />}
        {first}
        <TextArea
          label={t`Reason`}
          maxLength={200}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setIsShort(false);
          }}
          fault={isShort && t`Write the reason in a few words.`}
          hint={hint ?? t`Other operators see it.`}
        />
        {children}
        <Button type="submit" kind={kind} size="large" isBlock isLoading={action.isPending}>
          {confirmLabel}
        </Button>
      </form>
    </Dialog>
  );
}
