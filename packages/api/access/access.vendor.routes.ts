import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { type MemberRow, membersOf } from './access.data.ts';
import { changeMemberRole, leaveStore, removeMember } from './manage-members.ts';

export const vendorAccessRoutes = (context: ApiContext): Handlers<Contract['vendorAccess']> => ({
  async members({ caller, query }) {
    const { rows, page } = pageOfAll(await membersOf(context.db, caller.storeId), query);
    return { ...page, members: rows.map(asReply) };
  },

  async changeRole({ caller, params, body }) {
    return asReply(await changeMemberRole(context, caller, { ...body, accountId: params.account_id }));
  },

  async remove({ caller, params }) {
    await removeMember(context, caller, params.account_id);
    return { message: 'Removed from the staff.' };
  },

  async leave({ caller }) {
    await leaveStore(context, caller);
    return { message: 'You have left the staff.' };
  },
});

function asReply({ created_at, ...member }: MemberRow) {
  return { ...member, created_at: created_at.toISOString() };
}
