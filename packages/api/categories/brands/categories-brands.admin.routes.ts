import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { createBrand, listAdminBrands, removeBrand, renameBrand, setPictureOfBrand } from './manage-brands.ts';

export const adminBrandsRoutes = (context: ApiContext): Handlers<Contract['adminBrands']> => ({
  async list({ query }) {
    const { rows, page } = pageOfAll(await listAdminBrands(context), query);
    return { ...page, brands: rows };
  },

  create: ({ caller, body, idempotencyKey }) => createBrand(context, caller, body, idempotencyKey),

  rename: ({ caller, params, body: { name, old_name: oldName } }) =>
    renameBrand(context, caller, { id: params.brand_id, name, oldName }),

  async setPicture({ caller, params, body: { photo } }) {
    if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
    return setPictureOfBrand(context, caller, params.brand_id, photo);
  },

  async remove({ caller, params }) {
    await removeBrand(context, caller, params.brand_id);
    return { message: 'Brand deleted.' };
  },
});
