import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminPayeeAccount } from 'market/wallet/wallet-payees.contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { classNames } from 'ui/layout/class-names.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls } from '../../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../../layout/ask-reason-dialog.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { payeeAccountsQuery } from './payee-calls.ts';

/** Where stores and riders are paid to: operators check each account before money goes there [STO-087]. */
export function AdminPayeesPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.payouts" title={t`Accounts`}>
      <MoneyTabs />
      <Accounts />
    </OperatorOnly>
  );
}

function Accounts() {
  const { data, isError, refetch } = useQuery(payeeAccountsQuery);
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const unchecked = data.accounts.filter(({ checked_name: name }) => name === null).length;
  return (
    <>
      <div className={desk.titles}>
        <h1 className={desk.title}>
          <Trans>Accounts</Trans>
        </h1>
        <p className={desk.sub} role="status">
          <Plural
            value={unchecked}
            _0="Every account is checked."
            one="# account to check"
            other="# accounts to check"
          />
        </p>
      </div>
      {data.accounts.length === 0 ? (
        <p>
          <Trans>No store and no rider has entered an account yet. Their payouts are held.</Trans>
        </p>
      ) : (
        <ul className={desk.list}>
          {data.accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
    </>
  );
}

function AccountRow({ account }: { account: AdminPayeeAccount }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [act, setAct] = useState<'check' | 'refuse'>();
  const { id, payee, name, holder, institution, masked, checked_name: checked, is_own: isOwn } = account;
  const at = dateAndTime(new Date(account.made_at), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const close = () => setAct(undefined);
  return (
    <li className={desk.row}>
      <span>
        <span className={desk.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={desk.line}>
          {payee === 'store' ? <Trans>Store</Trans> : <Trans>Rider</Trans>} · {at}
          {account.made_by && (
            <>
              {' · '}
              <bdi>{account.made_by}</bdi>
            </>
          )}
        </span>
      </span>
      <span>
        <span className={desk.name}>
          <bdi>{holder}</bdi>
        </span>
        <span className={desk.line}>
          <bdi>{institution}</bdi> <bdi dir="ltr">{masked}</bdi>
        </span>{' '}
        {checked && (
          <span className={classNames(desk.state, desk.ok)}>
            <Trans>
              At the bank: <bdi>{checked}</bdi>
            </Trans>
          </span>
        )}
      </span>
      <span className={desk.states}>
        {!checked && (
          <Button kind="soft" disabled={isOwn} onClick={() => setAct('check')}>
            <Trans>Check…</Trans>
          </Button>
        )}
        <Button kind="text" onClick={() => setAct('refuse')}>
          <Trans>Refuse…</Trans>
        </Button>
      </span>
      {act === 'check' && <CheckDialog account={account} onClose={close} />}
      {act === 'refuse' && (
        <AskReasonDialog
          title={t`Refuse the account of ${name}?`}
          description={<Trans>Payouts are held until another account is entered.</Trans>}
          hint={<Trans>The payee reads it.</Trans>}
          confirmLabel={<Trans>Refuse</Trans>}
          onClose={close}
          send={async (reason) => {
            await adminCalls.payees.refuse({ params: { account_id: id }, body: { reason } });
            await queries.invalidateQueries({ queryKey: payeeAccountsQuery.queryKey });
          }}
        />
      )}
    </li>
  );
}

/** Shows the whole number for a test transfer, and asks which name the bank shows. */
function CheckDialog({ account, onClose }: { account: AdminPayeeAccount; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const params = { account_id: account.id };
  const reveal = useMutation({ mutationFn: () => adminCalls.payees.reveal({ params }) });
  const check = useMutation({
    mutationFn: () => adminCalls.payees.check({ params, body: { name_at_bank: name.trim() } }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: payeeAccountsQuery.queryKey }),
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(!name.trim());
    if (name.trim() && !check.isPending) check.mutate();
  };
  const error = check.error ?? reveal.error;
  return (
    <Dialog
      title={t`Check the account of ${account.name}`}
      description={<Trans>Look up the number at the bank, or send a minimal amount, and enter the name shown.</Trans>}
      onClose={onClose}
    >
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {error && <CallFaultNote error={error} />}
        <p>
          <bdi>{account.holder}</bdi> · <bdi>{account.institution}</bdi>{' '}
          <bdi dir="ltr">{reveal.data?.number ?? account.masked}</bdi>
        </p>
        {!reveal.data && (
          <Button kind="outline" isLoading={reveal.isPending} onClick={() => reveal.mutate()}>
            <Trans>Show the whole number</Trans>
          </Button>
        )}
        <Field
          label={t`Name at the bank`}
          hint={t`The audit log notes it.`}
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
          fault={isEmpty && t`Enter what the bank says.`}
        />
        <Button type="submit" size="large" isBlock isLoading={check.isPending}>
          <Trans>The name matches</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
