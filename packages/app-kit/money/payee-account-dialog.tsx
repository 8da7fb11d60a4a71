import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import type { BodyOf } from 'market/calls/endpoint';
import type { vendorWalletContract } from 'market/wallet/wallet.vendor.contract';
import type { OwnPayeeAccount } from 'market/wallet/wallet-payees.contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { PasswordField } from 'ui/forms/password-field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import styles from './own-money.module.css';

type NewAccount = BodyOf<typeof vendorWalletContract.setAccount>;
export type SaveAccount = (account: NewAccount) => Promise<unknown>;

export interface PayeeAccountDialogProps {
  known: OwnPayeeAccount;
  onSave: SaveAccount;
  onClose: () => void;
}

/** Asks where a store or a courier is paid to, with the password where no second factor was proved [STO-087]. */
export function PayeeAccountDialog({ known, onSave, onClose }: PayeeAccountDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<NewAccount['kind']>(known.account?.kind ?? 'bank');
  const [holder, setHolder] = useState(known.account?.holder ?? '');
  const [institution, setInstitution] = useState('');
  const [number, setNumber] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      onSave({
        ...{ kind, holder: holder.trim(), institution: institution.trim(), number: number.trim() },
        replaces: known.account?.id ?? 0,
        ...(password && { current_password: password }),
      }),
    onSuccess() {
      toast({ text: t`Saved. Every owner gets a message.`, tone: 'ok' });
      onClose();
    },
  });
  useFirstFocus(form);
  const code = save.error instanceof CallRefused ? save.error.code : undefined;
  const words = (field: string) => (code === field ? save.error?.message : undefined);
  const ofPassword = words('password_wrong');
  const isOfField = ['number', 'holder', 'institution', 'password_wrong'].includes(code ?? '');
  const lacks = (value: string) => (isTried && !value.trim() ? t`This field is required.` : undefined);
  const isBank = kind === 'bank';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const isWhole = [holder, institution, number].every((value) => value.trim()) && (!known.needs_password || password);
    if (isWhole && !save.isPending) save.mutate();
  };
  return (
    <Dialog
      title={t`Where are payouts sent?`}
      description={
        <Trans>
          The name must be the one that the bank has. An operator checks it, and nothing is paid to it for 24 hours.
        </Trans>
      }
      onClose={onClose}
    >
      <form ref={form} noValidate className={styles.stack} onSubmit={submit}>
        {save.error && !isOfField && <CallFaultNote error={save.error} />}
        <Segmented<NewAccount['kind']>
          label={t`Kind of account`}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'bank', label: <Trans>Bank</Trans> },
            { value: 'mobile_money', label: <Trans>Mobile money</Trans> },
          ]}
        />
        <Field
          label={t`Name of the account holder`}
          autoComplete="name"
          maxLength={100}
          value={holder}
          onChange={({ target }) => setHolder(target.value)}
          fault={words('holder') ?? lacks(holder)}
        />
        <Field
          label={isBank ? t`Bank` : t`Provider`}
          maxLength={100}
          value={institution}
          onChange={({ target }) => setInstitution(target.value)}
          fault={words('institution') ?? lacks(institution)}
        />
        <Field
          label={isBank ? t`Account number` : t`Phone number of the account`}
          inputMode={isBank ? 'text' : 'tel'}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          fault={words('number') ?? lacks(number)}
          hint={known.account && <Trans>Before: {known.account.masked}</Trans>}
        />
        {known.needs_password && (
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            fault={ofPassword ?? lacks(password)}
          />
        )}
        <Button type="submit" size="large" isBlock isLoading={save.isPending}>
          <Trans>Save account</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
