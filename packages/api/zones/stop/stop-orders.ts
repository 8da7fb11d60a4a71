import { randomUUID } from 'node:crypto';
import type { BodyOf } from 'market/calls/endpoint';
import { hourMilliseconds } from 'market/values/durations';
import type { adminStopContract, ShownStop } from 'market/zones/stop/zones-stop.admin.contract';
import {
  isNoticeShown,
  type MarketNotice,
  maxStopHours,
  needsSecondPerson,
  noticeTime,
  stopsNewOrders,
} from 'market/zones/stop/zones-stop.rules';
import { operatorSetting } from '#api/config/config.data.ts';
import { lockSetting, saveSettings } from '#api/config/config-market.data.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, operatorsTopic } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { nameOfAccount } from './zones-stop.data.ts';

type Context = Pick<ApiContext, 'db' | 'now' | 'live'>;

type StoredNotice = MarketNotice & { id: string };
/** What waits for a second person: who asked, and when. */
type WaitingNotice = StoredNotice & { made_by: number; made_at: string };

/** Under these names in the settings. Pages read the first one with all other settings. */
const [currentName, waitingName] = ['market_notice', 'market_stop_asked'] as const;

/** Where no time zone is set. */
const standardTimeZone = 'Africa/Lagos';

/** Refuses a new order while all are stopped; says until when, in the operator's words [OPS-096]. */
export function mustTakeOrders({ market_notice: notice }: { market_notice: MarketNotice | null }, at: Date): void {
  if (!stopsNewOrders(notice, at)) return;
  const { words, until_at: until, time_zone: timeZone } = notice;
  const time = noticeTime(until, timeZone, at);
  throw new Refusal('market_stopped', { text: 'market_stopped_until', values: { time, words } });
}

/** Returns what holds and what waits [OPS-096]. */
export async function showStop(
  { db, now }: Pick<Context, 'db' | 'now'>,
  staff: AuthorizedOperator,
): Promise<ShownStop> {
  const [current, waiting] = await Promise.all([storedIn(db, currentName), storedIn(db, waitingName)]);
  return replyOf(db, staff, { current, waiting }, now());
}

/**
 * Announces maintenance at once; a stop of all new orders waits until a second person releases it [OPS-096]. Refuses an
 * end that is past or too far, and if there is another notice than the one that the person saw.
 */
export async function publishNotice(
  context: Context,
  staff: AuthorizedOperator,
  { seen, kind, words, from_at: from, until_at: until }: BodyOf<(typeof adminStopContract)['publish']>,
): Promise<ShownStop> {
  const at = context.now();
  const begins = from === null ? at : new Date(from);
  const ends = new Date(until);
  if (ends <= at || ends <= begins) throw fieldRefusal('until_at', 'Must be after the start');
  if (ends.getTime() - begins.getTime() > maxStopHours * hourMilliseconds) {
    throw fieldRefusal('until_at', 'This value is not valid.');
  }
  return act(context, staff, async (transaction, known) => {
    const shown = known.waiting?.id ?? known.current?.id ?? null;
    if (shown !== seen) throw new ChangedMeanwhile({ sent: { kind, words }, now: { seen: shown } });
    const timeZone = await operatorSetting(transaction, 'time_zone');
    const notice: StoredNotice = {
      ...{ id: randomUUID(), kind, words, from_at: begins.toISOString(), until_at: ends.toISOString() },
      time_zone: typeof timeZone === 'string' ? timeZone : standardTimeZone,
    };
    if (!needsSecondPerson(kind)) {
      return { next: { ...known, current: notice }, action: 'market.announce', after: notice };
    }
    const waiting = { ...notice, made_by: staff.customerId, made_at: at.toISOString() };
    return { next: { ...known, waiting }, action: 'market.stop.ask', after: notice };
  });
}

/** Stops all new orders as another operator has asked; refuses one's own wish, and one whose time is over [OPS-096]. */
export async function releaseStop(context: Context, staff: AuthorizedOperator, id: string): Promise<ShownStop> {
  return act(context, staff, (_transaction, { waiting }) => {
    if (waiting?.id !== id) throw new Refusal('proposal_not_found');
    if (waiting.made_by === staff.customerId) throw new Refusal('proposal_own');
    const { made_by, made_at: _at, ...notice } = waiting;
    if (!isNoticeShown(notice, context.now())) throw new Refusal('proposal_expired');
    const after = { ...notice, asked_by: made_by };
    return Promise.resolve({ next: { current: notice, waiting: null }, action: 'market.stop', after });
  });
}

/** Ends what holds or is announced, or takes back what waits [OPS-096]. */
export async function endStop(context: Context, staff: AuthorizedOperator, id: string): Promise<ShownStop> {
  return act(context, staff, (_transaction, known) => {
    if (known.waiting?.id === id) {
      return Promise.resolve({ next: { ...known, waiting: null }, action: 'market.stop.takeBack', after: {} });
    }
    if (known.current?.id !== id) throw new Refusal('proposal_not_found');
    return Promise.resolve({ next: { ...known, current: null }, action: 'market.resume', after: {} });
  });
}

interface Known {
  current: StoredNotice | null;
  waiting: WaitingNotice | null;
}

async function act(
  context: Context,
  staff: AuthorizedOperator,
  work: (transaction: Transaction, known: Known) => Promise<{ next: Known; action: string; after: object }>,
): Promise<ShownStop> {
  if (staff.zones !== 'all') throw new Refusal('right_missing');
  const shown = await actAsStaff(context, staff, async (transaction) => {
    await lockSetting(transaction, currentName);
    const [current, waiting] = [await storedIn(transaction, currentName), await storedIn(transaction, waitingName)];
    const { next, action, after } = await work(transaction, { current, waiting });
    await saveSettings(transaction, { [currentName]: next.current ?? {}, [waitingName]: next.waiting ?? {} });
    const result = await replyOf(transaction, staff, next, context.now());
    return { result, change: { action, subject: 'market', before: current ?? {}, after } };
  });
  await publishChange(context);
  await context.live.publish(context.db, [{ topic: operatorsTopic, name: 'proposal', data: {} }]);
  return shown;
}

function storedIn(db: Connection, name: typeof currentName): Promise<StoredNotice | null>;
function storedIn(db: Connection, name: typeof waitingName): Promise<WaitingNotice | null>;
async function storedIn(db: Connection, name: string): Promise<StoredNotice | null> {
  return noticeIn(await operatorSetting(db, name));
}

/** Nothing is stored as an empty object. */
function noticeIn(value: unknown): StoredNotice | null {
  return typeof value === 'object' && value !== null && 'id' in value ? (value as StoredNotice) : null;
}

async function replyOf(
  db: Connection,
  staff: AuthorizedOperator,
  { current, waiting }: Known,
  at: Date,
): Promise<ShownStop> {
  const isWaiting = isNoticeShown(waiting, at);
  return {
    current: isNoticeShown(current, at) ? fieldsOf(current) : null,
    waiting: isWaiting
      ? {
          ...fieldsOf(waiting),
          made_at: waiting.made_at,
          made_by: await nameOfAccount(db, waiting.made_by),
          is_own: waiting.made_by === staff.customerId,
        }
      : null,
  };
}

function fieldsOf({ id, kind, words, from_at, until_at }: StoredNotice) {
  return { id, kind, words, from_at, until_at };
}
