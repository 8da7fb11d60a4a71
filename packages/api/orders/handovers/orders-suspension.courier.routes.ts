import type { Contract } from 'market/calls/contract';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { maxDeliveries } from 'market/orders/orders-delivery.rules';
import { showSuspension } from '#api/access/couriers/show-suspension.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { deliveryRows } from '../deliveries/orders-deliveries.data.ts';
import { handoverReply } from '../deliveries/show-work.ts';
import { callWayOfMarket } from './call-person.ts';

export const courierSuspensionRoutes = (context: ApiContext): Handlers<Contract['courierSuspension']> => ({
  async show({ caller }) {
    const suspension = await showSuspension(context, caller);
    if (!suspension) return { suspension: null };
    const way = await callWayOfMarket(context);
    const filter = {
      courierId: caller.courierId,
      of: 'courier',
      statuses: ['picked_up'],
      limit: maxDeliveries,
    } as const;
    const meetings = (await deliveryRows(context.db, filter)).flatMap(({ id, handover }) =>
      handover ? { id, code: counterCodeOf(id), handover: handoverReply(handover, way) } : [],
    );
    return { suspension: { ...suspension, meetings } };
  },
});
