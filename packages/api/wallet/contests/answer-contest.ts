import { roleThatMay } from 'market/access/access.rules';
import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import { fromDecimal, type Money, nothing, toDecimal } from 'market/values/money';
import type { adminContestsContract, ContestOfDesk } from 'market/wallet/contests/wallet-contests.admin.contract';
import {
  answerableBy,
  entriesOfContestDecided,
  permissionToAnswer,
} from 'market/wallet/contests/wallet-contests.rules';
import type { Payee } from 'market/wallet/wallet-payouts.rules';
import { lockCourierWithOrders, setCourierSuspended } from '#api/access/couriers/access-couriers.data.ts';
import { liftSuspension, suspensionOf } from '#api/access/couriers/access-suspensions.data.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { writeDecision } from '#api/reviews/reviews-desk.data.ts';
import { openClosedStore } from '#api/stores/closings/end-closing.ts';
import { openClosingOf } from '#api/stores/closings/stores-closings.data.ts';
import { lockStoreRow } from '#api/stores/stores-admin.data.ts';
import { writeJournal } from '../wallet.data.ts';
import { deskReply } from './contest-replies.ts';
import { numberIn } from './make-contest.ts';
import {
  type ContestRow,
  contestById,
  contestsOfDesk,
  holdRating,
  isGivenBack,
  lockContest,
  writeAnswer,
} from './wallet-contests.data.ts';

type AdminContests = typeof adminContestsContract;

/** Returns the contests that an operator may answer, in the zones of the operator [DEL-57]. */
export async function listContestsOfDesk(
  context: ApiContext,
  staff: AuthorizedOperator,
  { state, ...page }: QueryOf<AdminContests['list']>,
): Promise<ReplyOf<AdminContests['list']>> {
  const kinds = answerableBy(staff.permissions).map(({ audience, kind }) => `${audience}:${kind}`);
  const filter = { zoneIds: zoneIdsOf(staff), kinds, isOpen: state === 'open' };
  const { rows, total } = await contestsOfDesk(context.db, filter, sliceOf(page));
  const linkTo = await privateLinks(context);
  return {
    ...{ total_size: total, limit: page.limit, offset: page.offset },
    contests: rows.map((row) => deskReply(row, linkTo)),
  };
}

/** Answers a contest once, and does what was granted in the same transaction [DEL-57]. */
export async function answerContest(
  context: ApiContext,
  staff: AuthorizedOperator,
  contestId: number,
  { decision, answer, granted: wanted }: BodyOf<AdminContests['answer']>,
): Promise<ContestOfDesk> {
  await actAsStaff(context, staff, async (transaction) => {
    const { contest, role } = await lockAnswerable(transaction, staff, contestId);
    const [at, by] = [context.now(), staff.customerId];
    const isGranted = decision === 'granted';
    const granted = grantedOf(contest, { isGranted, wanted: wanted === undefined ? undefined : fromDecimal(wanted) });
    await writeAnswer(transaction, contestId, { decision, granted, answer, by, role, at });
    if (contest.kind === 'sum') await bookAnswer(transaction, contest, { granted: granted ?? nothing, at });
    if (contest.kind === 'rating') await settleRating(transaction, contest, { isGranted, at });
    if (contest.kind === 'suspension' && isGranted) await liftContested(transaction, contest, { by, at });
    const after = { decision, ...(granted !== null && { granted: toDecimal(granted), currency: contest.currency }) };
    const change = { action: 'contest.answer', subject: `contest:${contestId}`, after, reason: answer };
    return { result: undefined, change };
  });
  const row = await contestById(context.db, contestId);
  // A store that was opened is on the storefront at once.
  if (row?.kind === 'suspension' && row.store_id !== null) await publishChange(context);
  if (!row) throw new Error('A contest that was just answered is not there');
  return deskReply(row, await privateLinks(context));
}

/** Locks a contest that the operator may answer, and returns the role that the answer is signed with. */
async function lockAnswerable(transaction: Transaction, staff: AuthorizedOperator, contestId: number) {
  const contest = await lockContest(transaction, contestId, zoneIdsOf(staff));
  if (!contest) throw new Refusal('contest_not_found');
  const permission = permissionToAnswer(contest.audience, contest.kind);
  if (!staff.permissions.includes(permission)) {
    throw new Refusal('right_missing', { text: 'permission_missing', values: { permission } });
  }
  if (contest.decision !== null) throw new Refusal('contest_answered');
  return { contest, role: roleThatMay(staff.roles, permission) };
}

/** What is granted of a sum: all of it where the operator names no part; null for what has no sum. */
function grantedOf(
  { kind, amount }: ContestRow,
  { isGranted, wanted }: { isGranted: boolean; wanted: Money | undefined },
): Money | null {
  if (kind !== 'sum' || amount === null) return null;
  if (!isGranted) return nothing;
  if (wanted !== undefined && wanted > amount) throw new Refusal('contest_amount');
  return wanted ?? amount;
}

async function bookAnswer(
  transaction: Transaction,
  contest: ContestRow,
  { granted, at }: { granted: Money; at: Date },
): Promise<void> {
  const { id, held, order_id: orderId, journal, currency } = contest;
  // The order went back as a whole, and its cash with it: there is nothing left to give.
  const isOver = journal === 'cash_decided' && orderId !== null && (await isGivenBack(transaction, orderId));
  const entries = entriesOfContestDecided(partyOf(contest), { held, granted: isOver ? nothing : granted });
  if (entries.length === 0) return;
  const about = { subject: `contest:${id}` };
  await writeJournal(transaction, { kind: 'contest_decided', about, currency: currency ?? '', entries, at });
}

function partyOf({ store_id: storeId, courier_id: courierId }: ContestRow): Payee {
  return storeId === null ? { courierId: courierId ?? 0 } : { storeId };
}

/** A rating that was granted is hidden as one that does not fit its order; any other counts again. */
async function settleRating(
  transaction: Transaction,
  { about }: ContestRow,
  { isGranted, at }: { isGranted: boolean; at: Date },
): Promise<void> {
  // Held until here, so it is in no sum.
  if (isGranted) await writeDecision(transaction, numberIn(about), { rule: 'not_the_order', at, times: 0 });
  await holdRating(transaction, numberIn(about), null);
}

async function liftContested(
  transaction: Transaction,
  { about, courier_id: courierId, store_id: storeId }: ContestRow,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  if (storeId !== null) {
    await lockStoreRow(transaction, storeId);
    // Another closing has come since.
    if ((await openClosingOf(transaction, storeId)) !== numberIn(about)) return;
    await openClosedStore(transaction, storeId, { by, at });
    return;
  }
  if (courierId === null) return;
  await lockCourierWithOrders(transaction, courierId);
  if ((await suspensionOf(transaction, courierId))?.id !== numberIn(about)) return;
  if (await liftSuspension(transaction, courierId, { by, at })) await setCourierSuspended(transaction, courierId, null);
}
