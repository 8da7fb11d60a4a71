import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { discount, discountType } from './promotions-flash.admin.contract.ts';
import { saleStates } from './promotions-sales.rules.ts';

const moment = z.iso.datetime({ offset: true });
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const version = z.int().check(z.minimum(0));

/** Which items of the module are in it: of a zone, a store, a category, with words in the name; null is any. */
const filter = {
  zone_id: z.nullable(id),
  store_id: z.nullable(id),
  category_id: z.nullable(id),
  search: z.nullable(text(100)),
};

const terms = {
  module_type: z.enum(moduleTypes),
  discount,
  discount_type: discountType,
  starts_at: moment,
  ends_at: moment,
  /** The hours of each day, in the time of the zone; null for all day. */
  daily_from: z.nullable(timeOfDay),
  daily_until: z.nullable(timeOfDay),
};

const body = {
  title: text(60).check(z.minLength(1, 'Name is required')),
  description: text(300),
  ...terms,
  /** Null keeps the items that it has: those of an import. */
  filter: z.nullable(z.object(filter)),
};

const campaign = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  module_type: z.enum(moduleTypes),
  discount: z.number(),
  discount_type: discountType,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  daily_from: z.nullable(z.string()),
  daily_until: z.nullable(z.string()),
  filter: z.nullable(
    z.object({
      zone_id: z.nullable(z.int()),
      store_id: z.nullable(z.int()),
      store_name: z.nullable(z.string()),
      category_id: z.nullable(z.int()),
      search: z.nullable(z.string()),
    }),
  ),
  image_full_url: z.string(),
  items_count: z.int(),
  state: z.enum(saleStates),
  version: z.int(),
});

export type AdminCampaign = z.infer<typeof campaign>;

const card = z.object({
  item_id: z.int(),
  name: z.string(),
  image_full_url: z.string(),
  store_name: z.string(),
  currency: z.string(),
  price: z.number(),
  /** At the moment, with whatever promotion sets it then. */
  price_then: z.number(),
  /** What sets the price then; null for nothing. */
  promotion: z.nullable(z.string()),
});

const preview = z.object({
  items_count: z.int(),
  /** On prescription, or kept out of promotions. */
  left_out: z.int(),
  /** Other promotions with some of the items in the same days. */
  clashes: z.array(
    z.object({ kind: z.enum(['flash_sale', 'campaign']), id: z.int(), title: z.string(), items_count: z.int() }),
  ),
  /** The most ordered ones. */
  cards: z.array(card),
});

export type CampaignPreview = z.infer<typeof preview>;

const params = z.object({ campaign_id: id });

/** The campaigns of the market, as operators make them. */
export const adminCampaignsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/campaigns',
    summary: 'The campaigns in a state, the one that starts last first [OPS-061]',
    callers: 'operator:ops.promotions',
    query: z.object({ ...pageQuery(), state: z._default(z.enum(saleStates), 'running') }),
    reply: listReply('campaigns', campaign),
    refusals: [],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/admin/campaign-preview',
    summary: 'What a campaign would hold, what it leaves out and clashes with, and its cards at a moment [OPS-061]',
    callers: 'operator:ops.promotions',
    query: z.object({
      module_type: z.enum(moduleTypes),
      discount: z.coerce.number().check(z.minimum(0.01), z.maximum(10_000_000)),
      discount_type: discountType,
      starts_at: moment,
      ends_at: moment,
      daily_from: z.optional(timeOfDay),
      daily_until: z.optional(timeOfDay),
      zone_id: z.optional(id),
      store_id: z.optional(id),
      category_id: z.optional(id),
      search: z.optional(text(100)),
      at: moment,
      /** The saved one that is being changed; it does not clash with itself. */
      campaign_id: z.optional(id),
    }),
    reply: preview,
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/campaigns/{campaign_id}',
    summary: 'A campaign [OPS-061]',
    callers: 'operator:ops.promotions',
    params,
    reply: campaign,
    refusals: ['campaign_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/campaigns',
    summary: 'Make a campaign of the items that a filter finds; it shows a gift until it has a picture [OPS-061]',
    callers: 'operator:ops.promotions',
    oncePerKey: true,
    body: z.object(body),
    reply: campaign,
    refusals: ['campaign_size', 'order_in_progress', 'key_reused'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/campaigns/{campaign_id}',
    summary: 'Change a campaign; its filter is applied again [OPS-061]',
    callers: 'operator:ops.promotions',
    params,
    body: z.object({ ...body, version }),
    reply: campaign,
    refusals: ['campaign_not_found', 'campaign_size', 'changed_meanwhile'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/campaigns/{campaign_id}/picture',
    summary: 'Replace the picture of a campaign, which is cut to a square [OPS-061]',
    callers: 'operator:ops.promotions',
    params,
    bodyAs: 'multipart',
    body: z.object({ photo: uploadedFile }),
    reply: campaign,
    refusals: ['campaign_not_found', 'picture_kind', 'picture_size', 'picture_small', 'too_large', 'overloaded'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/campaigns/{campaign_id}',
    summary: 'Delete a campaign with its picture; orders keep their prices [OPS-061]',
    callers: 'operator:ops.promotions',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['campaign_not_found'],
  }),
};
