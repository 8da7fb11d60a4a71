import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { countDrawer, showDrawer } from './count-drawer.ts';

export const vendorDrawerRoutes = (context: ApiContext): Handlers<Contract['vendorDrawer']> => ({
  show: ({ caller }) => showDrawer(context, caller.storeId),
  count: ({ caller, body }) => countDrawer(context, caller, body),
});
