import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  listSectionBanners,
  removeSectionBanner,
  setSectionBanner,
  setSectionPicture,
} from './manage-section-banners.ts';

export const adminSectionsRoutes = (context: ApiContext): Handlers<Contract['adminSections']> => ({
  async list({ caller, query }) {
    const { rows, page } = pageOfAll(await listSectionBanners(context, caller), query);
    return { ...page, banners: rows };
  },
  set: ({ caller, params, body }) => setSectionBanner(context, caller, params, body),
  async setPicture({ caller, params, body: { photo } }) {
    if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
    return setSectionPicture(context, caller, params, photo);
  },
  async remove({ caller, params }) {
    await removeSectionBanner(context, caller, params);
    return { message: 'Banner deleted.' };
  },
});
