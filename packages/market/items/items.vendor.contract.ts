import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { soldOutEnd, vendorBulkContract } from './changes/items-bulk.vendor.contract.ts';
import { vendorIngredientsContract } from './changes/items-ingredients.vendor.contract.ts';
import { vendorHoursContract } from './hours/items-hours.vendor.contract.ts';
import { addOn } from './items.contract.ts';
import { vendorArrangementContract } from './items-arrangement.vendor.contract.ts';
import { availabilities, maxPrice, menuLimits } from './items-menu.rules.ts';
import { vendorOffContract } from './items-off.vendor.contract.ts';
import { vendorStockContract } from './items-stock.vendor.contract.ts';

const storeParams = z.object({ store_id: id });
const itemParams = z.object({ store_id: id, item_id: id });
const moment = z.nullable(z.iso.datetime());

const menuRow = z.object({
  id: z.int(),
  name: z.string(),
  category_id: z.int(),
  /** A decimal of the zone's currency. */
  price: z.number(),
  image_full_url: z.string(),
  /** Without a photo of its own an item shows that of its category. */
  has_photo: z.boolean(),
  /** Null never runs out; of an item with variations it is their sum. */
  stock: z.nullable(z.int()),
  variation_count: z.int(),
  /** The store is warned when fewer pieces than this are left; null never [STO-064]. */
  low_mark: z.nullable(z.int()),
  /** It is used up, or one of its variations is below the mark. */
  is_low: z.boolean(),
  availability: z.enum(availabilities),
  /** When a sold-out item is on sale again by itself; null until staff puts it back. */
  sold_out_until: moment,
  /** It comes first in its category [STO-052]. */
  is_featured: z.boolean(),
  /** Why an operator has hidden it; absent for every other item [OPS-051]. */
  hidden_reason: z.optional(z.string()),
  /** To be sent back with a change. */
  version: z.int(),
});

export type MenuRow = z.infer<typeof menuRow>;

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const price = z.number().check(z.minimum(0), z.maximum(maxPrice));
const stock = z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000)));
const words = z.array(text(100).check(z.minLength(1))).check(z.maxLength(20));
const name = text(100).check(z.minLength(1));

/** What a store sets of an item; the rules of `faultsOfMenuItem` come on top. */
const menuFields = z.object({
  name: text(200).check(z.minLength(1)),
  category_id: id,
  price,
  description: z.optional(text(5_000)),
  unit_type: z.optional(text(50)),
  discount: z.optional(price),
  discount_type: z.optional(z.enum(['percent', 'amount'])),
  /** Left out it stays: orders may have taken some meanwhile. */
  stock: z.optional(stock),
  maximum_cart_quantity: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(10_000)))),
  veg: z.optional(z.boolean()),
  is_halal: z.optional(z.boolean()),
  organic: z.optional(z.boolean()),
  is_prescription_required: z.optional(z.boolean()),
  schedule_order: z.optional(z.boolean()),
  generic_names: z.optional(words),
  tags: z.optional(words),
  nutrition: z.optional(words),
  allergens: z.optional(words),
  /** Daily hours in the zone's time, both or neither. */
  available_from: z.optional(z.nullable(timeOfDay)),
  available_until: z.optional(z.nullable(timeOfDay)),
  variations: z.optional(
    z.object({
      choices: z
        .array(z.object({ name, options: z.array(name).check(z.minLength(1), z.maxLength(menuLimits.options)) }))
        .check(z.maxLength(menuLimits.choices)),
      variants: z
        .array(
          z.object({
            /** One option of each choice, joined with '-'. */
            type: text(310).check(z.minLength(1)),
            price,
            /** Left out it stays; of a new variant it never runs out. */
            stock: z.optional(stock),
          }),
        )
        .check(z.maxLength(menuLimits.variants)),
    }),
  ),
  food_variations: z.optional(
    z
      .array(
        z.object({
          name,
          type: z.enum(['single', 'multi']),
          required: z.boolean(),
          min: z.int().check(z.minimum(0), z.maximum(menuLimits.options)),
          max: z.int().check(z.minimum(1), z.maximum(menuLimits.options)),
          values: z.array(z.object({ label: name, price })).check(z.minLength(1), z.maxLength(menuLimits.options)),
        }),
      )
      .check(z.maxLength(menuLimits.groups)),
  ),
  /** An add-on belongs to its store: the same name is the same add-on, at one price. */
  add_ons: z.optional(z.array(z.object({ name, price })).check(z.maxLength(menuLimits.addOns))),
});

export type MenuFieldsSent = z.infer<typeof menuFields>;

const changedFields = z.partial(menuFields);
export type ChangedMenuFields = z.infer<typeof changedFields>;

const menuItem = z.extend(menuRow, {
  slug: z.string(),
  description: z.string(),
  unit_type: z.string(),
  discount: z.number(),
  discount_type: z.enum(['percent', 'amount']),
  maximum_cart_quantity: z.nullable(z.int()),
  veg: z.boolean(),
  is_halal: z.boolean(),
  organic: z.boolean(),
  is_prescription_required: z.boolean(),
  schedule_order: z.boolean(),
  generic_names: z.array(z.string()),
  tags: z.array(z.string()),
  nutrition: z.array(z.string()),
  allergens: z.array(z.string()),
  available_from: z.nullable(z.string()),
  available_until: z.nullable(z.string()),
  variations: z.object({
    choices: z.array(z.object({ name: z.string(), options: z.array(z.string()) })),
    variants: z.array(z.object({ type: z.string(), price: z.number(), stock: z.nullable(z.int()) })),
  }),
  food_variations: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['single', 'multi']),
      required: z.boolean(),
      min: z.int(),
      max: z.int(),
      values: z.array(z.object({ label: z.string(), price: z.number() })),
    }),
  ),
  add_ons: z.array(z.object({ name: z.string(), price: z.number() })),
  /** The first is on cards. */
  photos: z.array(z.object({ key: z.string(), image_full_url: z.string(), text: z.string() })),
});

export type MenuItem = z.infer<typeof menuItem>;

const itemReply = z.object({ item: menuItem });
/** The version that the member saw. */
const expectedVersion = { version: z.int() };

/** What a file of items does or would do [STO-054] [STO-055]. */
const importReply = z.object({
  /** Lines of items, with and without faults. */
  line_count: z.int(),
  added: z.int(),
  changed: z.int(),
  /** Items that are as the file has them already. */
  same: z.int(),
  rows: z.array(
    z.object({
      line: z.int(),
      slug: z.string(),
      name: z.string(),
      /** The file of its photo, as the line names it. */
      photo: z.string(),
      is_new: z.boolean(),
      /** As a file writes them. */
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      /** Null of an item that is not there yet. */
      id: z.nullable(z.int()),
      version: z.nullable(z.int()),
    }),
  ),
  /** With one of them nothing is written; `field` is empty for the whole line. */
  faults: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
  is_written: z.boolean(),
});
export type MenuImport = z.infer<typeof importReply>;

const changeRefusals = ['item_not_found', 'changed_meanwhile'] as const;
const photoText = text(200);

/** The menu of a store: its items, their prices, photos and availability. */
export const vendorItemsContract = {
  ...vendorArrangementContract,
  ...vendorBulkContract,
  ...vendorHoursContract,
  ...vendorIngredientsContract(menuRow),
  ...vendorOffContract(menuRow),
  ...vendorStockContract(menuRow),
  menu: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/menu',
    summary: 'What the items of a store are made of: its categories, currency and add-ons [STO-047]',
    callers: 'vendor:store.availability',
    params: storeParams,
    reply: z.object({
      module_type: z.string(),
      currency: z.string(),
      /** Food never runs out by its stock. */
      checks_stock: z.boolean(),
      /** Fields without which an item is not published here [STO-066]. */
      needed_facts: z.array(z.enum(['allergens', 'generic_names', 'is_prescription_required'])),
      categories: z.array(
        z.object({ id: z.int(), name: z.string(), parent_id: z.nullable(z.int()), item_count: z.int() }),
      ),
      add_ons: z.array(addOn),
    }),
    refusals: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/items',
    summary: 'All items of a store in the order of its menu, also those that are hidden or sold out [STO-047]',
    callers: 'vendor:store.availability',
    params: storeParams,
    query: z.object({ search: z.optional(text(100)), category_id: z.optional(id), ...pageQuery() }),
    reply: listReply('items', menuRow),
    refusals: [],
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/menu/file',
    summary: 'Import a CSV file of items, all of it or nothing, or say what it would do [STO-054] [STO-055]',
    callers: 'vendor:store.menu',
    params: storeParams,
    bodyAs: 'multipart',
    maxBytes: 8 * 1024 * 1024,
    body: z.object({ file: uploadedFile, step: z.enum(['preview', 'write']) }),
    reply: importReply,
    refusals: ['too_large', 'overloaded'],
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/menu/file',
    summary: 'All items of a store as a CSV file that can be imported again [STO-057]',
    callers: 'vendor:store.export',
    params: storeParams,
    reply: z.object({ csv: z.string() }),
    refusals: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}',
    summary: 'One item with all that a store sets of it [STO-048]',
    callers: 'vendor:store.menu',
    params: itemParams,
    reply: itemReply,
    refusals: ['item_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/items',
    summary: 'Add an item to the menu of a store [STO-048] [STO-049]',
    callers: 'vendor:store.menu',
    oncePerKey: true,
    params: storeParams,
    body: menuFields,
    reply: itemReply,
    refusals: ['order_in_progress', 'key_reused'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}',
    summary: 'Change an item; fields that are left out stay [STO-048] [STO-049]',
    callers: 'vendor:store.menu',
    params: itemParams,
    body: z.extend(changedFields, expectedVersion),
    reply: itemReply,
    refusals: changeRefusals,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}',
    summary: 'Delete an item; orders that name it keep it [STO-048]',
    callers: 'vendor:store.menu',
    params: itemParams,
    reply: z.object({ message: z.string() }),
    refusals: ['item_not_found'],
  }),
  setAvailability: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}/availability',
    urgent: true,
    summary: 'Put an item on sale, mark it sold out for a time, or hide it [STO-060]',
    callers: 'vendor:store.availability',
    params: itemParams,
    body: z.object({
      ...expectedVersion,
      availability: z.enum(availabilities),
      /** Of a sold-out item: a moment, or `tomorrow` of its store; left out it stays so until it is put back. */
      until: z.optional(soldOutEnd),
    }),
    reply: z.object({ item: menuRow }),
    refusals: [...changeRefusals, 'item_hidden'],
  }),
  setStock: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}/stock',
    summary: 'Set how many of an item or of one of its variations are left; null never runs out [STO-063]',
    callers: 'vendor:store.availability',
    params: itemParams,
    body: z.object({ ...expectedVersion, stock, variation: z.optional(text(310)) }),
    reply: z.object({ item: menuRow }),
    refusals: [...changeRefusals, 'variation_unknown', 'variation_needed'],
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}/photos',
    summary: 'Add a photo to an item, behind those that it has [STO-051]',
    callers: 'vendor:store.menu',
    params: itemParams,
    bodyAs: 'multipart',
    body: z.object({
      version: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
      photo: uploadedFile,
      text: z._default(photoText, ''),
    }),
    reply: itemReply,
    refusals: [...changeRefusals, 'picture_kind', 'picture_size', 'too_large', 'photos_full', 'overloaded'],
  }),
  arrangePhotos: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}/photos',
    summary: 'Order the photos of an item, describe and remove some: those that are left out go [STO-051]',
    callers: 'vendor:store.menu',
    params: itemParams,
    body: z.object({
      ...expectedVersion,
      photos: z.array(z.object({ key: text(100), text: photoText })).check(z.maxLength(menuLimits.photos)),
    }),
    reply: itemReply,
    refusals: [...changeRefusals, 'picture_unknown'],
  }),
};
