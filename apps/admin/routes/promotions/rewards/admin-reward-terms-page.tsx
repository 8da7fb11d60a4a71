import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { CallRefused } from 'market/calls/client';
import type { AdminRewardTerms } from 'market/promotions/promotions-rewards.admin.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { zonesQuery } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { momentIn } from '../../money/read-amounts.ts';
import { promotionCalls } from '../promotion-calls.ts';
import { PromotionTabs } from '../promotion-tabs.tsx';
import { rewardTermsQuery } from './reward-calls.ts';

/** The terms of points and invitations in each currency of the market [OPS-064]. */
export function AdminRewardTermsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.promotions" title={t`Points and invitations`}>
      <RewardTerms />
    </OperatorOnly>
  );
}

function RewardTerms() {
  const { data: zones } = useQuery(zonesQuery);
  const { data: terms, isError, refetch } = useQuery(rewardTermsQuery);
  if (!terms || !zones) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const currencies = [...new Set([...zones.map(({ currency }) => currency), ...terms.map(({ currency }) => currency)])];
  return (
    <>
      <PromotionTabs />
      <div className={desk.titles}>
        <h1 className={desk.title}>
          <Trans>Points and invitations</Trans>
        </h1>
        <p className={desk.sub}>
          <Trans>What customers earn with their orders, and for the people they invite.</Trans>
        </p>
      </div>
      {currencies.map((currency) => (
        <TermsCard key={currency} currency={currency} terms={terms.filter((one) => one.currency === currency)} />
      ))}
    </>
  );
}

const numbers = [
  'spent_per_point',
  'point_worth',
  'minimum_points',
  'referral_credit',
  'first_order_percent',
  'first_order_max',
  'first_order_days',
] as const;
type Draft = Record<(typeof numbers)[number], string>;

function draftOf(terms: AdminRewardTerms | undefined): Draft {
  return Object.fromEntries(numbers.map((name) => [name, String(terms?.[name] ?? 0)])) as Draft;
}

/** Returns what the form sends; undefined while a number cannot be read. */
function bodyOf(draft: Draft) {
  const read = numbers.map((name) => [name, numberIn(draft[name] || '0')] as const);
  return read.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(read) as Record<keyof Draft, number>)
    : undefined;
}

/** The terms of a currency: those that are valid, with those that are planned. */
function TermsCard({ currency, terms }: { currency: string; terms: readonly AdminRewardTerms[] }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const shown = terms.find(({ state }) => state === 'running');
  const [draft, setDraft] = useState(() => draftOf(shown));
  const [startsAt, setStartsAt] = useState('');
  const save = useMutation({
    mutationFn(numbers: Record<keyof Draft, number>) {
      const body = { ...numbers, currency, starts_at: momentIn(startsAt) ?? null };
      return promotionCalls.rewards.setTerms({ body, idempotencyKey: key });
    },
    onSuccess() {
      renew();
      toast({ text: t`Saved`, tone: 'ok' });
      return queries.invalidateQueries({ queryKey: rewardTermsQuery.queryKey });
    },
  });
  const refused = save.error instanceof CallRefused ? save.error.faults : [];
  const labels = {
    spent_per_point: t`Money spent for a point, ${currency}`,
    point_worth: t`Worth of a point, ${currency}`,
    minimum_points: t`Points exchanged from`,
    referral_credit: t`For an invitation, ${currency}`,
    first_order_percent: t`Off the first order, percent`,
    first_order_max: t`Off the first order at most, ${currency}`,
    first_order_days: t`Days after sign-up`,
  };
  const change = (name: keyof Draft, value: string) => {
    if (save.error) save.reset();
    setDraft((now) => ({ ...now, [name]: value }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf(draft);
    if (body && !save.isPending) save.mutate(body);
  };
  const faultOf = (name: keyof Draft) =>
    (numberIn(draft[name] || '0') === undefined ? t`Enter an amount.` : undefined) ??
    refused.find(({ code }) => code === name)?.message;
  return (
    <form noValidate className={desk.card} aria-labelledby={`terms-${currency}`} onSubmit={submit}>
      <h2 id={`terms-${currency}`} className={desk.cardTitle}>
        {currency}
      </h2>
      <div className={desk.body}>
        <Planned terms={terms.filter(({ state }) => state === 'planned')} />
        <div className={desk.pair}>
          {numbers.map((name) => (
            <Field
              key={name}
              inputMode="decimal"
              dir="ltr"
              maxLength={10}
              label={labels[name]}
              value={draft[name]}
              onChange={({ target }) => change(name, target.value)}
              fault={faultOf(name)}
            />
          ))}
          <Field
            type="datetime-local"
            label={t`From`}
            hint={t`Empty: at once. Never backwards.`}
            value={startsAt}
            onChange={({ target }) => setStartsAt(target.value)}
          />
        </div>
        {save.error && refused.every(({ code }) => !(code in draft)) && <CallFaultNote error={save.error} />}
        <div className={desk.foot}>
          <span className={desk.grow}>{!shown && <Trans>Nothing is granted yet.</Trans>}</span>
          <Button type="submit" isLoading={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </div>
    </form>
  );
}

function Planned({ terms }: { terms: readonly AdminRewardTerms[] }) {
  const shortDay = useShortDay();
  return terms.map(({ starts_at: start, spent_per_point: spent, referral_credit: credit, currency }) => {
    const day = shortDay(start);
    return (
      <p key={start} role="status">
        <Trans>
          From {day} on: a point for {spent} {currency}, {credit} {currency} for an invitation.
        </Trans>
      </p>
    );
  });
}
