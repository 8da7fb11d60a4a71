import { isWithinZones, type OperatorZones } from 'market/access/access.rules';
import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import { freeStoreMinutes } from 'market/orders/waits/orders-store-wait.rules';
import { dayMilliseconds } from 'market/values/durations';
import { fromDecimal, type Money, roundingStep, toDecimal } from 'market/values/money';
import type { AdminCommissionRule, AdminPayRule, adminWalletContract } from 'market/wallet/wallet.admin.contract';
import { publishChange } from '#api/config/publish-change.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import {
  type CommissionDeskRow,
  commissionsOfDesk,
  deleteCommission,
  deletePayRule,
  insertCommission,
  insertPayRule,
  lockRules,
  type NewCommission,
  type NewPayRule,
  type PayDeskRow,
  type PreviewRow,
  payRulesOfDesk,
  previewOfCommission,
  previewOfPay,
  scopeOf,
} from './wallet-rule-desk.data.ts';

type AdminWallet = typeof adminWalletContract;
type Context = Pick<ApiContext, 'db' | 'now' | 'live'>;

/** Rules of these last days are tried out before they begin. */
const previewDays = { commission: 30, pay: 7 };

/** Returns every commission that an operator may see: those of the market and of the stores in their zones [OPS-074]. */
export async function listCommissions(
  { db, now }: Context,
  { zones }: AuthorizedOperator,
): Promise<AdminCommissionRule[]> {
  return seenBy(zones, await commissionsOfDesk(db, now())).map(commissionReply);
}

/** Sets a commission from a moment on [OPS-074]. */
export async function addCommission(
  context: Context,
  staff: AuthorizedOperator,
  { starts_at, version, ...wanted }: BodyOf<AdminWallet['addCommission']>,
): Promise<AdminCommissionRule> {
  const added = await actAsStaff(context, staff, async (transaction) => {
    const rule = await mustBeCommission(transaction, staff, wanted);
    const made = mustBegin(starts_at, { at: context.now(), by: staff.customerId });
    await lockRules(transaction, 'commission_rules');
    mustBeLatest(seenBy(staff.zones, await commissionsOfDesk(transaction, made.at)), version);
    const id = await insertCommission(transaction, rule, made);
    if (id === undefined) throw new Refusal('rule_taken');
    const row = (await commissionsOfDesk(transaction, made.at)).find((one) => one.id === id);
    if (!row) throw new Error('A rule that was just added is not there');
    const change = { action: 'commission.add', subject: `commission:${id}`, after: { ...rule, starts_at } };
    return { result: commissionReply(row), change };
  });
  await publishChange(context);
  return added;
}

/** Returns what a commission would have come to in the last 30 days [OPS-074]. */
export async function previewCommission(
  context: Context,
  staff: AuthorizedOperator,
  wanted: QueryOf<AdminWallet['previewCommission']>,
): Promise<ReplyOf<AdminWallet['previewCommission']>> {
  const rule = await mustBeCommission(context.db, staff, wanted);
  const span = await spanOf(context, previewDays.commission);
  return previewReply(await previewOfCommission(context.db, rule, span), span);
}

/** Withdraws a commission that has not started; one of another zone is unknown [OPS-074]. */
export async function withdrawCommission(context: Context, staff: AuthorizedOperator, id: number): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    const rows = await commissionsOfDesk(transaction, context.now());
    const rule = rows.find((one) => one.id === id);
    const isOwn = staff.zones === 'all' || (rule?.zone_id != null && isWithinZones(staff.zones, rule.zone_id));
    if (!rule || !isOwn) throw new Refusal('rule_not_found');
    if (rule.state !== 'planned') throw new Refusal('rule_begun');
    await deleteCommission(transaction, id);
    const change = { action: 'commission.withdraw', subject: `commission:${id}`, before: commissionReply(rule) };
    return { result: undefined, change };
  });
  await publishChange(context);
}

/** Returns every pay rule that an operator may see [OPS-075]. */
export async function listPayRules({ db, now }: Context, { zones }: AuthorizedOperator): Promise<AdminPayRule[]> {
  return seenBy(zones, await payRulesOfDesk(db, now())).map(payReply);
}

/** Sets the pay of couriers from a moment on [OPS-075]. */
export async function addPayRule(
  context: Context,
  staff: AuthorizedOperator,
  { starts_at, version, ...wanted }: BodyOf<AdminWallet['addPay']>,
): Promise<AdminPayRule> {
  const added = await actAsStaff(context, staff, async (transaction) => {
    const rule = await mustBePay(transaction, staff, wanted);
    const made = mustBegin(starts_at, { at: context.now(), by: staff.customerId });
    await lockRules(transaction, 'pay_rules');
    mustBeLatest(seenBy(staff.zones, await payRulesOfDesk(transaction, made.at)), version);
    const id = await insertPayRule(transaction, rule, made);
    if (id === undefined) throw new Refusal('rule_taken');
    const row = (await payRulesOfDesk(transaction, made.at)).find((one) => one.id === id);
    if (!row) throw new Error('A rule that was just added is not there');
    const change = { action: 'pay.add', subject: `pay:${id}`, after: { ...rule, starts_at } };
    return { result: payReply(row), change };
  });
  await publishChange(context);
  return added;
}

/** Returns what couriers would have been paid in the last 7 days [OPS-075]. */
export async function previewPayRule(
  context: Context,
  staff: AuthorizedOperator,
  wanted: QueryOf<AdminWallet['previewPay']>,
): Promise<ReplyOf<AdminWallet['previewPay']>> {
  const rule = await mustBePay(context.db, staff, wanted);
  const span = await spanOf(context, previewDays.pay);
  return previewReply(await previewOfPay(context.db, rule, { ...span, freeStoreMinutes }), span);
}

/** Withdraws a pay rule that has not started; one of another zone is unknown [OPS-075]. */
export async function withdrawPayRule(context: Context, staff: AuthorizedOperator, id: number): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    const rule = (await payRulesOfDesk(transaction, context.now())).find((one) => one.id === id);
    const isOwn = staff.zones === 'all' || (rule?.zone_id != null && isWithinZones(staff.zones, rule.zone_id));
    if (!rule || !isOwn) throw new Refusal('rule_not_found');
    if (rule.state !== 'planned') throw new Refusal('rule_begun');
    await deletePayRule(transaction, id);
    const change = { action: 'pay.withdraw', subject: `pay:${id}`, before: payReply(rule) };
    return { result: undefined, change };
  });
  await publishChange(context);
}

/** A rule for a store is for operators of its zone; one for a module or the market for those of all zones. */
async function mustBeCommission(
  db: Connection | Transaction,
  { zones }: AuthorizedOperator,
  wanted: QueryOf<AdminWallet['previewCommission']>,
): Promise<NewCommission> {
  const { module_type: moduleType = null, store_id: storeId = null, currency = null, percent, fixed } = wanted;
  const scope = await scopeOf(db, { storeId, moduleType, zoneId: null });
  if (storeId !== null && (scope.storeZoneId === null || !isWithinZones(zones, scope.storeZoneId))) {
    throw new Refusal('store_not_found');
  }
  if (storeId === null && zones !== 'all') throw new Refusal('right_missing');
  const isOfStore = storeId === null || currency === null || currency === scope.storeCurrency;
  const isKnown = currency === null ? fixed === 0 : scope.currencies.includes(currency);
  const isOnePlace = moduleType === null || (storeId === null && scope.moduleId !== null);
  if (!isOfStore || !isKnown || !isOnePlace) throw new Refusal('rule_scope');
  return {
    moduleId: scope.moduleId,
    storeId,
    currency,
    basisPoints: Math.round(percent * 100),
    fixed: fromDecimal(fixed),
  };
}

/** A rule for a zone is for its operators, in its currency; one for a currency for those of all zones. */
async function mustBePay(
  db: Connection | Transaction,
  { zones }: AuthorizedOperator,
  wanted: QueryOf<AdminWallet['previewPay']>,
): Promise<NewPayRule> {
  const { currency, zone_id: zoneId = null } = wanted;
  const scope = await scopeOf(db, { storeId: null, moduleType: null, zoneId });
  if (zoneId !== null && (scope.zoneCurrency === null || !isWithinZones(zones, zoneId))) {
    throw new Refusal('zone_not_found');
  }
  if (zoneId === null && zones !== 'all') throw new Refusal('right_missing');
  const isKnown = zoneId === null ? scope.currencies.includes(currency) : currency === scope.zoneCurrency;
  if (!isKnown) throw new Refusal('rule_scope');
  return {
    currency,
    zoneId,
    base: fromDecimal(wanted.base),
    perKm: fromDecimal(wanted.per_km),
    perWaitingMinute: fromDecimal(wanted.per_waiting_minute),
    freeWaitingMinutes: wanted.free_waiting_minutes,
  };
}

/** Rules of the market and those in the zones of an operator. */
function seenBy<Row extends { zone_id: number | null }>(zones: OperatorZones, rows: readonly Row[]): Row[] {
  return rows.filter(({ zone_id: zone }) => zone === null || isWithinZones(zones, zone));
}

/** The person has seen the latest rule: two do not set rules for the same orders without knowing of each other. */
function mustBeLatest(rules: readonly { id: number }[], version: number): void {
  if (Math.max(0, ...rules.map(({ id }) => id)) !== version)
    throw new ChangedMeanwhile({ sent: { version }, now: { version: Math.max(0, ...rules.map(({ id }) => id)) } });
}

/** No rule is for what has been ordered. */
function mustBegin(text: string, { at, by }: { at: Date; by: number }) {
  const startsAt = new Date(text);
  if (startsAt < at) throw new Refusal('rule_too_early');
  return { startsAt, at, by };
}

async function spanOf({ db, now }: Context, days: number) {
  const until = now();
  const { digit_after_decimal_point: digits } = await settingsOf(db);
  const roundTo: Money = roundingStep(digits);
  return { from: new Date(until.getTime() - days * dayMilliseconds), until, roundTo };
}

function previewReply(rows: readonly PreviewRow[], { from, until }: { from: Date; until: Date }) {
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    currencies: rows.map(({ currency, orders, base, booked, byRule }) => ({
      ...{ currency, orders },
      ...{ base: toDecimal(base), booked: toDecimal(booked), by_rule: toDecimal(byRule) },
    })),
  };
}

function commissionReply({ basis_points, fixed, zone_id: _, ...row }: CommissionDeskRow): AdminCommissionRule {
  return { ...row, ...momentsOf(row), percent: basis_points / 100, fixed: toDecimal(fixed) };
}

function payReply({ base, per_km, per_waiting_minute, ...row }: PayDeskRow): AdminPayRule {
  return {
    ...row,
    ...momentsOf(row),
    base: toDecimal(base),
    per_km: toDecimal(per_km),
    per_waiting_minute: toDecimal(per_waiting_minute),
  };
}

function momentsOf({ starts_at, made_at }: { starts_at: Date; made_at: Date }) {
  return { starts_at: starts_at.toISOString(), made_at: made_at.toISOString() };
}
