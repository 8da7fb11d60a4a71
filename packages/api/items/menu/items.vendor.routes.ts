import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { setCategoryHours, setItemHours, showItemHours, showMenuHours } from '../hours/change-item-hours.ts';
import { arrangeCategories, arrangeItems, showArrangedItems, showArrangement } from './arrange-menu.ts';
import { changeManyItems, undoMenuChange } from './change-many.ts';
import { changeItem, createItem, deleteItem } from './edit-item.ts';
import { addPhoto, arrangePhotos } from './edit-photos.ts';
import { exportMenu, importMenu } from './import-menu.ts';
import { moveStock, setLowMark, setStock, showStock } from './move-stock.ts';
import { setAvailability } from './set-availability.ts';
import { listMenu, showMenu, showMenuItem } from './show-menu.ts';
import { putItemsBack, showOff } from './show-off.ts';
import { showIngredients, takeIngredientOff } from './take-ingredient-off.ts';

export const vendorItemsRoutes = (context: ApiContext): Handlers<Contract['vendorItems']> => ({
  menu: ({ caller }) => showMenu(context, caller.storeId),

  list: ({ caller, query }) => listMenu(context, caller.storeId, query),

  arrangement: ({ caller }) => showArrangement(context, caller.storeId),

  arrangeCategories: ({ caller, body: { version, category_ids: ids } }) =>
    arrangeCategories(context, caller, { version, ids }),

  arrangedItems: ({ caller, params }) => showArrangedItems(context, caller.storeId, params.category_id),

  arrangeItems: ({ caller, params, body: { version, item_ids: ids, featured_ids: featured } }) =>
    arrangeItems(context, caller, { version, categoryId: params.category_id, ids, featured }),

  menuHours: ({ caller }) => showMenuHours(context, caller.storeId),

  async setCategoryHours({ caller, params, body: { version, week } }) {
    return { category: await setCategoryHours(context, caller, { categoryId: params.category_id, version, week }) };
  },

  itemHours: ({ caller, params }) => showItemHours(context, caller.storeId, params.item_id),

  async setItemHours({ caller, params, body: { version, week, timed_price: timed } }) {
    return { item: await setItemHours(context, caller, { itemId: params.item_id, version, week, timed }) };
  },

  off: ({ caller }) => showOff(context, caller.storeId),

  async putBack({ caller, body }) {
    return { put_back: await putItemsBack(context, caller, body.item_ids) };
  },

  ingredients: ({ caller, query }) => showIngredients(context, caller.storeId, query.word),

  takeIngredientOff: ({ caller, body: { word, items, until } }) =>
    takeIngredientOff(context, caller, { word, items, until }),

  putIngredientBack: ({ caller, params }) => undoMenuChange(context, caller, params.change_id, 'availability'),

  changeMany: ({ caller, body }) => changeManyItems(context, caller, body),

  undoChange: ({ caller, params }) => undoMenuChange(context, caller, params.change_id),

  importFile({ caller, body: { file, step } }) {
    if (!(file instanceof Uint8Array)) throw fieldRefusal('file', 'Send a file');
    return importMenu(context, caller, { bytes: file, isPreview: step === 'preview' });
  },

  async exportFile({ caller }) {
    return { csv: await exportMenu(context, caller.storeId) };
  },

  async details({ caller, params }) {
    return { item: await showMenuItem(context, caller.storeId, params.item_id) };
  },

  async create({ caller, body, idempotencyKey: key }) {
    return { item: await createItem(context, caller, { fields: body, key }) };
  },

  async change({ caller, params, body: { version, ...fields } }) {
    return { item: await changeItem(context, caller, { itemId: params.item_id, version, fields }) };
  },

  async remove({ caller, params }) {
    await deleteItem(context, caller, params.item_id);
    return { message: 'Item deleted.' };
  },

  async setAvailability({ caller, params, body: { version, availability, until } }) {
    const wanted = { itemId: params.item_id, version, availability, until };
    return { item: await setAvailability(context, caller, wanted) };
  },

  async setStock({ caller, params, body: { version, stock, variation } }) {
    return { item: await setStock(context, caller, { itemId: params.item_id, version, stock, variation }) };
  },

  async stock({ caller, params }) {
    return { stock: await showStock(context, caller.storeId, params.item_id) };
  },

  async moveStock({ caller, params, body: { variation, ...body } }) {
    return { item: await moveStock(context, caller, { itemId: params.item_id, variation, ...body }) };
  },

  async setLowMark({ caller, params, body: { version, low_mark: mark } }) {
    return { item: await setLowMark(context, caller, { itemId: params.item_id, version, mark }) };
  },

  async addPhoto({ caller, params, body: { version, photo, text } }) {
    if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
    return { item: await addPhoto(context, caller, { itemId: params.item_id, version, bytes: photo, text }) };
  },

  async arrangePhotos({ caller, params, body: { version, photos } }) {
    return { item: await arrangePhotos(context, caller, { itemId: params.item_id, version, photos }) };
  },
});
