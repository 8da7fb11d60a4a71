import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { item } from '../items/items.contract.ts';

const child = z.object({ id: z.int(), slug: z.string(), name: z.string(), image_full_url: z.string() });

const category = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  image_full_url: z.string(),
  featured: z.union([z.literal(0), z.literal(1)]),
  module_id: z.int(),
  /** How many items are on sale in it and in its children. */
  items_count: z.int(),
  childes: z.array(child),
});

export type Category = z.infer<typeof category>;

const brand = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image_full_url: z.nullable(z.string()),
  items_count: z.int(),
});

export type Brand = z.infer<typeof brand>;

/** What people take medicine for [PHAR-10]. */
const condition = z.object({ id: z.int(), slug: z.string(), name: z.string(), image_full_url: z.string() });

export const categoriesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/categories',
    summary: 'The categories of the module, each with its children',
    callers: 'anyone',
    inZones: true,
    query: z.object({
      /** 1 for the featured ones alone [CAT-12]. */
      featured: z.optional(z.coerce.number().check(z.refine((value) => value === 0 || value === 1, 'Send 0 or 1'))),
      ...pageQuery(),
    }),
    reply: listReply('categories', category),
    refusals: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v1/categories/details/{id}',
    summary: 'One category with its children, by its slug or its id',
    callers: 'anyone',
    inZones: 'optional',
    params: z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/)) }),
    reply: z.extend(category, { parent: z.nullable(child) }),
    refusals: ['category_not_found'],
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/v1/categories/items/{id}',
    summary: 'The items of a category and its children, the most ordered first',
    callers: 'anyone',
    inZones: true,
    params: z.object({ id }),
    query: z.object({ type: z._default(z.literal('all'), 'all'), ...pageQuery() }),
    reply: listReply('products', item),
    refusals: [],
  }),
  brands: endpoint({
    method: 'GET',
    path: '/api/v1/brand',
    summary: 'The brands of the module that are sold in the zones',
    callers: 'anyone',
    inZones: true,
    query: z.object(pageQuery()),
    reply: listReply('brands', brand),
    refusals: [],
  }),
  conditions: endpoint({
    method: 'GET',
    path: '/api/v1/conditions',
    summary: 'The common conditions that something is sold for',
    callers: 'anyone',
    inZones: true,
    query: z.object(pageQuery()),
    reply: listReply('conditions', condition),
    refusals: [],
  }),
  conditionItems: endpoint({
    method: 'GET',
    path: '/api/v1/conditions/{id}',
    summary: 'The items for a condition, the most ordered first',
    callers: 'anyone',
    inZones: true,
    params: z.object({ id }),
    query: z.object({ type: z._default(z.literal('all'), 'all'), ...pageQuery() }),
    reply: listReply('products', item),
    refusals: [],
  }),
};
