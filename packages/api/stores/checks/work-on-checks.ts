import type { BodyOf } from 'market/calls/endpoint';
import { lacksReading, mayTickOn, timeOfTick } from 'market/stores/stores-checks.rules';
import type { CheckList, StoreCheck, vendorChecksContract } from 'market/stores/stores-checks.vendor.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { addTick, checkListOf, lockCheckList, removeTick, writeChecks } from './stores-checks.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns the opening list of a store on a day, today without one [STO-099]. */
export function showChecks({ db, now }: Context, storeId: number, day?: string): Promise<CheckList> {
  return listOn(db, storeId, { day: day ?? null, at: now() });
}

/**
 * Writes the opening list of a store as a whole [STO-099]. A check that leaves it keeps its ticks of earlier days; one of
 * another store, or one that has left the list, is not valid.
 */
export function changeChecks(
  context: Context,
  staff: AuthorizedStore,
  { checks, version }: BodyOf<(typeof vendorChecksContract)['change']>,
): Promise<CheckList> {
  const { storeId } = staff;
  const at = context.now();
  return actAsStaff(context, staff, async (transaction) => {
    await lockCheckList(transaction, storeId);
    const before = await listOn(transaction, storeId, { day: null, at });
    if (before.version !== version) throw new ChangedMeanwhile({ sent: { checks, version }, now: before });
    const unknown = checks.findIndex(({ id }) => id !== undefined && !before.checks.some((known) => known.id === id));
    if (unknown >= 0) throw fieldRefusal(`checks.${unknown}.id`, 'This value is not valid.');
    const ids = checks.flatMap(({ id }) => id ?? []);
    if (new Set(ids).size < ids.length) throw fieldRefusal('checks', 'This value is not valid.');
    const written = checks.map(({ id, name, needs_reading }) => ({ id: id ?? null, name, needs_reading }));
    await writeChecks(transaction, { storeId, checks: written, at });
    const result = await listOn(transaction, storeId, { day: null, at });
    const change = { before: { checks: namesOf(before) }, after: { checks: namesOf(result) } };
    return { result, change: { action: 'checks.change', subject: `store:${storeId}`, ...change } };
  });
}

export interface Tick {
  checkId: number;
  day: string;
  reading: string;
  /** By the clock of the device. */
  madeAt: Date | undefined;
}

/** Ticks a check for a person; a check that is ticked already stays as it is [STO-099]. */
export function tickCheck(context: Context, staff: AuthorizedStore, tick: Tick): Promise<CheckList> {
  const { checkId, day, reading } = tick;
  return onCheck(context, staff, tick, async (transaction, check, now) => {
    if (lacksReading({ needsReading: check.needs_reading }, reading)) {
      throw fieldRefusal('reading', 'This field is required.');
    }
    const at = timeOfTick(tick.madeAt, now);
    const isFirst = await addTick(transaction, { checkId, day, by: staff.customerId, at, reading });
    return isFirst
      ? { action: 'check.tick', after: { day, name: check.name, at: at.toISOString(), reading } }
      : undefined;
  });
}

/** Takes back a tick, also one of a colleague; the audit log has what it said [STO-099]. */
export function untickCheck(
  context: Context,
  staff: AuthorizedStore,
  tick: Pick<Tick, 'checkId' | 'day'>,
): Promise<CheckList> {
  const { checkId, day } = tick;
  return onCheck(context, staff, tick, async (transaction, check) => {
    if (!(await removeTick(transaction, checkId, day))) return undefined;
    return { action: 'check.untick', before: { ...check.tick, name: check.name }, after: { day } };
  });
}

/** What is thrown to leave no line in the audit log for something that was done before. */
class DoneAlready extends Error {}

type Work = (
  transaction: Transaction,
  check: StoreCheck,
  now: Date,
) => Promise<{ action: string; before?: object; after: object } | undefined>;

async function onCheck(
  context: Context,
  staff: AuthorizedStore,
  { checkId, day }: Pick<Tick, 'checkId' | 'day'>,
  work: Work,
): Promise<CheckList> {
  const { storeId } = staff;
  const now = context.now();
  try {
    return await actAsStaff(context, staff, async (transaction) => {
      const { checks, may_tick: mayTick } = await listOn(transaction, storeId, { day, at: now });
      const check = checks.find(({ id }) => id === checkId);
      if (!check) throw new Refusal('check_not_found');
      if (!mayTick) throw new Refusal('step_not_allowed');
      const change = await work(transaction, check, now);
      if (!change) throw new DoneAlready();
      const result = await listOn(transaction, storeId, { day, at: now });
      return { result, change: { ...change, subject: `check:${checkId}` } };
    });
  } catch (error) {
    if (error instanceof DoneAlready) return listOn(context.db, storeId, { day, at: now });
    throw error;
  }
}

async function listOn(db: Connection, storeId: number, on: { day: string | null; at: Date }): Promise<CheckList> {
  const list = await checkListOf(db, storeId, on);
  if (!list) throw new Refusal('store_not_found');
  return { ...list, may_tick: mayTickOn(list.day, list.today) };
}

const namesOf = ({ checks }: CheckList) => checks.map(({ name }) => name);
