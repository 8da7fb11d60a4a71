import { mayGrant, permissionsOfStoreRole, type StoreRole } from 'market/access/access.rules';
import type { Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { countStoreOwners, deleteMember, lockMember, type MemberRow, setMemberRole } from './access.data.ts';
import { withdrawSentBy } from './invitations/access-invitations.data.ts';
import { takeProposalsBack } from './proposals/access-proposals.data.ts';

type Context = Pick<ApiContext, 'db' | 'now' | 'pausePoint'>;

export interface NewRole {
  accountId: number;
  role: StoreRole;
  /** The version that the person saw. */
  version: number;
}

/**
 * Gives a member of a store another role and returns the member [SEAT-13]. Refuses roles that the person may not give or take
 * away [SEAT-18], a change of their own role, the last owner [SEAT-21] and an outdated version [SEAT-39].
 */
export function changeMemberRole(context: Context, staff: AuthorizedStore, change: NewRole): Promise<MemberRow> {
  const { accountId, role, version } = change;
  return actAsStaff(context, staff, async (transaction) => {
    const member = await lockManageableMember(transaction, staff, accountId);
    mustBeGrantableRole(staff, role);
    if (member.version !== version)
      throw new ChangedMeanwhile({ sent: { version, role }, now: { version: member.version, role: member.role } });
    if (role !== 'owner') await mustNotBeLastOwner(transaction, staff.storeId, member);
    await setMemberRole(transaction, staff.storeId, accountId, role);
    return {
      result: { ...member, role, version: member.version + 1 },
      change: {
        action: 'member.role',
        subject: customerKey(accountId),
        before: { role: member.role },
        after: { role },
      },
    };
  });
}

/** Removes a member from the staff of a store, with the open invitations and proposals of the member [SEAT-22]. Refuses like `changeMemberRole`. */
export function removeMember(context: Context, staff: AuthorizedStore, accountId: number): Promise<void> {
  return actAsStaff(context, staff, async (transaction) => {
    const member = await lockManageableMember(transaction, staff, accountId);
    await mustNotBeLastOwner(transaction, staff.storeId, member);
    await context.pausePoint?.('before member is removed');
    await deleteMember(transaction, staff.storeId, accountId);
    const at = context.now();
    await withdrawSentBy(transaction, staff.storeId, accountId, at);
    await takeProposalsBack(transaction, { storeId: staff.storeId, accountId, by: staff.customerId, at });
    return { result: undefined, change: removalOf('member.remove', member) };
  });
}

/** Ends one's own membership in a store [SEAT-22]; the last owner stays [SEAT-21]. */
export function leaveStore(context: Context, staff: AuthorizedStore): Promise<void> {
  return actAsStaff(context, staff, async (transaction) => {
    const member = await lockMember(transaction, staff.storeId, staff.customerId);
    if (!member) throw new Refusal('member_not_found');
    await mustNotBeLastOwner(transaction, staff.storeId, member);
    const { storeId, customerId: by } = staff;
    await deleteMember(transaction, storeId, by);
    await takeProposalsBack(transaction, { storeId, accountId: by, by, at: context.now() });
    return { result: undefined, change: removalOf('member.leave', member) };
  });
}

function removalOf(action: string, { account_id: accountId, role }: MemberRow) {
  return { action, subject: customerKey(accountId), before: { role } };
}

/** Returns a locked member whose role the person may take away. */
async function lockManageableMember(db: Transaction, staff: AuthorizedStore, accountId: number): Promise<MemberRow> {
  if (accountId === staff.customerId) throw new Refusal('not_yourself');
  const member = await lockMember(db, staff.storeId, accountId);
  if (!member) throw new Refusal('member_not_found');
  mustBeGrantableRole(staff, member.role);
  return member;
}

/** Refuses a role with permissions that the person has not [SEAT-18]. */
export function mustBeGrantableRole(staff: AuthorizedStore, role: StoreRole): void {
  if (!mayGrant(staff.permissions, permissionsOfStoreRole(role))) throw new Refusal('right_missing');
}

async function mustNotBeLastOwner(db: Transaction, storeId: number, { role }: MemberRow): Promise<void> {
  if (role === 'owner' && (await countStoreOwners(db, storeId)) <= 1) throw new Refusal('last_owner');
}
