import type { adminLimitsContract, OwnLimit, RoleLimit } from 'market/access/access-limits.admin.contract';
import {
  defaultLimit,
  type LimitedRole,
  leftAlone,
  limitDayHours,
  limitedRoles,
  type MoneyLimit,
  mayGrantLimit,
} from 'market/access/access-limits.rules';
import type { BodyOf } from 'market/calls/endpoint';
import { hourMilliseconds } from 'market/values/durations';
import { fromDecimal, type Money, toDecimal } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { currenciesOfMarket, movedSince, saveLimitOfRole, storedLimits } from './access-limits.data.ts';
import { limitOf, moverOf } from './act-within-limit.ts';

/** Returns the limits of every role that has them, in each currency of the market [SEAT-16]. */
export async function listLimits(db: Connection): Promise<RoleLimit[]> {
  const stored = await storedLimits(db);
  const currencies = await currenciesOfMarket(db);
  return currencies.flatMap((currency) =>
    limitedRoles.map((role) => {
      const set = stored.find((one) => one.role === role && one.currency === currency);
      return limitReply(role, currency, { ...(set ?? defaultLimit(role, currency)), version: set?.version ?? 0 });
    }),
  );
}

/** Returns how much an operator moves alone, and what is left of it now, in each currency of the market [OPS-039]. */
export async function ownLimits(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
): Promise<OwnLimit[]> {
  const since = new Date(now().getTime() - limitDayHours * hourMilliseconds);
  return Promise.all(
    (await currenciesOfMarket(db)).map(async (currency) => {
      const limit = await limitOf(db, staff, currency);
      const left = leftAlone(limit, await movedSince(db, { ...moverOf(staff), currency, since }));
      return { currency, per_act: decimalOf(limit.perAct), per_day: decimalOf(limit.perDay), left: decimalOf(left) };
    }),
  );
}

/**
 * Sets the limits of a role. They are for the whole market, so for operators of all zones, and never above one's own:
 * otherwise a person would raise their own limit [SEAT-18].
 */
export async function setLimitOfRole(
  context: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  { role, currency }: { role: LimitedRole; currency: string },
  { per_act, per_day, version }: BodyOf<(typeof adminLimitsContract)['set']>,
): Promise<RoleLimit> {
  if (staff.zones !== 'all') throw new Refusal('right_missing');
  const given: MoneyLimit = {
    perAct: per_act === null ? null : fromDecimal(per_act),
    perDay: per_day === null ? null : fromDecimal(per_day),
  };
  if (given.perDay !== null && (given.perAct === null || given.perAct > given.perDay)) throw new Refusal('limit_order');
  return actAsStaff(context, staff, async (transaction) => {
    const before = await limitNow(transaction, role, currency);
    if (!mayGrantLimit(await limitOf(transaction, staff, currency), given)) throw new Refusal('right_missing');
    const isSaved = await saveLimitOfRole(transaction, { role, currency, ...given, version });
    if (!isSaved) throw new ChangedMeanwhile({ sent: { version, per_act, per_day }, now: before });
    const result = limitReply(role, currency, { ...given, version: version + 1 });
    return { result, change: { action: 'limit.set', subject: `role:${role}`, before, after: result } };
  });
}

/** Refuses a currency that the market does not have. */
async function limitNow(db: Connection, role: LimitedRole, currency: string): Promise<RoleLimit> {
  const now = (await listLimits(db)).find((one) => one.role === role && one.currency === currency);
  if (!now) throw new Refusal('rule_scope');
  return now;
}

function limitReply(role: LimitedRole, currency: string, limit: MoneyLimit & { version: number }): RoleLimit {
  const { perAct, perDay, version } = limit;
  return {
    role,
    currency,
    per_act: decimalOf(perAct),
    per_day: decimalOf(perDay),
    version,
  };
}

const decimalOf = (amount: Money | null) => (amount === null ? null : toDecimal(amount));
