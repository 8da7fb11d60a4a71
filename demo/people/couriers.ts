import { randomUUID } from 'node:crypto';
import { CallRefused, type Soko } from '../../packages/client/soko-client.ts';
import type { Step } from './next-steps.ts';

export type CourierStep = Extract<Step, { courierId: number }>;

interface CourierContext {
  courier: Soko;
  dispatcher: Soko;
  /** By the clock of the server. */
  now: string;
}

/** Takes a step of a courier. */
export async function takeCourierStep({ courier, dispatcher, now }: CourierContext, step: CourierStep): Promise<void> {
  const { courierOrders, courierDispatch, courierChat } = courier;
  const report = (at: { lat: number; lng: number }) =>
    courierOrders.positions({ body: { positions: [{ ...at, at: now }] } });
  switch (step.does) {
    case 'begin_shift':
    case 'end_shift':
      await courierOrders.shift({ body: { is_on: step.does === 'begin_shift' } });
      break;
    case 'answer_offer': {
      const { offer } = await courierDispatch.show();
      if (offer) await courierDispatch.answer({ params: { offer_id: offer.id }, body: { accepts: step.accepts } });
      break;
    }
    case 'fetch': {
      const params = { order_id: step.orderId };
      await courierOrders.shift({ body: { is_on: true } });
      if (!step.isTaken) await courierOrders.take({ params, body: {} });
      // The last position was another customer's door.
      if (step.at) await report(step.at);
      await courierOrders.pickUp({ params, body: {} });
      break;
    }
    case 'answer_customer': {
      const params = { order_id: step.orderId, with: 'customer' as const };
      await courierChat.send({ params, body: { message: step.words }, idempotencyKey: randomUUID() });
      break;
    }
    case 'ride':
      await report(step.at).catch(async (error: unknown) => {
        if (!(error instanceof CallRefused) || error.code !== 'not_on_shift') throw error;
        // The shift runs on the phone of an earlier sign-in.
        await courierOrders.shift({ body: { is_on: true } });
        await report(step.at);
      });
      break;
    default:
      if (step.isShort) await noteShortCash(courier, step.orderId);
      await deliver({ courier, dispatcher }, step.orderId);
  }
}

/** The customer has half of the cash; an order that is paid, or whose cash was noted before, stays as it is. */
async function noteShortCash({ courierOrders }: Soko, orderId: string): Promise<void> {
  const { deliveries } = await courierOrders.work();
  const order = deliveries.find(({ id }) => id === orderId);
  if (!order || order.cash_to_collect === 0 || order.cash_received_at !== null) return;
  const short = { taken: Math.floor(order.cash_to_collect / 2), reason: 'has_less' as const };
  await courierOrders.noteCash({ params: { order_id: orderId }, body: { is_received: true, short } });
}

/** At a door with a code the customer reads it to the dispatcher on the phone: a demo simulates no customers. */
async function deliver({ courier, dispatcher }: Omit<CourierContext, 'now'>, orderId: string): Promise<void> {
  const params = { order_id: orderId };
  const order = { params, body: { cash_received: true } };
  try {
    await courier.courierOrders.deliver(order);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'door_code_missing') throw error;
    const body = { reason: 'The customer has said the code on the phone.' };
    await dispatcher.adminOrders.waiveDoorCode({ params, body });
    await courier.courierOrders.deliver(order);
  }
}
