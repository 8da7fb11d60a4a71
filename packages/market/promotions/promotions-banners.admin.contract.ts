import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, sitePath, text, uploadedFile } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { bannerPlaces, bannerStates, bannerTargets } from './promotions-banners.rules.ts';

const maxPosition = 999;

const body = {
  title: text(60).check(z.minLength(1, 'Name is required')),
  module_type: z.enum(moduleTypes),
  /** Null for every zone. */
  zone_id: z.nullable(id),
  placement: z.enum(bannerPlaces),
  target: z.enum(bannerTargets),
  /** Of a `page`: a path of the storefront; null to be seen only. */
  link: z.nullable(sitePath),
  /** Of a `store`. */
  store_id: z.nullable(id),
  /** Of an `item`. */
  item_id: z.nullable(id),
  /** Behind the picture and the words. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** Smaller ones come first. */
  position: z.int().check(z.minimum(0), z.maximum(maxPosition)),
  starts_at: z.nullable(z.iso.datetime({ offset: true })),
  ends_at: z.nullable(z.iso.datetime({ offset: true })),
  is_active: z.boolean(),
};

const adminBanner = z.object({
  ...body,
  id: z.int(),
  zone_id: z.nullable(z.int()),
  zone_name: z.nullable(z.string()),
  link: z.nullable(z.string()),
  store_id: z.nullable(z.int()),
  store_name: z.nullable(z.string()),
  item_id: z.nullable(z.int()),
  item_name: z.nullable(z.string()),
  colour: z.string(),
  image_full_url: z.string(),
  starts_at: z.nullable(z.iso.datetime()),
  ends_at: z.nullable(z.iso.datetime()),
  state: z.enum(bannerStates),
  version: z.int(),
});

export type AdminBanner = z.infer<typeof adminBanner>;

const params = z.object({ banner_id: id });
const version = z.int().check(z.minimum(0));

/** The banners of the home pages, as operators set them. */
export const adminBannersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/banners',
    summary: 'The banners of the home of a module, or of all, as they follow each other [OPS-065]',
    callers: 'operator:ops.content',
    query: z.object({ ...pageQuery(), module_type: z.optional(z.enum(moduleTypes)) }),
    reply: listReply('banners', adminBanner),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/banners/{banner_id}',
    summary: 'A banner [OPS-065]',
    callers: 'operator:ops.content',
    params,
    reply: adminBanner,
    refusals: ['banner_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/banners',
    summary: 'Add a banner; it shows a gift until it has a picture of its own [OPS-065]',
    callers: 'operator:ops.content',
    oncePerKey: true,
    body: z.object(body),
    reply: adminBanner,
    refusals: ['right_missing', 'order_in_progress', 'key_reused'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/banners/{banner_id}',
    summary: 'Change a banner, or switch it off [OPS-065]',
    callers: 'operator:ops.content',
    params,
    body: z.object({ ...body, version }),
    reply: adminBanner,
    refusals: ['right_missing', 'banner_not_found', 'changed_meanwhile'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/banners/{banner_id}/picture',
    summary: 'Replace the picture of a banner, which is cut to a square [OPS-065]',
    callers: 'operator:ops.content',
    params,
    bodyAs: 'multipart',
    body: z.object({ photo: uploadedFile }),
    reply: adminBanner,
    refusals: ['banner_not_found', 'picture_kind', 'picture_size', 'picture_small', 'too_large', 'overloaded'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/banners/{banner_id}',
    summary: 'Delete a banner with its picture [OPS-065]',
    callers: 'operator:ops.content',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['banner_not_found'],
  }),
};
