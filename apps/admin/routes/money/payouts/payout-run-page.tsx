import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { csvOf } from 'market/access/access-audit.rules';
import { CallRefused } from 'market/calls/client';
import { type PayeeAccountKind, payeeAccountKinds } from 'market/wallet/wallet-payees.rules';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { adminCalls } from '../../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../../layout/ask-reason-dialog.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { payoutRunQuery, type RunWithPayouts } from './payout-calls.ts';
import { PayoutRow } from './payout-row.tsx';
import { RunState } from './run-state.tsx';

/** A run of payouts: review it, release it, and note what became of each payout [OPS-079]. */
export function PayoutRunPage() {
  const { t } = useLingui();
  const { run = '' } = useParams();
  const id = Number(run);
  return (
    <OperatorOnly permission="ops.payouts" title={t`Payouts`}>
      {Number.isInteger(id) && id > 0 ? <Run id={id} /> : <MissingPage />}
    </OperatorOnly>
  );
}

function Run({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(payoutRunQuery(id));
  if (data) return <LoadedRun known={data} />;
  if (error instanceof CallRefused && error.status === 404) return <MissingPage />;
  return error ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
}

function LoadedRun({ known: { run, payouts } }: { known: RunWithPayouts }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { currency, total, made_by: maker, ended_by: ender, state } = run;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = (moment: string) => dateAndTime(new Date(moment), zone, i18n.locale);
  const [madeAt, endedAt] = [at(run.made_at), run.ended_at && at(run.ended_at)];
  return (
    <>
      <div>
        <PillLink to="/money/payouts" icon="arrow-left">
          <Trans>All runs</Trans>
        </PillLink>
      </div>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            {run.payee === 'store' ? <Trans>Payout to stores</Trans> : <Trans>Payout to riders</Trans>} ·{' '}
            <bdi dir="ltr">{amountText(total, currency)}</bdi>
          </h1>
          <p className={desk.sub}>
            <Trans>Prepared on {madeAt}</Trans> <bdi>{maker}</bdi>
            {endedAt && (
              <>
                {' · '}
                {state === 'released' ? <Trans>Released on {endedAt}</Trans> : <Trans>Withdrawn on {endedAt}</Trans>}{' '}
                <bdi>{ender}</bdi>
              </>
            )}
          </p>
          <RunState run={run} />
        </div>
        <Button
          kind="outline"
          icon="file-text"
          onClick={() => saveCsv(csvOfRun({ run, payouts }), `payouts-${run.id}.csv`)}
        >
          <Trans>Save as CSV</Trans>
        </Button>
      </div>
      {state === 'prepared' && <Acts run={run} />}
      {state === 'released' && <Files run={run} payouts={payouts} />}
      <ul className={desk.list}>
        {payouts.map((payout) => (
          <PayoutRow key={payout.id} run={run} payout={payout} />
        ))}
      </ul>
    </>
  );
}

/** Who gets how much, with the number that comes back as its reference; without whole account numbers. */
function csvOfRun({ run, payouts }: RunWithPayouts): string {
  const rows = payouts.map(({ id, name, phone, amount, set_off: setOff, state, account, reason, reference }) => [
    ...[`payout-${id}`, name, phone, account?.holder ?? '', account?.institution ?? '', account?.masked ?? ''],
    ...[amount, run.currency, setOff, state, reason ?? '', reference ?? ''],
  ]);
  const money = ['amount', 'currency', 'set_off_in_cash', 'state', 'reason', 'reference'];
  return csvOf([['payout', 'name', 'phone', 'holder', 'institution', 'account', ...money], ...rows]);
}

/** The files that pay a released run: one for the bank, one for mobile money [OPS-079]. */
function Files({ run, payouts }: RunWithPayouts) {
  const save = useMutation({
    mutationFn: async (kind: PayeeAccountKind) => {
      const { transfers } = await adminCalls.payouts.file({ params: { run_id: run.id }, body: { kind } });
      const rows = transfers.map(({ reference, holder, institution, number, amount, currency }) => [
        ...[reference, holder, institution, number, amount, currency],
      ]);
      const head = ['reference', 'holder', 'institution', 'number', 'amount', 'currency'];
      saveCsv(csvOf([head, ...rows]), `payouts-${run.id}-${kind}.csv`);
    },
  });
  const kinds = payeeAccountKinds.filter((kind) =>
    payouts.some(({ state, account }) => state === 'sent' && account?.kind === kind),
  );
  if (kinds.length === 0) return null;
  return (
    <>
      {save.error && <CallFaultNote error={save.error} />}
      <div className={desk.foot}>
        <span className={desk.grow}>
          <Trans>The files have whole account numbers. The audit log notes who takes one.</Trans>
        </span>
        {kinds.map((kind) => (
          <Button key={kind} isLoading={save.isPending && save.variables === kind} onClick={() => save.mutate(kind)}>
            {kind === 'bank' ? <Trans>File for the bank</Trans> : <Trans>File for mobile money</Trans>}
          </Button>
        ))}
      </div>
    </>
  );
}

function Acts({ run }: { run: RunWithPayouts['run'] }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'release' | 'withdraw'>();
  const { id, version, is_own: isOwn } = run;
  const close = () => setAsking(undefined);
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin', 'payouts'] });
  const release = useMutation({
    mutationFn: () => adminCalls.payouts.release({ params: { run_id: id }, body: { version } }),
    onSuccess(fresh) {
      queries.setQueryData(payoutRunQuery(id).queryKey, fresh);
      toast({ text: t`Released. The payouts are on the way.`, tone: 'ok' });
    },
    onSettled() {
      close();
      return refresh();
    },
  });
  return (
    <>
      {release.error && <CallFaultNote error={release.error} />}
      <div className={desk.foot}>
        <span className={desk.grow}>
          {isOwn ? (
            <Trans>You prepared this run. Somebody else must release it.</Trans>
          ) : (
            <Trans>Look through the payouts before you release them.</Trans>
          )}
        </span>
        <Button kind="outline" onClick={() => setAsking('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
        <Button disabled={isOwn} isLoading={release.isPending} onClick={() => setAsking('release')}>
          <Trans>Release</Trans>
        </Button>
      </div>
      {asking === 'release' && (
        <ConfirmDialog
          icon="banknote"
          question={<Trans>Release this run?</Trans>}
          cancelLabel={<Trans>Not yet</Trans>}
          confirmLabel={<Trans>Release it</Trans>}
          isBusy={release.isPending}
          onConfirm={() => release.mutate()}
          onCancel={close}
        >
          <Trans>Every payout will be recorded as sent. This cannot be taken back as a whole.</Trans>
        </ConfirmDialog>
      )}
      {asking === 'withdraw' && (
        <AskReasonDialog
          title={t`Withdraw this run?`}
          description={<Trans>Nothing is booked, and its payees are free for another run.</Trans>}
          confirmLabel={<Trans>Withdraw it</Trans>}
          onClose={close}
          send={async (reason) => {
            await adminCalls.payouts.withdraw({ params: { run_id: id }, body: { version, reason } });
            await refresh();
          }}
        />
      )}
    </>
  );
}
