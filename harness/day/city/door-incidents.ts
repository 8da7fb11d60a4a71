import { CallRefused } from '../../../packages/client/soko-client.ts';
import type { TestStore } from '../../chaos/shoppers.ts';
import type { Person } from '../staff-of-day.ts';
import { alarmOf, ifTaken, pauseZone, resumeZone, statusOf, take } from './console-calls.ts';
import { orderAt } from './crowd.ts';
import { type CityOfDay, freeRider, type Incident, type Rider } from './incident.ts';
import { carry, deliver } from './ride.ts';

/** A customer who says a wrong code until the phone takes no more. */
export function wrongCode(city: CityOfDay): Incident {
  const store = city.apart.shift() as TestStore;
  let rider: Rider;
  let orderId = '';
  return {
    name: 'wrong code',
    async plant() {
      rider = await freeRider(city);
      orderId = await carry(city, rider, store, 'to_door');
      const params = { order_id: orderId };
      let isLocked = false;
      for (let tries = 0; !isLocked; tries++) {
        if (tries > 10) throw new Error('Ten wrong codes were taken');
        const code = String(tries).padStart(4, '0');
        isLocked = (await ifTaken(rider.soko.courierOrders.tryCode({ params, body: { code } }))) === undefined;
      }
      await rider.soko.courierChat.send({
        params: { ...params, with: 'support' },
        body: { message: 'No code is right. What can I do?' },
        idempotencyKey: crypto.randomUUID(),
      });
    },
    async alarm({ soko }) {
      const { conversations } = await soko.adminChat.list();
      return conversations.some(({ order }) => order?.id === orderId)
        ? 'support: the rider waits for an answer'
        : undefined;
    },
    async cure({ soko }) {
      const params = { order_id: orderId };
      await soko.adminOrders.waiveDoorCode({ params, body: { reason: 'The customer has shown the order.' } });
      const { conversations } = await soko.adminChat.list();
      const { id } = conversations.find(({ order }) => order?.id === orderId) ?? { id: 0 };
      await soko.adminChat.reply({
        params: { conversation_id: id },
        body: { message: 'The customer has shown us the order. Hand it over.' },
        idempotencyKey: crypto.randomUUID(),
      });
      return 'lets the order go without its code and answers the rider';
    },
    async end() {
      await deliver(city, rider, orderId);
      city.riders.push(rider);
    },
  };
}

/** A problem at the door that the rider notes; the cure is that of the operator. */
function atDoor(
  city: CityOfDay,
  problem: 'short_cash' | 'no_access' | 'unsafe',
  incident: Pick<Incident, 'name'> & {
    store: TestStore;
    cure: (operator: Person, orderId: string) => Promise<string>;
    end: (rider: Rider, orderId: string) => Promise<void>;
  },
): Incident {
  let rider: Rider;
  let orderId = '';
  return {
    name: incident.name,
    async plant() {
      rider = await freeRider(city);
      orderId = await carry(city, rider, incident.store, 'to_door');
      await rider.soko.courierOrders.noteProblem({ params: { order_id: orderId }, body: { problem } });
    },
    alarm: (operator) => alarmOf(operator, 'undeliverable', orderId),
    async cure(operator) {
      await take(operator, 'undeliverable', orderId);
      return incident.cure(operator, orderId);
    },
    async end() {
      await incident.end(rider, orderId);
      city.riders.push(rider);
    },
  };
}

/** A customer who has half of the cash. */
export function shortCash(city: CityOfDay): Incident {
  return atDoor(city, 'short_cash', {
    name: 'short cash',
    store: city.apart.shift() as TestStore,
    async cure(operator, orderId) {
      const reason = 'The rider takes half of it; the customer owes the rest.';
      await operator.soko.adminCity.putOff({
        body: { kind: 'undeliverable', order_id: orderId, minutes: 10, reason },
      });
      return 'lets the rider take what there is and puts the alarm off with the reason';
    },
    async end(rider, orderId) {
      const params = { order_id: orderId };
      await rider.soko.courierOrders.noteProblem({ params, body: { problem: null } });
      const { deliveries } = await rider.soko.courierOrders.work();
      const due = deliveries.find(({ id }) => id === orderId)?.cash_to_collect ?? 0;
      const short = { taken: Math.floor(due / 2), reason: 'has_less' as const };
      await rider.soko.courierOrders.noteCash({ params, body: { is_received: true, short } });
      await deliver(city, rider, orderId);
    },
  });
}

/** A road that is closed: the order is handed over where it ends. */
export function closedRoad(city: CityOfDay): Incident {
  const store = city.apart.shift() as TestStore;
  return atDoor(city, 'no_access', {
    name: 'closed road',
    store,
    async cure(operator, orderId) {
      await operator.soko.adminOrders.correct({
        params: { order_id: orderId },
        body: {
          name: 'Chidi Okafor',
          phone: '+2348035012345',
          note: 'Meet at the barrier',
          door: { address: 'At the barrier', latitude: store.lat + 0.002, longitude: store.lng },
          reason: 'The road is closed; the customer walks to the barrier.',
        },
      });
      return 'moves the door to the end of the road';
    },
    async end(rider, orderId) {
      await rider.soko.courierOrders.noteProblem({ params: { order_id: orderId }, body: { problem: null } });
      await deliver(city, rider, orderId);
    },
  });
}

/** Rain that makes a street unsafe: its zone takes no orders for a while, and the order goes back. */
export function rain(city: CityOfDay): Incident {
  const store = city.apart.shift() as TestStore;
  return atDoor(city, 'unsafe', {
    name: 'rain',
    store,
    async cure(operator) {
      await pauseZone(operator, store.zoneId, 'rain');
      const answer = await orderAt(city.base, store).catch((error: unknown) => error);
      if (!(answer instanceof CallRefused)) throw new Error('A zone in the rain takes orders');
      return `pauses the zone for the rain; a customer reads: ${answer.message}`;
    },
    async end(rider, orderId) {
      const params = { order_id: orderId };
      await rider.soko.courierOrders.returnToStore({ params, body: {} });
      await rider.soko.courierOrders.handBack({ params, body: {} });
      await resumeZone(city.people.owner, store.zoneId);
      const status = await statusOf(city.people.owner, orderId);
      if (status !== 'canceled') throw new Error(`The order that came back is ${status}`);
    },
  });
}
