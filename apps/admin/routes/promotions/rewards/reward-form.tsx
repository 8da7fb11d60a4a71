import { Trans, useLingui } from '@lingui/react/macro';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { AdminReward } from 'market/promotions/promotions-rewards.admin.contract';
import type { RewardKind } from 'market/promotions/promotions-rewards.rules';
import { type FormEvent, useState } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../../layout/desk.module.css';
import { momentField, momentIn, nextMidnight } from '../../money/read-amounts.ts';
import { ModuleOption } from '../../stores/module-option.tsx';
import { PromotionFoot } from '../parts/promotion-foot.tsx';
import type { PromotionFormProps } from '../parts/promotion-page.tsx';
import { useSaving } from '../parts/use-saving.tsx';
import { promotionCalls } from '../promotion-calls.ts';
import { rewardQuery, rewardsKey } from './reward-calls.ts';
import { useRewardWords } from './reward-kinds.tsx';

interface RewardDraft {
  title: string;
  module: ModuleType;
  currency: string;
  type: 'percent' | 'amount';
  value: string;
  max: string;
  minimum: string;
  startsAt: string;
  endsAt: string;
}

const daysOfNewReward = 30;

function draftOf(reward: AdminReward | undefined, currency: string, now: Date): RewardDraft {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysOfNewReward);
  return {
    ...{
      title: reward?.title ?? '',
      module: reward?.module_type ?? moduleTypes[0],
      currency: reward?.currency ?? currency,
    },
    ...{ type: reward?.type ?? 'percent', value: reward ? String(reward.value) : '' },
    ...{ max: reward?.max ? String(reward.max) : '', minimum: String(reward?.minimum ?? 0) },
    startsAt: reward ? momentField(new Date(reward.starts_at)) : nextMidnight(now),
    endsAt: reward ? momentField(new Date(reward.ends_at)) : nextMidnight(end),
  };
}

function bodyOf(draft: RewardDraft) {
  const [value, minimum] = [numberIn(draft.value), numberIn(draft.minimum || '0')];
  const max = draft.type === 'percent' && draft.max.trim() ? numberIn(draft.max) : null;
  const [starts, ends] = [momentIn(draft.startsAt), momentIn(draft.endsAt)];
  if (!value || minimum === undefined || max === undefined || !starts || !ends || !draft.title.trim()) return undefined;
  return { title: draft.title.trim(), type: draft.type, value, max, minimum, starts_at: starts, ends_at: ends };
}

/** Sends a complete form: of a saved reward what may change, of a new one all of it. */
function send(
  kind: RewardKind,
  draft: RewardDraft,
  { known, key }: { known: AdminReward | undefined; key: string },
): Promise<AdminReward> {
  const body = bodyOf(draft);
  if (!body) throw new Error('The form is complete when it is sent');
  const { currency, module } = draft;
  return known
    ? promotionCalls.rewards.change({
        params: { kind, reward_id: known.id },
        body: { ...body, version: known.version },
      })
    : promotionCalls.rewards.create({
        body: { ...body, kind, currency, module_type: kind === 'cashback' ? module : null },
        idempotencyKey: key,
      });
}

const fields = ['title', 'value', 'max', 'minimum', 'starts_at', 'ends_at', 'currency', 'module_type'];

/** A cashback or a bonus: what it gives, from which sum on, and when [OPS-064]. */
export function RewardForm({
  kind,
  zones,
  saved: reward,
  onLoadAgain,
}: PromotionFormProps<AdminReward> & { kind: RewardKind }) {
  const { t } = useLingui();
  const { path, from, add } = useRewardWords(kind);
  const currencies = [...new Set(zones.map(({ currency }) => currency))];
  const [draft, setDraft] = useState(() => draftOf(reward, currencies[0] ?? '', new Date()));
  const [isChecked, setIsChecked] = useState(false);
  const { saved, save, faults, generalFault, isStale, touch } = useSaving({
    ...{ saved: reward, listKey: rewardsKey, path },
    queryKeyOf: (id) => rewardQuery(kind)(id).queryKey,
    write: ({ saved: known, key }) => send(kind, draft, { known, key }),
  });
  const change = (part: Partial<RewardDraft>) => {
    touch();
    setDraft((now) => ({ ...now, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!save.isPending && bodyOf(draft)) save.mutate();
  };
  const { currency, type } = draft;
  const hasStarted = saved !== undefined && saved.state !== 'planned';
  const amount = { inputMode: 'decimal', dir: 'ltr', maxLength: 10, disabled: hasStarted } as const;
  const missing = (isThere: unknown, text: string) => (isChecked && !isThere ? text : undefined);
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      {hasStarted && (
        <BannerNote tone="info">
          <Trans>It has begun, so customers count on it: its name and its end can change.</Trans>
        </BannerNote>
      )}
      <section className={desk.card} aria-labelledby="reward-terms">
        <h2 id="reward-terms" className={desk.cardTitle}>
          <Trans>What it gives</Trans>
        </h2>
        <div className={desk.body}>
          <Field
            label={t`Name`}
            hint={t`Customers read it.`}
            maxLength={60}
            dir="auto"
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
            fault={missing(draft.title.trim(), t`Enter a name.`) ?? faults.title}
          />
          <div className={desk.pair}>
            {kind === 'cashback' && (
              <Select
                label={t`Module`}
                value={draft.module}
                disabled={saved !== undefined}
                onChange={({ target }) =>
                  change({ module: moduleTypes.find((one) => one === target.value) ?? draft.module })
                }
                fault={faults.module_type}
              >
                {moduleTypes.map((one) => (
                  <ModuleOption key={one} type={one} />
                ))}
              </Select>
            )}
            <Select
              label={t`Currency`}
              value={currency}
              disabled={saved !== undefined}
              onChange={({ target }) => change({ currency: target.value })}
              fault={faults.currency}
            >
              {currencies.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
            <Select
              label={t`Gives`}
              value={type}
              disabled={hasStarted}
              onChange={({ target }) => change({ type: target.value === 'amount' ? 'amount' : 'percent' })}
            >
              <option value="percent">{t`A percentage`}</option>
              <option value="amount">{t`An amount`}</option>
            </Select>
            <Field
              {...amount}
              label={type === 'percent' ? t`Percent` : t`Amount, ${currency}`}
              value={draft.value}
              onChange={({ target }) => change({ value: target.value })}
              fault={missing(numberIn(draft.value), t`Enter an amount.`) ?? faults.value}
            />
            {type === 'percent' && (
              <Field
                {...amount}
                label={t`At most, ${currency}`}
                hint={t`Empty: no cap, which needs a lead.`}
                value={draft.max}
                onChange={({ target }) => change({ max: target.value })}
                fault={missing(!draft.max.trim() || numberIn(draft.max), t`Enter an amount.`) ?? faults.max}
              />
            )}
            <Field
              {...amount}
              label={`${from}, ${currency}`}
              value={draft.minimum}
              onChange={({ target }) => change({ minimum: target.value })}
              fault={missing(numberIn(draft.minimum || '0') !== undefined, t`Enter an amount.`) ?? faults.minimum}
            />
            <TimeFields draft={draft} hasStarted={hasStarted} missing={missing} faults={faults} change={change} />
          </div>
        </div>
      </section>
      <PromotionFoot
        fault={generalFault((code) => fields.includes(code))}
        isStale={isStale}
        onLoadAgain={onLoadAgain}
        isSaving={save.isPending}
        action={saved ? <Trans>Save</Trans> : add}
        removal={
          saved?.state === 'planned'
            ? {
                ...{ name: saved.title, listKey: rewardsKey, path },
                line: <Trans>It has not begun, so nobody counts on it.</Trans>,
                remove: () => promotionCalls.rewards.remove({ params: { kind, reward_id: saved.id } }),
              }
            : undefined
        }
      />
    </form>
  );
}

interface TimeFieldsProps {
  draft: RewardDraft;
  hasStarted: boolean;
  missing: (isThere: unknown, text: string) => string | undefined;
  faults: Partial<Record<string, string>>;
  change: (part: Partial<RewardDraft>) => void;
}

/** When a reward begins and ends. */
function TimeFields({ draft, hasStarted, missing, faults, change }: TimeFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        type="datetime-local"
        label={t`Begins`}
        disabled={hasStarted}
        value={draft.startsAt}
        onChange={({ target }) => change({ startsAt: target.value })}
        fault={missing(momentIn(draft.startsAt), t`Choose a day and a time.`) ?? faults.starts_at}
      />
      <Field
        type="datetime-local"
        label={t`Ends`}
        hint={hasStarted ? t`A moment that is past ends it now.` : undefined}
        value={draft.endsAt}
        onChange={({ target }) => change({ endsAt: target.value })}
        fault={missing(momentIn(draft.endsAt), t`Choose a day and a time.`) ?? faults.ends_at}
      />
    </>
  );
}
