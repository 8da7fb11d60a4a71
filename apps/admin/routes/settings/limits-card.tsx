import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RoleName } from 'app-kit/access/role-name.tsx';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { numberIn } from 'app-kit/formats/amounts.ts';
import type { RoleLimit } from 'market/access/access-limits.admin.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { adminCalls, limitsQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import styles from './limits-card.module.css';

/** How much money a person of each role moves alone [SEAT-16]. */
export function LimitsCard() {
  const { data, error } = useQuery(limitsQuery);
  return (
    <section className={desk.card} aria-labelledby="limits-title">
      <h2 id="limits-title" className={desk.cardTitle}>
        <Trans>Limits of roles</Trans>
      </h2>
      <div className={desk.body}>
        <p className={desk.hint}>
          <Trans>
            What one person refunds or cancels alone. Above it a second person approves it. Empty: no limit. Owners have
            none.
          </Trans>
        </p>
        {error && !data && <CallFaultNote error={error} />}
        {data?.limits.length === 0 && (
          <p>
            <Trans>Draw a zone first: limits are in its currency.</Trans>
          </p>
        )}
        {data?.limits.map((limit) => (
          <LimitForm key={`${limit.role} ${limit.currency} ${limit.version}`} limit={limit} />
        ))}
      </div>
    </section>
  );
}

const written = (amount: number | null) => (amount === null ? '' : String(amount));
/** Null for an empty field, undefined for what is not an amount. */
const amountIn = (typed: string) => (typed.trim() === '' ? null : numberIn(typed));

function LimitForm({ limit }: { limit: RoleLimit }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { role, currency, version } = limit;
  const [typed, setTyped] = useState({ act: written(limit.per_act), day: written(limit.per_day) });
  const [isChecked, setIsChecked] = useState(false);
  const [perAct, perDay] = [amountIn(typed.act), amountIn(typed.day)];
  const save = useMutation({
    mutationFn: (body: { per_act: number | null; per_day: number | null }) =>
      adminCalls.limits.set({ params: { role, currency }, body: { ...body, version } }),
    onSuccess: () => toast({ text: t`Saved. It applies immediately.`, tone: 'ok' }),
    onSettled: () => queries.invalidateQueries({ queryKey: limitsQuery.queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (perAct === undefined || perDay === undefined || save.isPending) return;
    save.mutate({ per_act: perAct, per_day: perDay });
  };
  const wrong = t`Enter an amount.`;
  return (
    <form noValidate className={styles.limit} onSubmit={submit}>
      <fieldset className={styles.fields}>
        <legend className={styles.role}>
          <RoleName role={role} /> <span className={desk.line}>{currency}</span>
        </legend>
        <Field
          label={t`For one action`}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          value={typed.act}
          onChange={({ target }) => setTyped({ ...typed, act: target.value })}
          fault={isChecked && perAct === undefined && wrong}
        />
        <Field
          label={t`In 24 hours`}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          value={typed.day}
          onChange={({ target }) => setTyped({ ...typed, day: target.value })}
          fault={isChecked && perDay === undefined && wrong}
        />
        <Button type="submit" kind="soft" isLoading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </fieldset>
      {save.error && <CallFaultNote error={save.error} />}
    </form>
  );
}
