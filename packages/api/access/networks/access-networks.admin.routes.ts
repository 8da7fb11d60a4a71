import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { changeNetworks, showNetworks } from './operator-networks.ts';

export const adminNetworksRoutes = (context: ApiContext): Handlers<Contract['adminNetworks']> => ({
  show: ({ address }) => showNetworks(context, address),
  change: ({ caller, body, address }) => changeNetworks(context, caller, body, address),
});
