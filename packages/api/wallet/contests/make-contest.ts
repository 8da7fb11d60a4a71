import { createHash } from 'node:crypto';
import type { BodyOf } from 'market/calls/endpoint';
import { dayMilliseconds } from 'market/values/durations';
import { fromDecimal, type Money } from 'market/values/money';
import type { Contest } from 'market/wallet/contests/wallet-contests.contract';
import type { courierContestsContract } from 'market/wallet/contests/wallet-contests.courier.contract';
import {
  contestableUntil,
  contestDays,
  entriesOfContestHeld,
  heldOfSum,
  maxContestPictures,
  refusalToContest,
} from 'market/wallet/contests/wallet-contests.rules';
import { payeeAccount } from 'market/wallet/wallet-payouts.rules';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { filesIn, processPictures } from '#api/chat/send-message.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier, AuthorizedStore } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { writeJournal } from '../wallet.data.ts';
import { contestReply, thingReply } from './contest-replies.ts';
import {
  type ContestedRow,
  type ContestParty,
  contestableOf,
  contestById,
  holdRating,
  insertContest,
  isContested,
  thingOf,
} from './wallet-contests.data.ts';

/** Who contests: a courier, or a store by its staff. */
type Contesting = AuthorizedCourier | AuthorizedStore;

export function partyOf(staff: Contesting): ContestParty {
  const payee = staff.kind === 'courier' ? { courierId: staff.courierId } : { storeId: staff.storeId };
  return { ...payee, account: payeeAccount(payee) };
}

const audienceOf = ({ kind }: Contesting) => (kind === 'courier' ? 'courier' : 'store');

/** Returns what a courier or a store may still contest, the newest first [DEL-57]. */
export async function listContestable({ db, now }: Pick<ApiContext, 'db' | 'now'>, staff: Contesting) {
  const audience = audienceOf(staff);
  const since = new Date(now().getTime() - contestDays[audience] * dayMilliseconds);
  const rows = await contestableOf(db, partyOf(staff), since);
  return rows.map((row) => ({
    ...thingReply(row),
    until: contestableUntil(audience, row.happened_at).toISOString(),
  }));
}

/**
 * Contests a thing, once for each key. A deduction is not taken until the answer, and a rating is not counted; a suspension
 * stays, because it may protect people [DEL-57].
 */
export async function makeContest(
  context: ApiContext,
  staff: Contesting,
  key: string,
  body: BodyOf<typeof courierContestsContract.make>,
): Promise<Contest> {
  const { about, words, amount } = body;
  const files = filesIn(body);
  if (files.length > maxContestPictures) throw new Refusal('images_too_many');
  const hashes = files.map((file) => createHash('sha256').update(file).digest('base64url'));
  const request = { key, request: { about, words, amount: amount ?? null, pictures: hashes } };
  const pictures = await processPictures(context, staff.customerId, files);
  const { id } = await withFiles(context, pictures, (claim) =>
    actOnceAsStaff(context, staff, request, async (transaction) => {
      const made = await contestThing(transaction, context, staff, {
        about,
        words,
        missing: amount === undefined ? undefined : fromDecimal(amount),
        pictures: pictures.map((picture) => picture.id),
      });
      await claim(transaction);
      const change = { action: 'contest.make', subject: `contest:${made}`, after: { about } };
      return { result: { id: made }, change };
    }),
  );
  const row = await contestById(context.db, id);
  if (!row) throw new Error('A contest that was just made is not there');
  return contestReply(row, await privateLinks(context));
}

interface Sent {
  about: string;
  words: string;
  missing: Money | undefined;
  pictures: readonly string[];
}

async function contestThing(
  transaction: Transaction,
  { now }: Pick<ApiContext, 'now'>,
  staff: Contesting,
  { about, words, missing, pictures }: Sent,
): Promise<number> {
  const [party, at] = [partyOf(staff), now()];
  const thing = await thingOf(transaction, party, about);
  if (!thing) throw new Refusal('contest_unknown');
  const contested = { happenedAt: thing.happened_at, isContested: await isContested(transaction, party, about) };
  refuse(refusalToContest(audienceOf(staff), contested, at));
  const { amount, held } = sumOf(thing, missing);
  const by = staff.customerId;
  const id = await insertContest(transaction, { party, thing, words, pictures, amount, held, by, at });
  // The same thing from another phone, at the same moment.
  if (id === undefined) throw new Refusal('contest_twice');
  if (thing.kind === 'rating') await holdRating(transaction, numberIn(about), at);
  const entries = entriesOfContestHeld(party, held);
  if (entries.length > 0) {
    const currency = thing.currency ?? '';
    await writeJournal(transaction, {
      kind: 'contest_held',
      about: { subject: `contest:${id}` },
      currency,
      entries,
      at,
    });
  }
  return id;
}

/** A deduction is contested as a whole; of a pay the person says what is missing. */
function sumOf({ kind, booked }: ContestedRow, missing: Money | undefined): { amount: Money | null; held: Money } {
  const held = heldOfSum({ booked: booked ?? (0 as Money) });
  if (kind !== 'sum') return { amount: null, held };
  if (held > 0) return { amount: held, held };
  if (missing === undefined || missing <= 0) throw new Refusal('contest_amount');
  return { amount: missing, held };
}

/** The number of what a contest is about. */
export function numberIn(about: string): number {
  return Number(about.split(':')[1]);
}
