import type { preferencesContract } from 'market/account/account-preferences.contract';
import type { Contract } from 'market/calls/contract';
import { deleteSessionOf, deleteSessionsOf, sessionsOf } from '#api/auth/sessions/auth-sessions.data.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { avoidedAllergensOf, replaceAvoidedAllergens } from './account.data.ts';
import { chooseInterests, offerInterests } from './choose-interests.ts';
import { removeAccount } from './remove-account.ts';
import { removePhoto } from './remove-photo.ts';
import { showProfile } from './show-profile.ts';
import { updateProfile } from './update-profile.ts';

export const accountRoutes = (
  context: ApiContext,
): Handlers<Omit<Contract['account'], keyof typeof preferencesContract>> => ({
  info({ caller }) {
    return showProfile(context, caller.customerId);
  },
  updateProfile({ body, caller: { customerId, sessionId }, from }) {
    return updateProfile(context, { customerId, sessionId, from }, body);
  },
  async removePhoto({ caller }) {
    await removePhoto(context, caller.customerId);
    return { message: 'Photo removed.' };
  },
  async remove({ caller, session }) {
    await removeAccount(context, caller);
    session.clear();
    return { message: 'Account has been deleted' };
  },
  async sessions({ query, caller: { customerId, sessionId } }) {
    const { rows, page } = pageOfAll(await sessionsOf(context.db, customerId), query);
    const sessions = rows.map(({ id, device, created_at, seen_at }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      seen_at: seen_at.toISOString(),
      is_current: id === sessionId,
    }));
    return { ...page, sessions };
  },
  async endSession({ query, caller: { customerId, sessionId }, session }) {
    if (query.session_id === undefined) {
      await deleteSessionsOf(context.db, customerId, sessionId);
      return { message: 'All other devices have been signed out.' };
    }
    if (!(await deleteSessionOf(context.db, customerId, query.session_id))) throw new Refusal('session_not_found');
    if (query.session_id === sessionId) session.clear();
    return { message: 'This device has been signed out.' };
  },
  async interestCategories({ query, caller, scope }) {
    const { rows: categories, page } = pageOfAll(await offerInterests(context, caller.customerId, scope), query);
    return { ...page, categories };
  },
  async saveInterests({ body, caller, scope: { moduleId } }) {
    await chooseInterests(context, caller.customerId, { moduleId, categoryIds: body.category_ids });
    return { message: 'Interests saved.' };
  },
  async allergens({ caller: { customerId } }) {
    return { allergens: await avoidedAllergensOf(context.db, customerId) };
  },
  async saveAllergens({ body, caller: { customerId } }) {
    await replaceAvoidedAllergens(context.db, customerId, body.allergens);
    return { allergens: await avoidedAllergensOf(context.db, customerId) };
  },
});
