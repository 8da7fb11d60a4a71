import type { Contract } from 'market/calls/contract';
import { isTestOrder } from 'market/orders/kitchen/orders-test.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { streamEvents } from '#api/notifications/stream-events.ts';
import { changeAsMember } from '../changes/change-line.ts';
import { findOwnReplacements } from '../changes/find-replacements.ts';
import { showPickPlaces } from '../goods/show-pick-places.ts';
import { listRefundRequests } from '../refunds/show-refund-requests.ts';
import { cancelAsMember } from './cancel-as-member.ts';
import { findOrders } from './find-store-orders.ts';
import { sendTestOrder } from './send-test-order.ts';
import { showBoard, showStoreOrder } from './show-board.ts';
import { withoutNames } from './show-locked-board.ts';
import { showStory } from './show-story.ts';
import {
  acceptAsStaff,
  delayAsStaff,
  handOverAsStaff,
  markReadyAsStaff,
  prepareAsStaff,
  printAsStaff,
  refuseAsStaff,
  seeAsStaff,
} from './take-store-step.ts';
import { tickAsStaff } from './tick-line.ts';
import { orTestOrder, printTestOrder, seeTestOrder } from './work-on-test-order.ts';

export const vendorOrdersRoutes = (context: ApiContext): Handlers<Contract['vendorOrders']> => ({
  async board({ caller, query }) {
    const board = await showBoard(context, caller, query.since);
    return caller.device?.isLocked ? { ...board, orders: board.orders.map(withoutNames) } : board;
  },

  async events({ caller }) {
    return streamEvents(context, [`store:${caller.storeId}`]);
  },

  pickPlaces: ({ caller }) => showPickPlaces(context, caller.storeId),

  find: ({ caller, query }) => findOrders(context, caller.storeId, query),

  async show({ caller, params }) {
    return { order: await showStoreOrder(context, caller, params.order_id) };
  },

  story: ({ caller, params }) => showStory(context, caller, params.order_id),

  refundRequests: ({ caller, query }) => listRefundRequests(context, caller, query),

  async sendTestOrder({ caller }) {
    return { order: await sendTestOrder(context, caller) };
  },

  async see({ caller, params: { order_id: orderId } }) {
    const see = isTestOrder(orderId) ? seeTestOrder : seeAsStaff;
    return { order: await see(context, caller, orderId) };
  },

  print({ caller, params: { order_id: orderId }, body: { form, is_automatic: isAutomatic } }) {
    const print = isTestOrder(orderId) ? printTestOrder : printAsStaff;
    return print(context, caller, { orderId, form, isAutomatic });
  },

  accept: orTestOrder(
    context,
    ({ caller, params, body }) => acceptAsStaff(context, caller, { orderId: params.order_id, ...body }),
    ({ body: { version, minutes } }) => ({ kind: 'accept', version, readyAt: readyAfter(context, minutes) }),
  ),

  refuse: orTestOrder(
    context,
    ({ caller, params, body }) => refuseAsStaff(context, caller, { orderId: params.order_id, ...body }),
    ({ body }) => ({ kind: 'refuse', ...body }),
  ),

  cancel: orTestOrder(
    context,
    ({ caller, params, body: { lost_lines: lostLines, ...body } }) =>
      cancelAsMember(context, caller, params.order_id, { lostLines, ...body }),
    ({ body: { lost_lines: lostLines, ...body } }) => ({ kind: 'cancel', lostLines, ...body }),
  ),

  async change({ caller, params, body: { item_id: itemId, returns_stock: returnsStock, ...body } }) {
    const wish = { ...body, itemId, returnsStock };
    return { order: await changeAsMember(context, caller, params.order_id, wish) };
  },

  replacements: ({ caller, params, query }) => findOwnReplacements(context, caller, params.order_id, query),

  delay: orTestOrder(
    context,
    ({ caller, params, body: { version, ready_at: readyAt } }) =>
      delayAsStaff(context, caller, { orderId: params.order_id, version, readyAt: new Date(readyAt) }),
    ({ body: { version, ready_at: readyAt } }) => ({
      kind: 'delay',
      version,
      readyAt: new Date(readyAt).toISOString(),
    }),
  ),

  prepare: orTestOrder(
    context,
    ({ caller, params, body }) => prepareAsStaff(context, caller, { orderId: params.order_id, ...body }),
    ({ body }) => ({ kind: 'prepare', ...body }),
  ),

  tick: orTestOrder(
    context,
    ({ caller, params, body: { line_number: line, is_ticked: isTicked, part } }) =>
      tickAsStaff(context, caller, { orderId: params.order_id, line, part, isTicked }),
    ({ body: { line_number: line, is_ticked: isTicked, part } }) => ({ kind: 'tick', line, part, isTicked }),
  ),

  ready: orTestOrder(
    context,
    ({ caller, params, body }) => markReadyAsStaff(context, caller, { orderId: params.order_id, ...body }),
    ({ body: { version, bags } }) => ({ kind: 'ready', version, ...(bags !== undefined && { bags }) }),
  ),

  handOver: orTestOrder(
    context,
    ({ caller, params, body }) => handOverAsStaff(context, caller, { orderId: params.order_id, ...body }),
    ({ body: { version, code, bags } }) => ({ kind: 'handOver', version, code, ...(bags !== undefined && { bags }) }),
  ),
});

function readyAfter({ now }: ApiContext, minutes: number): string {
  return new Date(now().getTime() + minutes * minuteMilliseconds).toISOString();
}
