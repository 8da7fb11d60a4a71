import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  changeHighlight,
  createHighlight,
  listAdminHighlights,
  removeHighlight,
  setHighlightPicture,
  showAdminHighlight,
} from './manage-highlights.ts';

export const adminHighlightsRoutes = (context: ApiContext): Handlers<Contract['adminHighlights']> => ({
  async list({ caller, query: { module_type: moduleType, ...page } }) {
    const { rows, page: shown } = pageOfAll(await listAdminHighlights(context, caller, moduleType), page);
    return { ...shown, highlights: rows };
  },
  show: ({ caller, params }) => showAdminHighlight(context, caller, params.highlight_id),
  create: ({ caller, body, idempotencyKey }) => createHighlight(context, caller, body, idempotencyKey),
  change: ({ caller, params, body }) => changeHighlight(context, caller, params.highlight_id, body),
  async setPicture({ caller, params, body: { photo } }) {
    if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
    return setHighlightPicture(context, caller, params.highlight_id, photo);
  },
  async remove({ caller, params }) {
    await removeHighlight(context, caller, params.highlight_id);
    return { message: 'Highlight deleted.' };
  },
});
