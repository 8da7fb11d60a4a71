import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { streamEvents } from '#api/notifications/stream-events.ts';
import { changeAsMember } from '../changes/change-line.ts';
import { findReplacements } from '../changes/find-replacements.ts';
import { listRefundRequests } from '../refunds/show-refund-requests.ts';
import { cancelAsMember } from './cancel-as-member.ts';
import { findOrders } from './find-store-orders.ts';
import { showBoard, showStoreOrder } from './show-board.ts';
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

export const vendorOrdersRoutes = (context: ApiContext): Handlers<Contract['vendorOrders']> => ({
  board: ({ caller, query }) => showBoard(context, caller, query.since),

  async events({ caller }) {
    return streamEvents(context, [`store:${caller.storeId}`]);
  },

  find: ({ caller, query }) => findOrders(context, caller.storeId, query),

  async show({ caller, params }) {
    return { order: await showStoreOrder(context, caller, params.order_id) };
  },

  story: ({ caller, params }) => showStory(context, caller, params.order_id),

  refundRequests: ({ caller, query }) => listRefundRequests(context, caller, query),

  async see({ caller, params }) {
    return { order: await seeAsStaff(context, caller, params.order_id) };
  },

  print: ({ caller, params, body }) =>
    printAsStaff(context, caller, { orderId: params.order_id, form: body.form, isAutomatic: body.is_automatic }),

  async accept({ caller, params, body }) {
    return { order: await acceptAsStaff(context, caller, { orderId: params.order_id, ...body }) };
  },

  async refuse({ caller, params, body }) {
    return { order: await refuseAsStaff(context, caller, { orderId: params.order_id, ...body }) };
  },

  async cancel({ caller, params, body: { lost_lines: lostLines, ...body } }) {
    return { order: await cancelAsMember(context, caller, params.order_id, { lostLines, ...body }) };
  },

  async change({ caller, params, body: { item_id: itemId, returns_stock: returnsStock, ...body } }) {
    const wish = { ...body, itemId, returnsStock };
    return { order: await changeAsMember(context, caller, params.order_id, wish) };
  },

  replacements: ({ caller, params, query }) => findReplacements(context, caller, params.order_id, query),

  async delay({ caller, params, body: { version, ready_at: readyAt } }) {
    const seen = { orderId: params.order_id, version, readyAt: new Date(readyAt) };
    return { order: await delayAsStaff(context, caller, seen) };
  },

  async prepare({ caller, params, body }) {
    return { order: await prepareAsStaff(context, caller, { orderId: params.order_id, ...body }) };
  },

  async tick({ caller, params, body: { line_number: line, is_ticked: isTicked, part } }) {
    return { order: await tickAsStaff(context, caller, { orderId: params.order_id, line, part, isTicked }) };
  },

  async ready({ caller, params, body }) {
    return { order: await markReadyAsStaff(context, caller, { orderId: params.order_id, ...body }) };
  },

  async handOver({ caller, params, body }) {
    return { order: await handOverAsStaff(context, caller, { orderId: params.order_id, ...body }) };
  },
});
