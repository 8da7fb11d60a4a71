import type { Contract } from 'market/calls/contract';
import { fromDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { madeStep } from './apply-courier-step.ts';
import { arriveWithDelivery, noteProblemAtStore } from './arrive-with-delivery.ts';
import { movePin } from './move-pin.ts';
import { notePositions } from './note-positions.ts';
import { photographDoor } from './photograph-door.ts';
import {
  finishReturnToStore,
  noteAttemptOfDelivery,
  noteProblemOfDelivery,
  startReturnToStore,
} from './return-delivery.ts';
import { showDelivery, showWork } from './show-work.ts';
import { tryDoorCode } from './try-door-code.ts';
import {
  changeShift,
  finishDelivery,
  noteCashOfDelivery,
  pickUpDelivery,
  releaseDelivery,
  takeDelivery,
} from './work-on-delivery.ts';

export const courierOrdersRoutes = (context: ApiContext): Handlers<Contract['courierOrders']> => ({
  work: ({ caller }) => showWork(context, caller),

  async shift({ caller, body }) {
    const since = await changeShift(context, caller, body.is_on);
    return { on_shift_since: since?.toISOString() ?? null };
  },

  async take({ caller, params }) {
    await takeDelivery(context, caller, params.order_id);
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async giveBack({ caller, params }) {
    await releaseDelivery(context, caller, params.order_id);
    return {};
  },

  async arrive({ caller, params, body }) {
    const { place, metres = null } = body;
    await arriveWithDelivery(context, caller, { ...madeStep(params, body), place, metres });
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async noteStoreProblem({ caller, params, body }) {
    await noteProblemAtStore(context, caller, { ...madeStep(params, body), problem: body.problem });
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async pickUp({ caller, params, body }) {
    await pickUpDelivery(context, caller, { ...madeStep(params, body), bags: body.bags });
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async photograph({ caller, params, body }) {
    const { photo, lat = null, lng = null, accuracy = null } = body;
    await photographDoor(context, caller, { ...madeStep(params, body), photo, place: { lat, lng, accuracy } });
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async movePin({ caller, params, body }) {
    const { lat, lng } = body;
    await movePin(context, caller, { ...madeStep(params, body), lat, lng });
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async noteCash({ caller, params, body }) {
    const { is_received: isReceived, short } = body;
    const noted = short && { ...short, taken: fromDecimal(short.taken) };
    await noteCashOfDelivery(context, caller, { ...madeStep(params, body), isReceived, short: noted });
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async tryCode({ caller, params, body }) {
    await tryDoorCode(context, caller, { ...madeStep(params, body), code: body.code });
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async deliver({ caller, params, body }) {
    await finishDelivery(context, caller, { ...madeStep(params, body), hasCash: body.cash_received });
    return {};
  },

  async noteProblem({ caller, params, body }) {
    await noteProblemOfDelivery(context, caller, { ...madeStep(params, body), problem: body.problem });
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async noteAttempt({ caller, params, body }) {
    await noteAttemptOfDelivery(context, caller, madeStep(params, body));
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async returnToStore({ caller, params, body }) {
    await startReturnToStore(context, caller, madeStep(params, body));
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async handBack({ caller, params, body }) {
    await finishReturnToStore(context, caller, madeStep(params, body));
    return {};
  },

  async positions({ caller, body }) {
    await notePositions(context, caller, body.positions);
    return {};
  },
});
