import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { bannerStates } from './promotions-banners.rules.ts';

const maxPosition = 999;
const moment = z.nullable(z.iso.datetime({ offset: true }));
const version = z.int().check(z.minimum(0));

const body = {
  store_id: id,
  title: text(60).check(z.minLength(1, 'Name is required')),
  description: text(160),
  /** Whether the card shows the rating of the store, and how many reviews it has. */
  shows_rating: z.boolean(),
  shows_reviews: z.boolean(),
  /** Smaller ones come first. */
  position: z.int().check(z.minimum(0), z.maximum(maxPosition)),
  starts_at: moment,
  ends_at: moment,
  is_active: z.boolean(),
};

const highlight = z.object({
  ...body,
  id: z.int(),
  store_id: z.int(),
  store_name: z.string(),
  zone_name: z.string(),
  module_type: z.enum(moduleTypes),
  image_full_url: z.string(),
  starts_at: z.nullable(z.iso.datetime()),
  ends_at: z.nullable(z.iso.datetime()),
  state: z.enum(bannerStates),
  version: z.int(),
});

export type AdminHighlight = z.infer<typeof highlight>;

const params = z.object({ highlight_id: id });

/** The highlights of stores on the home pages, as operators set them: customers see each with the word "Ad". */
export const adminHighlightsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/highlights',
    summary: 'The highlights of the home of a module, or of all, as they follow each other [OPS-065]',
    callers: 'operator:ops.content',
    query: z.object({ ...pageQuery(), module_type: z.optional(z.enum(moduleTypes)) }),
    reply: listReply('highlights', highlight),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/highlights/{highlight_id}',
    summary: 'A highlight of a store [OPS-065]',
    callers: 'operator:ops.content',
    params,
    reply: highlight,
    refusals: ['highlight_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/highlights',
    summary: 'Highlight a store; it shows a gift until it has a picture of its own [OPS-065]',
    callers: 'operator:ops.content',
    oncePerKey: true,
    body: z.object(body),
    reply: highlight,
    refusals: ['order_in_progress', 'key_reused'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/highlights/{highlight_id}',
    summary: 'Change a highlight, or switch it off [OPS-065]',
    callers: 'operator:ops.content',
    params,
    body: z.object({ ...body, version }),
    reply: highlight,
    refusals: ['highlight_not_found', 'changed_meanwhile'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/highlights/{highlight_id}/picture',
    summary: 'Replace the cover of a highlight, which is cut to 16 by 9 [OPS-065]',
    callers: 'operator:ops.content',
    params,
    bodyAs: 'multipart',
    body: z.object({ photo: uploadedFile }),
    reply: highlight,
    refusals: ['highlight_not_found', 'picture_kind', 'picture_size', 'picture_small', 'too_large', 'overloaded'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/highlights/{highlight_id}',
    summary: 'Delete a highlight with its picture [OPS-065]',
    callers: 'operator:ops.content',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['highlight_not_found'],
  }),
};
