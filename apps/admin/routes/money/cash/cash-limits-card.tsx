import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { adminCalls } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import styles from '../money.module.css';
import { cashLimitsQuery } from './cash-calls.ts';

/** How much cash riders may hold, by currency [DEL-48]. */
export function CashLimitsCard() {
  const { data } = useQuery(cashLimitsQuery);
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Most cash in hand</Trans>
      </h2>
      <div className={desk.body}>
        <p className={desk.hint}>
          <Trans>Above it a rider takes no further order in cash. Empty: no limit.</Trans>
        </p>
        {data?.limits.map((limit) => (
          <LimitForm key={`${limit.currency} ${limit.version}`} limit={limit} />
        ))}
      </div>
    </section>
  );
}

interface LimitFormProps {
  limit: { currency: string; amount: number | null; version: number };
}

function LimitForm({ limit: { currency, amount, version } }: LimitFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(amount === null ? '' : String(amount));
  const [isChecked, setIsChecked] = useState(false);
  const wanted = typed.trim() === '' ? null : numberIn(typed);
  const isWrong = wanted === undefined || (wanted !== null && wanted < 1);
  const save = useMutation({
    mutationFn: (next: number | null) =>
      adminCalls.cash.setLimit({ params: { currency }, body: { amount: next, version } }),
    onSuccess: () => toast({ text: t`Saved. It applies immediately.`, tone: 'ok' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'cash'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isWrong && !save.isPending) save.mutate(wanted);
  };
  return (
    <form noValidate className={styles.inline} onSubmit={submit}>
      {save.error && <CallFaultNote error={save.error} />}
      <Field
        label={currency}
        inputMode="decimal"
        dir="ltr"
        maxLength={12}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        fault={isChecked && isWrong && t`Enter an amount.`}
      />
      <Button type="submit" kind="soft" isLoading={save.isPending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
