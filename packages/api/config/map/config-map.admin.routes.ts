import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { changeMap, showMap } from './change-map.ts';
import { tryMap } from './try-map.ts';

export const adminMapRoutes = (context: ApiContext): Handlers<Contract['adminMap']> => ({
  show: () => showMap(context),
  change: ({ caller, body }) => changeMap(context, caller, body),
  tryOut: ({ query }) => tryMap(context, query.search_text),
});
