import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  changeBanner,
  createBanner,
  listAdminBanners,
  removeBanner,
  setBannerPicture,
  showAdminBanner,
} from './manage-banners.ts';

export const adminBannersRoutes = (context: ApiContext): Handlers<Contract['adminBanners']> => ({
  async list({ caller, query: { module_type: moduleType, ...page } }) {
    const all = await listAdminBanners(context, caller, moduleType);
    const { rows, page: shown } = pageOfAll(all, page);
    return { ...shown, banners: rows };
  },
  show: ({ caller, params }) => showAdminBanner(context, caller, params.banner_id),
  create: ({ caller, body, idempotencyKey }) => createBanner(context, caller, body, idempotencyKey),
  change: ({ caller, params, body }) => changeBanner(context, caller, params.banner_id, body),
  async setPicture({ caller, params, body: { photo } }) {
    if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
    return setBannerPicture(context, caller, params.banner_id, photo);
  },
  async remove({ caller, params }) {
    await removeBanner(context, caller, params.banner_id);
    return { message: 'Banner deleted.' };
  },
});
