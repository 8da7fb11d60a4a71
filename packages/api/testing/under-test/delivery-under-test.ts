import type { Delivery, DeliveryRequest } from 'market/orders/orders.courier.contract';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { CustomerUnderTest } from './customer-under-test.ts';
import type { MarketUnderTest } from './market-under-test.ts';
import { shopperUnderTest } from './shopper-under-test.ts';
import { signedInCourier, signedInMember } from './staff-under-test.ts';
import { visitorUnderTest } from './visitor-under-test.ts';

const { yaba } = knownZones;
const { generous } = testStores;

export interface WorkUnderTest {
  on_shift_since: string | null;
  is_on_other_phone: boolean;
  cash_in_hand: { amount: number; currency: string }[];
  delivered_today: number;
  earned_today: { amount: number; currency: string }[];
  requests: DeliveryRequest[];
  deliveries: Delivery[];
}

/** Couriers of Lagos and orders that go out from a store of Yaba. */
export function deliveryUnderTest(market: MarketUnderTest) {
  const visitor = visitorUnderTest(() => market.app);

  async function courier({ isOnShift = true } = {}): Promise<CustomerUnderTest> {
    const person = await signedInCourier(market);
    if (isOnShift) await visitor.post('courier/shift', { is_on: true }, person.headers);
    return person;
  }

  async function placed(change: object = {}) {
    const guest = shopperUnderTest(() => market.app, knownModules.food);
    const { body, code, message } = await guest.place({
      items: [{ item_id: generous.items.dish.id, quantity: 2 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      house: '12',
      landmark: 'Blue gate',
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
      ...change,
    });
    if (code) throw new Error(`${code} ${message}`);
    const query = `order_id=${body.order_id}&token=${body.tracking_token}`;
    const track = async () => (await visitor.get(`customer/order/track?${query}`)).body;
    return { id: body.order_id as string, track };
  }

  /** An order that its store has accepted, or has put on the counter. */
  async function accepted({ isReady = false, ...change }: { isReady?: boolean } & object = {}) {
    const order = await placed(change);
    const staff = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
    const step = (name: string, body: object) =>
      visitor.post(`vendor/stores/${generous.id}/orders/${order.id}/${name}`, body, staff.headers);
    await step('accept', { version: 1, minutes: 20 });
    if (isReady) await step('ready', { version: 2 });
    const board = async () => (await visitor.get(`vendor/stores/${generous.id}/board`, staff.headers)).body.orders;
    return { ...order, step, board };
  }

  const take = (by: CustomerUnderTest, id: string, step: string, body: object = {}) =>
    visitor.post(`courier/orders/${id}/${step}`, body, by.headers);

  /** An order in the hands of a courier. */
  async function carried(change: object = {}) {
    const rider = await courier();
    const order = await accepted({ isReady: true, ...change });
    await take(rider, order.id, 'take');
    const { status } = await take(rider, order.id, 'pick-up');
    if (status !== 200) throw new Error('The order was not picked up');
    return { rider, ...order };
  }

  const work = async (by: CustomerUnderTest): Promise<WorkUnderTest> =>
    (await visitor.get('courier/work', by.headers)).body;
  /** Returns the number of a new order that belongs to a customer. */
  async function placedBy(customer: CustomerUnderTest): Promise<string> {
    const { id } = await placed();
    await market.db
      .updateTable('orders')
      .set({ shopper: customerKey(customer.id) })
      .where('id', '=', id)
      .execute();
    return id;
  }

  return { visitor, courier, placed, placedBy, accepted, take, carried, work };
}
