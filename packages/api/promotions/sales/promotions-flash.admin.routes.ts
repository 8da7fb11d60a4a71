import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import {
  changeFlashSale,
  createFlashSale,
  findPromotionItems,
  listAdminFlashSales,
  removeFlashSale,
  showAdminFlashSale,
} from './manage-flash-sales.ts';

export const adminFlashRoutes = (context: ApiContext): Handlers<Contract['adminFlash']> => ({
  list: ({ caller, query }) => listAdminFlashSales(context, caller, query),
  findItems: ({ caller, query }) => findPromotionItems(context, caller, query),
  show: ({ caller, params }) => showAdminFlashSale(context, caller, params.sale_id),
  create: ({ caller, body, idempotencyKey }) => createFlashSale(context, caller, body, idempotencyKey),
  change: ({ caller, params, body }) => changeFlashSale(context, caller, params.sale_id, body),
  async remove({ caller, params }) {
    await removeFlashSale(context, caller, params.sale_id);
    return { message: 'Flash sale deleted.' };
  },
});
