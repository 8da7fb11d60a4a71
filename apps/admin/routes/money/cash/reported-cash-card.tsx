import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { DepositOfDesk } from 'market/wallet/wallet-deposits.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { AskReasonDialog } from '../../../layout/ask-reason-dialog.tsx';
import desk from '../../../layout/desk.module.css';
import { depositCalls, reportedCashQuery } from './cash-calls.ts';

/** Cash that riders say to have handed in: it counts when an operator confirms it [DEL-51]. */
export function ReportedCashCard() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery(reportedCashQuery);
  const [refused, setRefused] = useState<DepositOfDesk>();
  const read = () => queries.invalidateQueries({ queryKey: ['admin', 'cash'] });
  const confirm = useMutation({
    mutationFn: ({ id }: DepositOfDesk) => depositCalls.confirm({ params: { deposit_id: id }, body: {} }),
    onSuccess: ({ name }) => toast({ text: t`The cash of ${name} is taken in`, tone: 'ok' }),
    onSettled: read,
  });
  if (!data || data.deposits.length === 0) return null;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Reported by riders</Trans>
      </h2>
      {confirm.error && <CallFaultNote error={confirm.error} />}
      <ul>
        {data.deposits.map((deposit) => (
          <ReportedCash
            key={deposit.id}
            deposit={deposit}
            isPending={confirm.isPending}
            onConfirm={() => confirm.mutate(deposit)}
            onRefuse={() => setRefused(deposit)}
          />
        ))}
      </ul>
      {refused && (
        <AskReasonDialog
          title={t`Has the cash of ${refused.name} not come?`}
          description={<Trans>It stays in the hand of the rider.</Trans>}
          hint={<Trans>The rider reads it.</Trans>}
          confirmLabel={<Trans>Not come</Trans>}
          onClose={() => setRefused(undefined)}
          send={async (reason) => {
            await depositCalls.refuse({ params: { deposit_id: refused.id }, body: { reason } }).finally(read);
          }}
        />
      )}
    </section>
  );
}

interface ReportedCashProps {
  deposit: DepositOfDesk;
  isPending: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
}

function ReportedCash({ deposit, isPending, onConfirm, onRefuse }: ReportedCashProps) {
  const { t, i18n } = useLingui();
  const amountText = useAmountText();
  const { name, amount, held, currency, way, place, reference, picture, made_at: madeAt } = deposit;
  const at = dateAndTime(new Date(madeAt), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const heldText = amountText(held, currency);
  return (
    <li className={desk.row}>
      <div>
        <span className={desk.name}>
          <bdi>{name}</bdi> · <bdi dir="ltr">{amountText(amount, currency)}</bdi>
        </span>
        <p className={desk.line}>
          {at} · {way === 'place' ? <Trans>At a place</Trans> : <Trans>Mobile money</Trans>}: <bdi>{place}</bdi>{' '}
          <bdi dir="ltr">{reference}</bdi>
        </p>
        <p className={desk.line}>
          <Trans>Holds {heldText}</Trans>
        </p>
        {picture && (
          <a href={picture} target="_blank" rel="noreferrer">
            <img src={picture} alt={t`Receipt`} width={96} height={96} />
          </a>
        )}
      </div>
      <span className={desk.states}>
        <Button kind="outline" onClick={onRefuse}>
          <Trans>Not come</Trans>
        </Button>
        <Button kind="soft" isLoading={isPending} onClick={onConfirm}>
          <Trans>Confirm</Trans>
        </Button>
      </span>
    </li>
  );
}
