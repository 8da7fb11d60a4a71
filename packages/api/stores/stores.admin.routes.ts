import type { Contract } from 'market/calls/contract';
import { maxCounted } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import {
  changeStore,
  closeStore,
  createStore,
  inviteOwner,
  listAdminStores,
  openStore,
  showAdminStore,
} from './manage-stores.ts';

export const adminStoresRoutes = (context: ApiContext): Handlers<Contract['adminStores']> => ({
  async list({ caller, query }) {
    const { stores, total } = await listAdminStores(context, caller, query);
    return { total_size: Math.min(maxCounted, total), limit: query.limit, offset: query.offset, stores };
  },

  show: ({ caller, params }) => showAdminStore(context, caller, params.store_id),

  create: ({ caller, body, idempotencyKey }) => createStore(context, caller, body, idempotencyKey),

  change: ({ caller, params, body }) => changeStore(context, caller, params.store_id, body),

  close: ({ caller, params, body: { version, reason, until } }) =>
    closeStore(
      context,
      caller,
      { id: params.store_id, version },
      { reason, until: until === null ? null : new Date(until) },
    ),

  open: ({ caller, params, body: { version } }) => openStore(context, caller, { id: params.store_id, version }),

  async inviteOwner({ caller, params, body: { contact }, origin }) {
    const { invitation, link, isSent } = await inviteOwner(context, caller, params.store_id, { contact, origin });
    const { id, invited_by, created_at, expires_at } = invitation;
    return {
      invitation: {
        id,
        contact: invitation.contact,
        invited_by,
        role: 'owner',
        created_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
      },
      link,
      is_sent: isSent,
    };
  },
});
