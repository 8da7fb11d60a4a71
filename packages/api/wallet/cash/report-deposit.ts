import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf } from 'market/calls/endpoint';
import { fromDecimal, nothing, toDecimal } from 'market/values/money';
import { refusalOfOwnDeposit } from 'market/wallet/wallet-cash.rules';
import type { courierDepositsContract, DepositOfDesk, OwnDeposit } from 'market/wallet/wallet-deposits.contract';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedCourier, type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { makeWholePicture } from '#api/http/files/make-photo.ts';
import { privateFileOf, privateLinks } from '#api/http/files/private-pictures.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { bookDeposit } from './take-cash-in.ts';
import { cashPosition, insertDeposit, lockCourierWithCash } from './wallet-cash.data.ts';
import {
  courierOfDeposit,
  decideOwnDeposit,
  insertOwnDeposit,
  type OwnDepositRow,
  ownDepositById,
  pendingSum,
} from './wallet-own-deposits.data.ts';

/**
 * Notes cash that a courier has handed in, once for each key. It is not booked: the courier holds it until an operator
 * confirms it, and never hands in more than that [DEL-51].
 */
export async function reportDeposit(
  context: ApiContext,
  courier: AuthorizedCourier,
  key: string,
  { photo, ...sent }: BodyOf<typeof courierDepositsContract.make>,
): Promise<OwnDeposit> {
  const bytes = photo instanceof Uint8Array ? photo : photo && new Uint8Array(await photo.arrayBuffer());
  if (!bytes && !sent.reference) throw new Refusal('deposit_proof');
  const hash = bytes ? createHash('sha256').update(bytes).digest('base64url') : null;
  const picture = bytes ? randomBytes(16).toString('base64url') : null;
  const files = bytes && picture ? [{ name: privateFileOf(picture), bytes: await makeWholePicture(bytes) }] : [];
  const { courierId } = courier;
  const { id } = await withFiles(context, files, (claim) =>
    actOnceAsStaff(context, courier, { key, request: { ...sent, hash } }, async (transaction) => {
      await lockCourierWithCash(transaction, courierId, null);
      const { held } = await cashPosition(transaction, courierId, sent.currency);
      const amount = fromDecimal(sent.amount);
      refuse(refusalOfOwnDeposit({ held, pending: await pendingSum(transaction, courierId, sent.currency) }, amount));
      const { currency, way, place, reference } = sent;
      const made = { currency, amount, way, place, reference, picture, made_at: context.now() };
      const depositId = await insertOwnDeposit(transaction, { courier_id: courierId, ...made });
      await claim(transaction);
      const after = { amount: sent.amount, currency, way };
      return { result: { id: depositId }, change: { action: 'cash.report', subject: `courier:${courierId}`, after } };
    }),
  );
  return ownDepositReply(await mustFind(context, id), await privateLinks(context));
}

/** Confirms that cash has come, which books it [DEL-51]. */
export function confirmDeposit(context: ApiContext, staff: AuthorizedOperator, id: number): Promise<DepositOfDesk> {
  return decide(context, staff, id, async (transaction, { courier_id: courierId, currency, amount, held }) => {
    if (amount > held) throw new Refusal('cash_above_held');
    const at = context.now();
    const by = staff.customerId;
    const booked = { courierId, currency, held, counted: amount, missing: nothing, borneBy: null };
    const depositId = await insertDeposit(transaction, { ...booked, note: '', by, at });
    await bookDeposit(transaction, { id: depositId, ...booked, at });
    await decideOwnDeposit(transaction, id, { depositId, reason: '', by, at });
    return { action: 'cash.confirm', after: { amount: toDecimal(amount), currency } };
  });
}

/** Refuses cash that has not come, with a reason for its courier [DEL-51]. */
export function refuseDeposit(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  reason: string,
): Promise<DepositOfDesk> {
  return decide(context, staff, id, async (transaction) => {
    const decided = { depositId: null, reason, by: staff.customerId, at: context.now() };
    await decideOwnDeposit(transaction, id, decided);
    return { action: 'cash.refuse', reason };
  });
}

/** Locks the courier first, as every movement of their cash does: of two operators the second reads what was decided. */
async function decide(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  work: (
    transaction: Transaction,
    deposit: OwnDepositRow,
  ) => Promise<{ action: string; after?: object; reason?: string }>,
): Promise<DepositOfDesk> {
  await actAsStaff(context, staff, async (transaction) => {
    const zoneIds = zoneIdsOf(staff);
    const courierId = await courierOfDeposit(transaction, id, zoneIds);
    if (courierId === undefined) throw new Refusal('deposit_not_found');
    await lockCourierWithCash(transaction, courierId, zoneIds);
    const deposit = await ownDepositById(transaction, id);
    if (!deposit || deposit.decision !== null) throw new Refusal('deposit_decided');
    const change = await work(transaction, deposit);
    return { result: undefined, change: { ...change, subject: `courier:${courierId}` } };
  });
  return depositOfDeskReply(await mustFind(context, id), await privateLinks(context));
}

async function mustFind({ db }: Pick<ApiContext, 'db'>, id: number): Promise<OwnDepositRow> {
  const row = await ownDepositById(db, id);
  if (!row) throw new Error('A deposit that was just written is not there');
  return row;
}

export function ownDepositReply(row: OwnDepositRow, linkTo: (picture: string) => string): OwnDeposit {
  const { id, currency, way, place, reference, decision, reason } = row;
  return {
    ...{ id, currency, way, place, reference, decision, reason },
    amount: toDecimal(row.amount),
    picture: row.picture === null ? null : linkTo(row.picture),
    made_at: row.made_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

export function depositOfDeskReply(row: OwnDepositRow, linkTo: (picture: string) => string): DepositOfDesk {
  return {
    ...ownDepositReply(row, linkTo),
    courier_id: row.courier_id,
    name: row.name,
    held: toDecimal(row.held),
  };
}
