import { isWithinZones, permissionsOfRoles, permissionsOfStoreRole } from 'market/access/access.rules';
import { isWithinLimit, type LimitedCall, proposalStateAt } from 'market/access/access-limits.rules';
import { toDecimal } from 'market/values/money';
import { memberOf, operatorOf } from '#api/access/access.data.ts';
import {
  isWithinOwnLimit,
  type LimitedStaff,
  limitOf,
  moverOf,
  mustBePermitted,
  type PreparedAct,
  publishProposals,
  recordLimitedAct,
  subjectOf,
} from '#api/access/limits/act-within-limit.ts';
import {
  lockProposal,
  type ProposalRow,
  type ShownProposalRow,
  saveDecision,
  shownProposal,
} from '#api/access/proposals/access-proposals.data.ts';
import { prepareCorrection, type WalletCorrection } from '#api/account/desk/correct-wallet.ts';
import { type Goodwill, prepareGoodwill } from '#api/account/desk/give-goodwill.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { insertNotices } from '#api/notifications/notifications-notices.data.ts';
import { prepareProposedCancellation, type StoreCancellation } from '../board/cancel-as-member.ts';
import { prepareProposedOperatorChange } from '../changes/change-as-operator.ts';
import { type LineChange, prepareProposedChange } from '../changes/change-line.ts';
import { prepareRefund, proposedRefund } from '../refunds/refund-part.ts';
import { prepareCancellation } from './cancel-as-operator.ts';
import { prepareMove } from './move-as-operator.ts';

type OrderProposal = ProposalRow & { orderId: string };
type Prepare = (context: ApiContext, transaction: Transaction, proposal: ProposalRow) => Promise<PreparedAct>;
type PrepareOrder = (context: ApiContext, transaction: Transaction, proposal: OrderProposal) => Promise<PreparedAct>;

const aboutOrder =
  (prepare: PrepareOrder): Prepare =>
  (context, transaction, { orderId, ...proposal }) => {
    if (orderId === null) throw new TypeError('This proposal is about no order.');
    return prepare(context, transaction, { ...proposal, orderId });
  };

/** What each call prepares, from the input that the proposal has stored: the very same as the call itself. */
const preparedBy: Readonly<Record<LimitedCall, Prepare>> = {
  'adminOrders.refund': aboutOrder((context, transaction, { input, ...proposal }) =>
    prepareRefund(context, transaction, proposal, proposedRefund(input)),
  ),
  'adminOrders.cancel': aboutOrder((context, transaction, { input, ...proposal }) =>
    prepareCancellation(context, transaction, proposal, input as Parameters<typeof prepareCancellation>[3]),
  ),
  'adminOrders.move': aboutOrder((context, transaction, { input, ...proposal }) =>
    prepareMove(context, transaction, proposal, input as Parameters<typeof prepareMove>[3]),
  ),
  'adminChanges.change': aboutOrder((context, transaction, { input, ...proposal }) =>
    prepareProposedOperatorChange(context, transaction, proposal, input as unknown as LineChange),
  ),
  'adminCustomers.correctWallet': (context, transaction, { customerId, input }) =>
    prepareCorrection(context, transaction, customerId ?? 0, input as unknown as WalletCorrection),
  'adminCustomers.giveGoodwill': (context, transaction, { customerId, input }) =>
    prepareGoodwill(context, transaction, customerId ?? 0, input as unknown as Goodwill),
  'vendorOrders.cancel': aboutOrder((context, transaction, { input, orderId, storeId, accountId: customerId }) =>
    prepareProposedCancellation(
      context,
      transaction,
      { orderId, storeId: storeId ?? 0, customerId },
      input as unknown as StoreCancellation,
    ),
  ),
  'vendorOrders.change': aboutOrder((context, transaction, { input, orderId, storeId, accountId: customerId }) =>
    prepareProposedChange(
      context,
      transaction,
      { orderId, storeId: storeId ?? 0, customerId },
      input as unknown as LineChange,
    ),
  ),
};

/**
 * Approves what another person has proposed, and does it in the same transaction, as that person would have; both are in
 * the audit log [SEAT-16]. The amount must be the one that was proposed, and within the limit of the person who
 * approves. The same approval sent again is answered like the first one.
 */
export async function approveProposal(context: ApiContext, staff: LimitedStaff, id: number): Promise<ShownProposalRow> {
  if (await isDecidedBy(context, staff, id, 'approved')) return shownOf(context, staff, id);
  const { business_name: market } = await settingsOf(context.db);
  await actAsStaff(context, staff, async (transaction) => {
    const at = context.now();
    const proposal = await lockOpen(transaction, staff, id, at);
    // A person decides neither what they would receive nor what they have proposed.
    if (proposal.customerId === staff.customerId) throw new Refusal('proposal_own');
    if (proposal.accountId === staff.customerId) throw new Refusal('proposal_own');
    await context.pausePoint?.('proposal held');
    const prepared = await preparedBy[proposal.call](context, transaction, proposal).catch((fault) =>
      asChanged(fault, proposal),
    );
    if (prepared.amount !== proposal.amount || prepared.currency !== proposal.currency) {
      throw new ChangedMeanwhile({
        sent: { amount: toDecimal(proposal.amount) },
        now: { amount: toDecimal(prepared.amount) },
      });
    }
    mustBePermitted(staff, prepared);
    if (!(await mayStillPropose(transaction, proposal, prepared))) throw new Refusal('proposal_unauthorized');
    if (!(await isWithinOwnLimit(transaction, staff, prepared, at))) throw new Refusal('limit_too_low');
    const change = await prepared.perform();
    await recordLimitedAct(transaction, staff, { ...proposal, proposalId: id, at });
    await saveDecision(transaction, { id, state: 'approved', by: staff.customerId, at });
    await notifyProposer(transaction, proposal, { market, at });
    const both = { proposal: id, proposed_by: customerKey(proposal.accountId) };
    return { result: undefined, change: { ...change, after: { ...change.after, ...both } } };
  });
  return decided(context, staff, id);
}

/** Declines what another person has proposed; that person reads the reason [SEAT-16]. */
export async function declineProposal(
  context: ApiContext,
  staff: LimitedStaff,
  id: number,
  reason: string,
): Promise<ShownProposalRow> {
  if (await isDecidedBy(context, staff, id, 'declined')) return shownOf(context, staff, id);
  const { business_name: market } = await settingsOf(context.db);
  await actAsStaff(context, staff, async (transaction) => {
    const at = context.now();
    const proposal = await lockOpen(transaction, staff, id, at);
    if (proposal.accountId === staff.customerId) throw new Refusal('proposal_own');
    const limit = await limitOf(transaction, staff, proposal.currency);
    if (!isWithinLimit({ ...limit, perDay: null }, proposal.amount)) throw new Refusal('limit_too_low');
    await saveDecision(transaction, { id, state: 'declined', by: staff.customerId, at, declineReason: reason });
    await notifyProposer(transaction, proposal, { market, at, declineReason: reason });
    const subject = subjectOf(proposal);
    const before = { proposal: id, proposed_by: customerKey(proposal.accountId), call: proposal.call };
    return { result: undefined, change: { action: 'proposal.decline', subject, before, reason } };
  });
  return decided(context, staff, id);
}

/** Takes an own proposal back [SEAT-16]. */
export async function takeProposalBack(
  context: ApiContext,
  staff: LimitedStaff,
  id: number,
): Promise<ShownProposalRow> {
  if (await isDecidedBy(context, staff, id, 'taken_back')) return shownOf(context, staff, id);
  await actAsStaff(context, staff, async (transaction) => {
    const at = context.now();
    const proposal = await lockOpen(transaction, staff, id, at);
    // That of another person is decided, and not taken back.
    if (proposal.accountId !== staff.customerId) throw new Refusal('proposal_not_found');
    await saveDecision(transaction, { id, state: 'taken_back', by: staff.customerId, at });
    const change = { action: 'proposal.take_back', subject: subjectOf(proposal), before: { proposal: id } };
    return { result: undefined, change };
  });
  return decided(context, staff, id);
}

/** No zone has it: what is in no zone is seen by those who work in all zones. */
const inNoZone = 0;

/** Returns whether a person may see a proposal: one of their store or zones, or made by them [SEAT-12]. */
function isKnownTo(staff: LimitedStaff, { storeId, zoneId, accountId }: ProposalRow): boolean {
  if (staff.kind === 'vendor') return storeId === staff.storeId;
  if (storeId !== null) return false;
  return (
    accountId === staff.customerId ||
    (staff.permissions.includes('ops.lead') && isWithinZones(staff.zones, zoneId ?? inNoZone))
  );
}

/** What was left to refund when it was proposed was refunded since: the person who approves reads what has changed. */
function asChanged(fault: unknown, { amount }: ProposalRow): never {
  throw fault instanceof Refusal && fault.code === 'refund_nothing'
    ? new ChangedMeanwhile({ sent: { amount: toDecimal(amount) }, now: { amount: 0 } })
    : fault;
}

/** Notifies the person who has proposed an act of what became of it [SEAT-16]. */
async function notifyProposer(
  transaction: Transaction,
  { accountId, orderId, call }: ProposalRow,
  { market, at, declineReason }: { market: string; at: Date; declineReason?: string },
): Promise<void> {
  const became = declineReason === undefined ? 'was approved and is done' : `was declined: ${declineReason}`;
  const noOrder = call === 'adminCustomers.giveGoodwill' ? 'for a customer' : 'for a wallet';
  const what = orderId === null ? noOrder : `for order ${orderId}`;
  const body = `${market}: your proposal ${what} ${became}`;
  await insertNotices(transaction, [accountId], { subject: `Your proposal ${what}`, body }, at);
}

async function lockOpen(transaction: Transaction, staff: LimitedStaff, id: number, at: Date): Promise<ProposalRow> {
  const proposal = await lockProposal(transaction, id);
  if (!proposal || !isKnownTo(staff, proposal)) throw new Refusal('proposal_not_found');
  const state = proposalStateAt(proposal, at);
  if (state === 'expired') throw new Refusal('proposal_expired');
  if (state !== 'open') throw new Refusal('proposal_decided');
  return proposal;
}

/** Returns whether the person who has proposed an act may still do it: roles may have changed since. */
async function mayStillPropose(
  transaction: Transaction,
  { accountId, storeId, zoneId }: ProposalRow,
  { permission }: PreparedAct,
): Promise<boolean> {
  if (storeId !== null) {
    const member = await memberOf(transaction, accountId, storeId);
    const permissions: readonly string[] = member ? permissionsOfStoreRole(member.role) : [];
    return member?.suspendedReason === null && permissions.includes(permission);
  }
  const operator = await operatorOf(transaction, accountId);
  if (!operator || operator.suspendedReason !== null) return false;
  const permissions: readonly string[] = permissionsOfRoles(operator.roles);
  return permissions.includes(permission) && (zoneId === null || isWithinZones(operator.zoneIds ?? 'all', zoneId));
}

/** The person has decided so before: the first reply may have been lost. */
async function isDecidedBy(
  { db }: ApiContext,
  staff: LimitedStaff,
  id: number,
  state: ProposalRow['state'],
): Promise<boolean> {
  const known = await shownProposal(db, id);
  return (
    known !== undefined && isKnownTo(staff, known) && known.state === state && known.decidedBy === staff.customerId
  );
}

async function decided(context: ApiContext, staff: LimitedStaff, id: number): Promise<ShownProposalRow> {
  await publishProposals(context, moverOf(staff).storeId);
  return shownOf(context, staff, id);
}

async function shownOf({ db }: ApiContext, staff: LimitedStaff, id: number): Promise<ShownProposalRow> {
  const row = await shownProposal(db, id);
  if (!row || !isKnownTo(staff, row)) throw new Refusal('proposal_not_found');
  return row;
}
