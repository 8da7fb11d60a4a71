import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showCourierChannels } from './show-channels.ts';

export const courierChannelsRoutes = (context: ApiContext): Handlers<Contract['courierChannels']> => ({
  show: ({ caller }) => showCourierChannels(context, caller),
});
