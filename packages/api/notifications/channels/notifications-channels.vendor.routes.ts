import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showStoreChannels } from './show-channels.ts';

export const vendorChannelsRoutes = (context: ApiContext): Handlers<Contract['vendorChannels']> => ({
  show: ({ caller }) => showStoreChannels(context, caller),
});
