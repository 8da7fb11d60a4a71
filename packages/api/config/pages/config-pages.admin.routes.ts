import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { changePage, listPages, previewPage, showTexts } from './edit-pages.ts';

export const adminPagesRoutes = (context: ApiContext): Handlers<Contract['adminPages']> => ({
  list: () => listPages(context),

  show: ({ params }) => showTexts(context, params.name),

  preview: ({ body }) => previewPage(body),

  change: ({ caller, params, body }) => changePage(context, caller, params, body),
});
