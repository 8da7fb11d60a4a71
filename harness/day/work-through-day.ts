import { randomUUID } from 'node:crypto';
import { knownModules, knownZones } from 'api/db/seed/known-market';
import sharp from 'sharp';
import { CallRefused } from '../../packages/client/soko-client.ts';
import type { OpenMarket } from './open-market.ts';
import type { MarketOfDay, Person } from './staff-of-day.ts';

const { yaba } = knownZones;
/** Some 600 metres from the store. */
const door = { lat: yaba.at.lat + 0.005, lng: yaba.at.lng };
const maxRounds = 120;

/** An order on its way through the day. */
interface DayOrder {
  id: string;
  total: number;
  /** Digits that are named at the counter. */
  code: string;
}

type Report = (who: Person, did: string) => void;

/** Orders, makes, carries and delivers: returns an ordinary order, and one whose lines the store wrote and its customer agreed to. */
export async function workThroughDay(
  market: MarketOfDay,
  people: OpenMarket,
  report: Report,
): Promise<[DayOrder, DayOrder]> {
  const { pharmacist, rider, customer, storeId } = people;
  const at = (id: string) => ({ params: { store_id: storeId, order_id: id } });

  await rider.soko.courierOrders.shift({ body: { is_on: true } });
  const here = async (place: { lat: number; lng: number }) =>
    rider.soko.courierOrders.positions({ body: { positions: [{ ...place, at: market.now().toISOString() }] } });
  await here(yaba.at);
  report(rider, 'starts a shift and sends a position');

  const placed = await orderGoods(people);
  report(customer, `orders two kinds of goods for ${placed.total} in cash: order ${placed.id}`);
  const ordered = await boardOrder(pharmacist, storeId, placed.id);
  await pharmacist.soko.vendorOrders.accept({ ...at(placed.id), body: { version: ordered.version, minutes: 15 } });
  report(pharmacist, `accepts order ${placed.id}, to be ready in 15 minutes`);
  const plain = await agreeToFewer(people, placed, report);

  const agreed = await agreeToLines(people, report);

  for (const { id } of [plain, agreed]) {
    const { version, order_status: status } = await boardOrder(pharmacist, storeId, id);
    const accept = () => pharmacist.soko.vendorOrders.accept({ ...at(id), body: { version, minutes: 15 } });
    const seen = status === 'pending' ? (await accept()).order.version : version;
    await pharmacist.soko.vendorOrders.ready({ ...at(id), body: { version: seen, bags: 1 } });
    report(pharmacist, `puts order ${id} on the counter`);
  }

  const open = new Set([plain.id, agreed.id]);
  for (let round = 0; open.size > 0; round++) {
    if (round > maxRounds) throw new Error(`Nobody was offered ${[...open].join(' and ')}`);
    const { offer } = await rider.soko.courierDispatch.show();
    if (offer) {
      const { id } = offer;
      await rider.soko.courierDispatch.see({ params: { offer_id: id }, body: {} });
      await rider.soko.courierDispatch.answer({ params: { offer_id: id }, body: { accepts: true } });
      open.delete(offer.order.id);
      report(rider, `takes the offer of order ${offer.order.id}`);
    } else await market.nextRound();
  }

  for (const order of [plain, agreed]) {
    await rider.soko.courierOrders.arrive({ params: { order_id: order.id }, body: { place: 'store', metres: 5 } });
    const { version } = await boardOrder(pharmacist, storeId, order.id);
    await pharmacist.soko.vendorOrders.handOver({ ...at(order.id), body: { version, code: order.code } });
    report(pharmacist, `hands order ${order.id} over to ${rider.name}, who names ${order.code}`);
  }

  await here(door);
  for (const order of [plain, agreed]) await deliver(people, order, report);
  return [plain, agreed];
}

/** Returns an order on the board of a store. */
export async function boardOrder({ soko }: Person, storeId: number, id: string) {
  const { orders } = await soko.vendorOrders.board({ params: { store_id: storeId } });
  const order = orders.find((known) => known.id === id);
  if (!order) throw new Error(`Order ${id} is not on the board`);
  return order;
}

const shoppingPlace = { zones: [yaba.id], moduleId: knownModules.pharmacy, at: door };

const delivery = { address: '12 Commercial Avenue, Yaba', latitude: door.lat, longitude: door.lng };

async function orderGoods(people: OpenMarket): Promise<DayOrder> {
  const soko = people.customer.shopIn(shoppingPlace);
  const { order_id: id, total } = await soko.orders.place({
    body: {
      ...contactOf(people),
      ...delivery,
      items: people.items.map(({ id: item_id }) => ({ item_id, quantity: 2 })),
      payment_method: 'cash_on_delivery',
    },
    idempotencyKey: randomUUID(),
  });
  return { id, total, code: id.slice(-4) };
}

/** A piece of an ordinary line is missing: the store asks, and its customer agrees to less of it. */
async function agreeToFewer(people: OpenMarket, order: DayOrder, report: Report): Promise<DayOrder> {
  const { pharmacist, customer, storeId } = people;
  const params = { store_id: storeId, order_id: order.id };
  const { version } = await boardOrder(pharmacist, storeId, order.id);
  await pharmacist.soko.vendorOrders.change({
    params,
    body: { version, line: 2, quantity: 1, reason: 'One is broken' },
  });
  report(pharmacist, `asks whether order ${order.id} may come with one piece less`);
  const { changes } = await customer.soko.orders.details({ query: { order_id: order.id } });
  const change_id = changes.find(({ state }) => state === 'waiting')?.id ?? 0;
  await customer.soko.orders.answerChange({ body: { order_id: order.id, change_id, answer: 'accept' } });
  const { order_amount: total } = await customer.soko.orders.details({ query: { order_id: order.id } });
  if (total >= order.total) throw new Error(`Order ${order.id} still costs ${total}`);
  report(customer, `agrees: order ${order.id} costs ${total} now`);
  return { ...order, total };
}

/** The store writes the lines of the order, and its customer agrees to them and to their price. */
async function agreeToLines(people: OpenMarket, report: Report): Promise<DayOrder> {
  const { pharmacist, customer, storeId, items } = people;
  const soko = people.customer.shopIn(shoppingPlace);
  const { order_id: id } = await soko.orders.placePrescription({
    body: {
      ...contactOf(people),
      ...delivery,
      store_id: storeId,
      'order_attachment[]': [await sheet()],
      dm_tips: 200,
    },
    idempotencyKey: randomUUID(),
  });
  report(customer, `sends a prescription: order ${id}`);
  const params = { store_id: storeId, order_id: id };
  await pharmacist.soko.vendorPrescriptions.open({ params });
  const lines = items.slice(0, 1).map(({ id: item_id }) => ({ item_id, quantity: 1, dose: 'One in the morning' }));
  const priced = await pharmacist.soko.vendorPrescriptions.price({ params, body: { lines } });
  await pharmacist.soko.vendorPrescriptions.quote({ params, body: { lines, note: '', total: priced.total } });
  report(pharmacist, `writes the lines of order ${id}, for ${priced.total}`);
  const { total } = await soko.orders.prescription({ query: { order_id: id } });
  await soko.orders.agreeToPrescription({ body: { order_id: id, order_amount: total } });
  report(customer, `agrees to the lines of order ${id} for ${total}`);
  return { id, total, code: id.slice(-4) };
}

async function deliver(people: OpenMarket, { id, total }: DayOrder, report: Report): Promise<void> {
  const { rider, customer } = people;
  const params = { order_id: id };
  await rider.soko.courierOrders.arrive({ params, body: { place: 'door', metres: 5 } });
  const { door_code: code } = await customer.soko.orders.track({ query: { order_id: id } });
  if (code === null) throw new Error(`Order ${id} has no code`);
  await refused('cash_missing', () => rider.soko.courierOrders.deliver({ params, body: {} }));
  await rider.soko.courierOrders.noteCash({ params, body: { is_received: true } });
  await refused('door_code_missing', () => rider.soko.courierOrders.deliver({ params, body: {} }));
  const wrong = String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
  for (const typed of [wrong, code]) {
    const { delivery: now } = await rider.soko.courierOrders.tryCode({ params, body: { code: typed } });
    const isProved = now.door_code?.proved_at !== null;
    if (isProved !== (typed === code)) throw new Error(`The code ${typed} of order ${id} was taken for another`);
  }
  await rider.soko.courierOrders.deliver({ params, body: {} });
  report(rider, `delivers order ${id} for ${total} in cash and the code ${code}`);
}

/** Ends well if the call is refused with a code. */
export async function refused(code: string, call: () => Promise<unknown>): Promise<void> {
  const answer = await call().then(
    () => 'done',
    (error: unknown) => (error instanceof CallRefused ? error.code : Promise.reject(error)),
  );
  if (answer !== code) throw new Error(`Wanted the refusal ${code}, and got: ${answer}`);
}

function contactOf({ customer, phoneOf }: OpenMarket) {
  return { contact_person_name: customer.name, contact_person_number: phoneOf(6) };
}

async function sheet(): Promise<Blob> {
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } });
  return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' });
}
