import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import type {
  AdminReward,
  AdminRewardTerms,
  adminRewardsContract,
} from 'market/promotions/promotions-rewards.admin.contract';
import { areTermsOpen, endOfStarted, rewardNeedsLead } from 'market/promotions/promotions-rewards.rules';
import { saleStateAt } from 'market/promotions/promotions-sales.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { fromDecimal, type Money, money, toDecimal } from 'market/values/money';
import type { RewardTerms } from 'market/wallet/wallet.rules';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { pageOfAll, sliceOf } from '#api/http/list-pages.ts';
import { ChangedMeanwhile, FieldRefusal, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { writtenDiscount } from '#api/items/convert-promotion.ts';
import { rewardTermsIn } from '#api/wallet/read-terms.ts';
import {
  deleteReward,
  insertBonus,
  insertCashback,
  insertTerms,
  isCurrencyUsed,
  type RewardDeskRow,
  type RewardTermsRow,
  rewardOfDesk,
  rewardsOfDesk,
  type TermsRow,
  termsOfDesk,
  writeReward,
} from './wallet-rewards-desk.data.ts';

type AdminRewards = typeof adminRewardsContract;
type Context = Pick<ApiContext, 'db' | 'now' | 'live'>;
type Reading = Pick<ApiContext, 'db' | 'now'>;
type Kind = AdminReward['kind'];
type SentTerms = Omit<BodyOf<AdminRewards['change']>, 'version'>;

interface Which {
  kind: Kind;
  id: number;
}

/** Returns a page of the cashback offers or bonuses in a state. They are of all zones: an operator of some sees none [OPS-064]. */
export async function listAdminRewards(
  { db, now }: Reading,
  { zones }: AuthorizedOperator,
  { kind, state, ...page }: QueryOf<AdminRewards['list']>,
): Promise<ReplyOf<AdminRewards['list']>> {
  if (zones !== 'all') return { total_size: 0, ...page, rewards: [] };
  const { rows, total } = await rewardsOfDesk(db, { kind, state, at: now() }, sliceOf(page));
  return { total_size: total, ...page, rewards: rows.map((row) => rewardReply(kind, row, now())) };
}

/** Returns a cashback or a bonus [OPS-064]. */
export async function showAdminReward(
  { db, now }: Reading,
  staff: AuthorizedOperator,
  which: Which,
): Promise<AdminReward> {
  return rewardReply(which.kind, await mustSee(db, staff, which), now());
}

/** Offers a cashback or a bonus, once for each key. A costly one needs a lead [OPS-064]. */
export async function createReward(
  context: Context,
  staff: AuthorizedOperator,
  { kind, currency, module_type: moduleType, ...sent }: BodyOf<AdminRewards['create']>,
  key: string,
): Promise<AdminReward> {
  if (staff.zones !== 'all') throw new Refusal('right_missing');
  if ((kind === 'cashback') !== (moduleType !== null)) throw fieldRefusal('module_type', 'This value is not valid.');
  const request = { key, request: { reward: { kind, currency, moduleType, ...sent } } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    if (!(await isCurrencyUsed(transaction, currency))) throw fieldRefusal('currency', 'This value is not valid.');
    const terms = termsOf(sent);
    mustBeAffordable(staff, terms, currency);
    const id =
      moduleType === null
        ? await insertBonus(transaction, currency, terms)
        : await insertCashback(transaction, { moduleType, currency }, terms);
    const result = rewardReply(kind, await mustSee(transaction, staff, { kind, id }), context.now());
    return { result, change: { action: `${kind}.create`, subject: `${kind}:${id}`, after: result } };
  });
  await publishChange(context);
  return made;
}

/** Changes a cashback or a bonus; of one that has started the name and the end alone [OPS-064]. */
export async function changeReward(
  context: Context,
  staff: AuthorizedOperator,
  { kind, id }: Which,
  { version, ...sent }: BodyOf<AdminRewards['change']>,
): Promise<AdminReward> {
  const changed = await actAsStaff(context, staff, async (transaction) => {
    const at = context.now();
    const row = await mustSee(transaction, staff, { kind, id, isLocked: true });
    const before = rewardReply(kind, row, at);
    if (before.version !== version) throw new ChangedMeanwhile({ sent: { ...sent, version }, now: before });
    const terms = termsOf(sent);
    if (areTermsOpen(row.starts_at, at)) mustBeAffordable(staff, terms, row.currency);
    else if (!isSameOffer(row, terms)) throw new Refusal('reward_started');
    const ends_at = areTermsOpen(row.starts_at, at) ? terms.ends_at : endOfStarted(terms.ends_at, at);
    await writeReward(transaction, { kind, id }, { ...terms, ends_at });
    const result = rewardReply(kind, await mustSee(transaction, staff, { kind, id }), at);
    return { result, change: { action: `${kind}.change`, subject: `${kind}:${id}`, before, after: result } };
  });
  await publishChange(context);
  return changed;
}

/** Deletes a cashback or a bonus that has not started [OPS-064]. */
export async function removeReward(context: Context, staff: AuthorizedOperator, { kind, id }: Which): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    const row = await mustSee(transaction, staff, { kind, id, isLocked: true });
    if (!areTermsOpen(row.starts_at, context.now())) throw new Refusal('reward_started');
    const before = rewardReply(kind, row, context.now());
    await deleteReward(transaction, { kind, id });
    return { result: undefined, change: { action: `${kind}.delete`, subject: `${kind}:${id}`, before } };
  });
  await publishChange(context);
}

/** Returns a page of the terms of points and invitations, in each currency the latest first [OPS-064]. */
export async function listRewardTerms(
  { db, now }: Reading,
  query: QueryOf<AdminRewards['terms']>,
): Promise<ReplyOf<AdminRewards['terms']>> {
  const { rows, page } = pageOfAll(await termsOfDesk(db), query);
  return { ...page, terms: rows.map((row) => termsReply(row, now())) };
}

/** Sets the terms of points and invitations in a currency from a moment on, never backwards [OPS-064]. */
export async function setRewardTerms(
  context: Context,
  staff: AuthorizedOperator,
  { currency, starts_at: start, ...sent }: BodyOf<AdminRewards['setTerms']>,
  key: string,
): Promise<AdminRewardTerms> {
  if (staff.zones !== 'all') throw new Refusal('right_missing');
  const request = { key, request: { rewardTerms: { currency, start, ...sent } } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    if (!(await isCurrencyUsed(transaction, currency))) throw fieldRefusal('currency', 'This value is not valid.');
    const at = context.now();
    const startsAt = start === null || new Date(start) < at ? at : new Date(start);
    const terms = storedTerms(sent);
    for (const value of [terms.referralCredit, terms.firstOrder.percent > 0 ? terms.firstOrder.most : money(0)]) {
      mustBeAffordable(staff, { type: 'amount', value, max: null }, currency);
    }
    const before = (await termsOfDesk(transaction)).find(
      (row) => row.currency === currency && row.starts_at <= startsAt,
    );
    await insertTerms(transaction, { currency, startsAt, terms });
    const result = termsReply({ currency, starts_at: startsAt, terms, ends_at: null }, at);
    const change = { action: 'reward_terms.set', subject: `currency:${currency}`, after: result };
    return { result, change: { ...change, ...(before && { before: termsReply(before, at) }) } };
  });
  await publishChange(context);
  return made;
}

async function mustSee(
  db: Connection,
  { zones }: AuthorizedOperator,
  which: Which & { isLocked?: boolean },
): Promise<RewardDeskRow> {
  const row = zones === 'all' ? await rewardOfDesk(db, which) : undefined;
  if (!row) throw new Refusal('reward_not_found');
  return row;
}

function mustBeAffordable(
  { permissions }: AuthorizedOperator,
  gift: Parameters<typeof rewardNeedsLead>[0],
  currency: string,
): void {
  if (rewardNeedsLead(gift, currency) && !permissions.includes('ops.lead')) throw new Refusal('reward_needs_lead');
}

/** Checks the terms against each other, and returns them as they are stored. */
function termsOf({ title, value, type, max, minimum, ...sent }: SentTerms): RewardTermsRow {
  const [starts_at, ends_at] = [new Date(sent.starts_at), new Date(sent.ends_at)];
  if (ends_at <= starts_at) throw fieldRefusal('ends_at', 'Must be after the start');
  if (value <= 0) throw bounded('Send {minimum} or more.', { minimum: 1 });
  if (type === 'percent' && value > 100) throw bounded('Send {maximum} or less.', { maximum: 100 });
  if (type === 'percent' && !Number.isInteger(value)) throw fieldRefusal('value', 'Send a whole number.');
  return {
    ...{ title, type, value: type === 'percent' ? money(value) : fromDecimal(value) },
    max: type === 'percent' && max ? fromDecimal(max) : null,
    ...{ minimum: fromDecimal(minimum), starts_at, ends_at },
  };
}

function bounded(text: 'Send {minimum} or more.' | 'Send {maximum} or less.', values: Record<string, number>) {
  return new FieldRefusal([{ field: 'value', text, values }]);
}

function isSameOffer(one: RewardTermsRow, other: RewardTermsRow): boolean {
  const isSame = (['type', 'value', 'max', 'minimum'] as const).every((name) => one[name] === other[name]);
  // A form shows minutes.
  return isSame && Math.abs(one.starts_at.getTime() - other.starts_at.getTime()) < minuteMilliseconds;
}

const decimalOf = (amount: Money | null) => (amount === null ? null : toDecimal(amount));

function rewardReply(
  kind: Kind,
  { value, max, minimum, starts_at, ends_at, ...row }: RewardDeskRow,
  at: Date,
): AdminReward {
  return {
    ...row,
    kind,
    value: writtenDiscount(value, row.type),
    max: decimalOf(max),
    minimum: toDecimal(minimum),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    state: saleStateAt({ startsAt: starts_at, endsAt: ends_at }, at),
  };
}

type SentPoints = Omit<BodyOf<AdminRewards['setTerms']>, 'currency' | 'starts_at'>;

function storedTerms(sent: SentPoints): RewardTerms {
  return {
    spentPerPoint: fromDecimal(sent.spent_per_point),
    pointWorth: fromDecimal(sent.point_worth),
    minimumPoints: sent.minimum_points,
    referralCredit: fromDecimal(sent.referral_credit),
    firstOrder: {
      percent: sent.first_order_percent,
      most: fromDecimal(sent.first_order_max),
      days: sent.first_order_days,
    },
  };
}

function termsReply({ currency, starts_at, terms: stored, ends_at }: TermsRow, at: Date): AdminRewardTerms {
  const terms = rewardTermsIn(stored);
  const isOver = ends_at !== null && ends_at <= at;
  return {
    currency,
    starts_at: starts_at.toISOString(),
    state: isOver ? 'over' : starts_at > at ? 'planned' : 'running',
    spent_per_point: toDecimal(terms.spentPerPoint),
    point_worth: toDecimal(terms.pointWorth),
    minimum_points: terms.minimumPoints,
    referral_credit: toDecimal(terms.referralCredit),
    first_order_percent: Math.round(terms.firstOrder.percent),
    first_order_max: toDecimal(terms.firstOrder.most),
    first_order_days: terms.firstOrder.days,
  };
}
