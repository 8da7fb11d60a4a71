import { CallRefused } from '../../../packages/client/soko-client.ts';
import type { TestStore } from '../../chaos/shoppers.ts';
import type { Person } from '../staff-of-day.ts';
import { alarmOf, cancel, ifTaken, pauseZone, resumeZone, take, zoneOf } from './console-calls.ts';
import { orderAt } from './crowd.ts';
import { type CityOfDay, freeRider, type Incident, type Rider, until } from './incident.ts';
import { carry, standAt } from './ride.ts';

/** The staff of the demo leave a store: its orders ring, and no board is open. */
async function sendStaffHome({ db }: CityOfDay, { storeId }: TestStore): Promise<void> {
  await db.query('delete from store_members where store_id = $1', [storeId]);
}

/** A store that answers no orders. */
export function silentStore(city: CityOfDay): Incident {
  const store = city.apart.shift() as TestStore;
  let orderId = '';
  return {
    name: 'silent store',
    async plant() {
      await sendStaffHome(city, store);
      orderId = await orderAt(city.base, store);
    },
    alarm: (operator) => alarmOf(operator, 'store_silent', orderId),
    async cure(operator) {
      await take(operator, 'store_silent', orderId);
      await cancel(operator, orderId, 'The store does not answer the phone.');
      const params = { store_id: store.storeId };
      const { version } = await operator.soko.adminStores.show({ params });
      await operator.soko.adminStores.close({ params, body: { version, reason: 'Nobody answers orders.' } });
      return 'cancels the order with the reason and closes the store';
    },
  };
}

/** A phone that is gone with the order: it says nothing more. */
export function stolenPhone(city: CityOfDay): Incident {
  const store = city.apart.shift() as TestStore;
  let rider: Rider;
  let orderId = '';
  return {
    name: 'stolen phone',
    async plant() {
      rider = await freeRider(city);
      orderId = await carry(city, rider, store, 'to_road');
    },
    alarm: (operator) => alarmOf(operator, 'courier_silent', orderId),
    async cure(operator) {
      await take(operator, 'courier_silent', orderId);
      const params = { courier_id: rider.courierId };
      const { version } = await operator.soko.adminAccess.courier({ params });
      await operator.soko.adminAccess.signOutCourier({ params, body: { version } });
      await cancel(operator, orderId, 'The bag and the phone of the rider were stolen.');
      return 'signs the rider out everywhere and cancels the order';
    },
    async end() {
      const answer = await rider.soko.courierOrders.work().then(
        () => 'answers',
        (error: unknown) => (error instanceof CallRefused ? error.status : error),
      );
      if (answer !== 401) throw new Error(`The stolen phone still ${answer}`);
    },
  };
}

/** How many new orders of a zone are too many, and how few are few again. */
const crowded = 25;

const calm = 5;

/** More orders in a zone than its stores and riders can take. */
export function fullZone(city: CityOfDay): Incident {
  const store = city.apart.shift() as TestStore;
  const newIn = async ({ soko }: Person) =>
    (await soko.adminCity.show({ query: { zone_id: store.zoneId } })).counts.new;
  return {
    name: 'full zone',
    async plant() {
      await sendStaffHome(city, store);
      for (let placed = 0; placed < crowded + 5; placed++) await orderAt(city.base, store);
    },
    async alarm(operator) {
      const count = await newIn(operator);
      return count >= crowded ? `live city: ${count} new orders in a zone` : undefined;
    },
    async cure(operator) {
      await pauseZone(operator, store.zoneId, 'few_riders');
      const { orders } = await operator.soko.adminCity.show({ query: { zone_id: store.zoneId } });
      const left = orders.filter(
        ({ store: of, order_status: status }) => of?.id === store.storeId && status === 'pending',
      );
      for (const { id } of left) await cancel(operator, id, 'The store cannot make so many orders.');
      return `pauses the zone for 15 minutes and cancels the ${left.length} orders that wait longest`;
    },
    async end() {
      await until('a calm zone', async () => ((await newIn(city.people.owner)) <= calm ? true : undefined), 300);
      await resumeZone(city.people.owner, store.zoneId);
    },
  };
}

/** Two operators who give the same order to different riders at the same moment. */
export function doubleBooking(city: CityOfDay): Incident {
  const store = city.apart.shift() as TestStore;
  const rivals = city.ownRiders.slice(0, 2);
  let orderId = '';
  return {
    name: 'double booking',
    async plant() {
      for (const rider of rivals) await standAt(rider, store);
      orderId = await orderAt(city.base, store);
    },
    async alarm({ soko }) {
      const { orders } = await soko.adminCity.show();
      const order = orders.find(({ id }) => id === orderId);
      const isAccepted = order !== undefined && order.order_status !== 'pending';
      return isAccepted && !order.courier ? 'live city: an order without a courier' : undefined;
    },
    async cure(operator, other) {
      const give = ({ soko }: Person, rider: Rider | undefined) =>
        soko.adminDispatch.assign({
          params: { order_id: orderId },
          body: { courier_id: rider?.courierId ?? 0, from_courier_id: null, reason: 'No rider has it.' },
        });
      const answers = await Promise.allSettled([give(operator, rivals[0]), give(other, rivals[1])]);
      const lost = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as CallRefused] : []));
      if (lost.length !== 1 || lost[0]?.code !== 'changed_meanwhile') {
        const codes = lost.map(({ code, message }) => code ?? message);
        throw new Error(`Of two assignments at once these were refused: ${codes.join(', ') || 'none'}`);
      }
      return `and the other one give it to two riders at once; the later one reads: ${lost[0].message}`;
    },
    async end() {
      // The rider who got it gives it back, for the riders of the demo.
      const backs = rivals.map(({ soko }) =>
        ifTaken(soko.courierOrders.giveBack({ params: { order_id: orderId }, body: {} })),
      );
      const given = (await Promise.all(backs)).filter((back) => back !== undefined);
      if (given.length !== 1) throw new Error(`${given.length} riders had order ${orderId}`);
    },
  };
}

/** A provider of payments that does not answer: an order waits for money that does not come. */
export function providerAway(city: CityOfDay): Incident {
  const store = city.apart.shift() as TestStore;
  let orderId = '';
  return {
    name: 'payment provider away',
    async plant() {
      orderId = await orderAt(city.base, store, 'digital_payment');
    },
    alarm: (operator) => alarmOf(operator, 'payment_open', orderId),
    async cure(operator) {
      await take(operator, 'payment_open', orderId);
      const { id, ...zone } = await zoneOf(operator, store.zoneId);
      await operator.soko.adminZones.change({ params: { zone_id: id }, body: { ...zone, digital_payment: false } });
      await cancel(operator, orderId, 'The provider of payments does not answer.');
      const answer = await orderAt(city.base, store, 'digital_payment').catch((error: unknown) => error);
      if (!(answer instanceof CallRefused)) throw new Error('The zone still takes digital payments');
      return 'takes digital payments out of the zone and cancels the order';
    },
  };
}
