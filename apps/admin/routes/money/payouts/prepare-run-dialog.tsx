import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { reasonOfPayout } from 'app-kit/money/payout-texts.tsx';
import type { AdminPayoutRun } from 'market/wallet/wallet-payouts.contract';
import { useDeferredValue, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls, zonesQuery } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import styles from '../money.module.css';
import { payoutPreviewQuery, payoutRunQuery, type WantedRun } from './payout-calls.ts';

export interface PrepareRunDialogProps {
  onPrepared: (id: number) => void;
  onClose: () => void;
}

/** Shows who would be paid, and prepares the run [OPS-079]. */
export function PrepareRunDialog({ onPrepared, onClose }: PrepareRunDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { key } = useIdempotencyKey();
  const zones = useQuery(zonesQuery).data ?? [];
  const currencies = [...new Set(zones.map((zone) => zone.currency))];
  const [payee, setPayee] = useState<AdminPayoutRun['payee']>('store');
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('0');
  const currency = chosen || (currencies[0] ?? '');
  const least = numberIn(typed);
  const wanted: WantedRun | undefined = currency && least !== undefined ? { payee, currency, least } : undefined;
  const shown = useDeferredValue(wanted);
  const preview = useQuery({
    ...payoutPreviewQuery(shown ?? { payee, currency: '', least: 0 }),
    enabled: shown !== undefined,
  });
  const prepare = useMutation({
    mutationFn: (body: WantedRun) => adminCalls.payouts.prepare({ body, idempotencyKey: key }),
    onSuccess(made) {
      queries.setQueryData(payoutRunQuery(made.run.id).queryKey, made);
      onPrepared(made.run.id);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'payouts'] }),
  });
  const payouts = preview.data?.payouts.length ?? 0;
  return (
    <Dialog
      title={t`Prepare a run`}
      description={<Trans>Cash in hand is set off first.</Trans>}
      onClose={onClose}
      footer={
        <Button
          size="large"
          isBlock
          disabled={!wanted || payouts === 0}
          isLoading={prepare.isPending}
          onClick={() => wanted && prepare.mutate(wanted)}
        >
          <Trans>Prepare this run</Trans>
        </Button>
      }
    >
      <div className={desk.stack}>
        {prepare.error && <CallFaultNote error={prepare.error} />}
        <Segmented<AdminPayoutRun['payee']>
          label={t`Who is paid`}
          value={payee}
          onChange={(kind) => setPayee(kind)}
          options={[
            { value: 'store', label: <Trans>Stores</Trans> },
            { value: 'courier', label: <Trans>Riders</Trans> },
          ]}
        />
        <div className={desk.pair}>
          <Select label={t`Currency`} value={currency} onChange={({ target }) => setChosen(target.value)}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
          <Field
            label={t`Minimum amount`}
            inputMode="decimal"
            dir="ltr"
            maxLength={9}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            fault={least === undefined && t`Enter an amount.`}
          />
        </div>
        {preview.error && <CallFaultNote error={preview.error} />}
        {preview.data && <Preview preview={preview.data} currency={currency} />}
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  preview: Awaited<ReturnType<typeof adminCalls.payouts.preview>>;
  currency: string;
}

function Preview({ preview: { payouts, total, held, waiting }, currency }: PreviewProps) {
  const amountText = useAmountText();
  const sum = amountText(total, currency);
  return (
    <div className={styles.example}>
      <p role="status">
        <Plural value={payouts.length} one="# payout" other="# payouts" /> · <bdi dir="ltr">{sum}</bdi>
      </p>
      <ul className={styles.plain}>
        {payouts.map(({ payee_id: id, name, amount, set_off: setOff }) => {
          const [paid, cash] = [amountText(amount, currency), amountText(setOff, currency)];
          return (
            <li key={id} className={styles.pair}>
              <bdi>{name}</bdi>
              <span className={styles.amount}>
                <bdi dir="ltr">{paid}</bdi>
                {setOff !== 0 && (
                  <span className={desk.line}>
                    {' '}
                    <Trans>+ {cash} in cash</Trans>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {held.length > 0 && (
        <ul className={styles.plain}>
          {held.map(({ payee_id: id, name, amount, reason }) => (
            <li key={id} className={styles.pair}>
              <span>
                <bdi>{name}</bdi> <span className={desk.line}>{reasonOfPayout(reason)}</span>
              </span>
              <bdi dir="ltr" className={styles.amount}>
                {amountText(amount, currency)}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && (
        <p className={desk.hint}>
          <Plural
            value={waiting}
            one="# balance waits: below the least amount, below 0, or all in cash."
            other="# balances wait: below the least amount, below 0, or all in cash."
          />
        </p>
      )}
    </div>
  );
}
