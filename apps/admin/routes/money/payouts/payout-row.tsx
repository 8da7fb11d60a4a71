import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { PayoutStateMark, reasonOfPayout } from 'app-kit/money/payout-texts.tsx';
import type { AdminPayout, AdminPayoutRun } from 'market/wallet/wallet-payouts.contract';
import { mayBecome } from 'market/wallet/wallet-payouts.rules';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls } from '../../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../../layout/ask-reason-dialog.tsx';
import desk from '../../../layout/desk.module.css';
import { payoutRunQuery } from './payout-calls.ts';

type Act = 'leaveOut' | 'paid' | 'failed';

/** One payee of a run, with what can be done. */
export function PayoutRow({ run, payout }: { run: AdminPayoutRun; payout: AdminPayout }) {
  const amountText = useAmountText();
  const [act, setAct] = useState<Act>();
  const { name, amount, owed, set_off: setOff, state, reason, reference, payee_id: payeeId, account } = payout;
  const text = (value: number) => amountText(value, run.currency);
  const [earned, cash] = [text(owed), text(setOff)];
  return (
    <li className={desk.row}>
      <div>
        <Link to={`/money/statements/${run.payee}/${payeeId}`} className={desk.name}>
          <bdi>{name}</bdi>
        </Link>
        <p className={desk.line}>
          <Trans>{earned} owed</Trans>
          {setOff !== 0 && (
            <>
              {' · '}
              <Trans>{cash} set off in cash</Trans>
            </>
          )}
        </p>
        {account && (
          <p className={desk.line}>
            <bdi>{account.holder}</bdi> · <bdi>{account.institution}</bdi> <bdi dir="ltr">{account.masked}</bdi>
          </p>
        )}
      </div>
      <span>
        <span className={desk.name}>
          <bdi dir="ltr">{text(amount)}</bdi>
        </span>
        <PayoutStateMark state={state} />{' '}
        <span className={desk.line}>
          {reference && <bdi>{reference}</bdi>} {reasonOfPayout(reason)}
        </span>
      </span>
      <span className={desk.states}>
        {run.state === 'prepared' && state === 'planned' && (
          <Button kind="text" onClick={() => setAct('leaveOut')}>
            <Trans>Leave out</Trans>
          </Button>
        )}
        {mayBecome(state, 'paid') && (
          <Button kind="soft" onClick={() => setAct('paid')}>
            <Trans>Paid…</Trans>
          </Button>
        )}
        {mayBecome(state, 'failed') && (
          <Button kind="text" onClick={() => setAct('failed')}>
            <Trans>Came back…</Trans>
          </Button>
        )}
      </span>
      {act && <ActDialog act={act} run={run} payout={payout} onClose={() => setAct(undefined)} />}
    </li>
  );
}

interface ActDialogProps {
  act: Act;
  run: AdminPayoutRun;
  payout: AdminPayout;
  onClose: () => void;
}

function ActDialog({ act, run, payout: { id, name }, onClose }: ActDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const params = { run_id: run.id, payout_id: id };
  const show = (fresh: Awaited<ReturnType<typeof adminCalls.payouts.markPaid>>) => {
    queries.setQueryData(payoutRunQuery(run.id).queryKey, fresh);
  };
  if (act === 'paid') {
    return (
      <PaidDialog
        name={name}
        onClose={onClose}
        send={async (reference) => show(await adminCalls.payouts.markPaid({ params, body: { reference } }))}
      />
    );
  }
  if (act === 'failed') {
    return (
      <AskReasonDialog
        title={t`Did the payout to ${name} come back?`}
        description={<Trans>The amount is owed again, and is in the next run.</Trans>}
        hint={<Trans>The payee reads it.</Trans>}
        confirmLabel={<Trans>It came back</Trans>}
        onClose={onClose}
        send={async (reason) => show(await adminCalls.payouts.markFailed({ params, body: { reason } }))}
      />
    );
  }
  return (
    <AskReasonDialog
      title={t`Leave ${name} out?`}
      description={<Trans>The balance stays, and is in the next run.</Trans>}
      confirmLabel={<Trans>Leave out</Trans>}
      onClose={onClose}
      send={async (reason) =>
        show(await adminCalls.payouts.leaveOut({ params, body: { version: run.version, reason } }))
      }
    />
  );
}

interface PaidDialogProps {
  name: string;
  send: (reference: string) => Promise<unknown>;
  onClose: () => void;
}

function PaidDialog({ name, send, onClose }: PaidDialogProps) {
  const { t } = useLingui();
  const [reference, setReference] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const pay = useMutation({ mutationFn: () => send(reference.trim()), onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(!reference.trim());
    if (reference.trim() && !pay.isPending) pay.mutate();
  };
  return (
    <Dialog title={t`Was ${name} paid?`} onClose={onClose}>
      <form noValidate className={desk.stack} onSubmit={submit}>
        {pay.error && <CallFaultNote error={pay.error} />}
        <Field
          label={t`Reference of the transfer`}
          hint={t`The payee sees it.`}
          maxLength={100}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
          fault={isEmpty && t`Enter what the bank says.`}
        />
        <Button type="submit" size="large" isBlock isLoading={pay.isPending}>
          <Trans>It was paid</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
