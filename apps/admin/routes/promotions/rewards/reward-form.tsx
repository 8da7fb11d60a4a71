import { Trans, useLingui } from '@lingui/react/macro';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { AdminReward } from 'market/promotions/promotions-rewards.admin.contract';
import type { RewardKind } from 'market/promotions/promotions-rewards.rules';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../../layout/desk.module.css';
import { momentIn, nextMidnight } from '../../money/read-amounts.ts';
import { ModuleOption } from '../../stores/module-option.tsx';
import { PromotionFoot } from '../parts/promotion-foot.tsx';
import type { PromotionFormProps } from '../parts/promotion-page.tsx';
import { TimeFields, type Times, timesOf } from '../parts/time-fields.tsx';
import { usePromotionForm } from '../parts/use-promotion-form.tsx';
import { promotionCalls } from '../promotion-calls.ts';
import styles from '../promotions.module.css';
import { rewardQuery, rewardsKey } from './reward-calls.ts';
import { useRewardWords } from './reward-kinds.tsx';

interface RewardDraft extends Times {
  title: string;
  module: ModuleType;
  currency: string;
  type: 'percent' | 'amount';
  value: string;
  max: string;
  minimum: string;
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
    ...(reward ? timesOf(reward) : { startsAt: nextMidnight(now), endsAt: nextMidnight(end) }),
  };
}

function bodyOf(draft: RewardDraft) {
  const [value, minimum] = [numberIn(draft.value), numberIn(draft.minimum || '0')];
  const max = draft.type === 'percent' && draft.max.trim() ? numberIn(draft.max) : null;
  const [starts, ends] = [momentIn(draft.startsAt), momentIn(draft.endsAt)];
  if (!value || minimum === undefined || max === undefined || !starts || !ends || !draft.title.trim()) return undefined;
  return { title: draft.title.trim(), type: draft.type, value, max, minimum, starts_at: starts, ends_at: ends };
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
  const form = usePromotionForm({
    ...{ saved: reward, first: () => draftOf(reward, currencies[0] ?? '', new Date()), bodyOf },
    ...{ listKey: rewardsKey, queryKeyOf: (id) => rewardQuery(kind)(id).queryKey, path },
    create: ({ body, idempotencyKey }, { currency, module }) =>
      promotionCalls.rewards.create({
        body: { ...body, kind, currency, module_type: kind === 'cashback' ? module : null },
        idempotencyKey,
      }),
    change: (id, body) => promotionCalls.rewards.change({ params: { kind, reward_id: id }, body }),
    hasField: (code) => fields.includes(code),
  });
  const { draft, change, saved, isChecked, faults, missing } = form;
  const { currency, type } = draft;
  const hasStarted = saved !== undefined && saved.state !== 'planned';
  const amount = { inputMode: 'decimal', dir: 'ltr', maxLength: 10, disabled: hasStarted } as const;
  return (
    <form noValidate className={desk.stack} onSubmit={form.submit}>
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
          <div className={classNames(desk.pair, styles.aligned)}>
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
          </div>
          <TimeFields {...draft} isChecked={isChecked} hasStarted={hasStarted} faults={faults} change={change} />
        </div>
      </section>
      <PromotionFoot
        {...form.foot}
        onLoadAgain={onLoadAgain}
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
