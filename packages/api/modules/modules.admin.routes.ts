import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { arrangeModules, listAdminModules, renameModule, setPictureOfModule, switchModule } from './manage-modules.ts';

export const adminModulesRoutes = (context: ApiContext): Handlers<Contract['adminModules']> => ({
  async list({ caller, query }) {
    const { rows, page } = pageOfAll(await listAdminModules(context, caller), query);
    return { ...page, modules: rows };
  },
  rename: ({ caller, params, body }) => renameModule(context, caller, { type: params.module_type, ...body }),
  async setPicture({ caller, params, body: { photo } }) {
    if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
    return setPictureOfModule(context, caller, params.module_type, photo);
  },
  async arrange({ caller, body: { sequence, old_sequence: oldSequence } }) {
    await arrangeModules(context, caller, { sequence, oldSequence });
    return { message: 'Sequence saved.' };
  },
  switch: ({ caller, params, body }) =>
    switchModule(context, caller, {
      ...{ type: params.module_type, zoneId: params.zone_id, isOn: body.is_on, seenOrders: body.seen_orders },
    }),
});
