import { randomUUID } from 'node:crypto';
import type { Soko } from '../../packages/client/soko-client.ts';
import type { Step } from './next-steps.ts';

export type StoreStep = Extract<Step, { storeId: number }>;

/** A demo's kitchens promise more minutes than they need. */
const promisedMinutes = 15;

/** Takes a step of the staff of a store. */
export async function takeStoreStep(
  { vendorOrders, vendorPrescriptions, vendorChat }: Soko,
  step: StoreStep,
): Promise<void> {
  const { does, storeId } = step;
  if (does === 'answer_chat') {
    const chat = { store_id: storeId, conversation_id: step.chatId };
    await vendorChat.reply({ params: chat, body: { message: step.words }, idempotencyKey: randomUUID() });
    return;
  }
  const params = { store_id: storeId, order_id: step.orderId };
  if (does === 'price') return priceMedicines(vendorPrescriptions, params);
  const { order } = await vendorOrders.show({ params });
  const seen = { version: order.version };
  switch (does) {
    case 'accept':
      await vendorOrders.accept({ params, body: { ...seen, minutes: promisedMinutes } });
      break;
    case 'prepare':
      await vendorOrders.prepare({ params, body: seen });
      break;
    case 'ready':
      await vendorOrders.ready({ params, body: seen });
      break;
    default:
      await vendorOrders.handOver({ params, body: { ...seen, code: order.code } });
  }
}

/** Nearly every medicine has it in its name. */
const commonLetter = 'a';

/** The pharmacist of a demo quotes two medicines for every prescription; a store without medicine leaves it. */
async function priceMedicines(
  { medicines: find, take, price, quote }: Soko['vendorPrescriptions'],
  params: { store_id: number; order_id: string },
): Promise<void> {
  const { medicines } = await find({ params: { store_id: params.store_id }, query: { search: commonLetter } });
  const isThere = ({ stock, variations }: (typeof medicines)[number]) =>
    variations.length === 0 && (stock === null || stock >= 2);
  const lines = medicines
    .filter(isThere)
    .slice(0, 2)
    .map(({ id }, index) => ({ item_id: id, quantity: index + 1 }));
  if (lines.length === 0) return;
  await take({ params });
  const { total } = await price({ params, body: { lines } });
  await quote({ params, body: { lines, total } });
}
