import { describe, expect, it } from 'vitest';
import { type ActObstacle, type ActOrder, type OrderAct, obstacleOfAct } from './orders-acts.rules.ts';

const ready: ActOrder = {
  status: 'handover',
  orderType: 'delivery',
  paymentMethod: 'wallet',
  paymentStatus: 'paid',
  hasCourier: true,
  hasStore: true,
};

describe('[OPS-012] an act on many orders', () => {
  it.each<[string, OrderAct, Partial<ActOrder>, ActObstacle | undefined]>([
    ['gives an order to a rider until it is picked up', 'assign', {}, undefined],
    ['gives one that is not accepted to no rider', 'assign', { status: 'pending' }, 'not_waiting'],
    ['gives one that is on its way to no rider', 'assign', { status: 'picked_up' }, 'not_waiting'],
    ['gives one that its customer fetches to no rider', 'assign', { orderType: 'take_away' }, 'not_delivered'],
    ['writes to the rider who has it', 'message_couriers', {}, undefined],
    ['writes to no rider where there is none', 'message_couriers', { hasCourier: false }, 'no_courier'],
    ['writes to its store', 'message_stores', {}, undefined],
    ['writes to no store about a parcel', 'message_stores', { hasStore: false }, 'no_store'],
    ['cancels it', 'cancel', {}, undefined],
    ['cancels none that is delivered', 'cancel', { status: 'delivered' }, 'not_cancelable'],
    ['cancels none twice', 'cancel', { status: 'canceled' }, 'not_cancelable'],
    ['writes a file of all', 'export', { status: 'canceled' }, undefined],
    ['prints all', 'print', { status: 'delivered' }, undefined],
  ])('%s', (_, act, change, obstacle) => {
    expect(obstacleOfAct(act, { ...ready, ...change })).toBe(obstacle);
  });
});
