import * as z from 'zod/mini';
import { endpoint, id } from '../../calls/endpoint.ts';
import { spans } from '../../stores/stores.contract.ts';
import { readyMinutes } from '../orders-board.rules.ts';

const bound = z.nullable(z.int().check(z.minimum(1), z.maximum(1000)));
const minutes = z.int().check(z.minimum(readyMinutes.least), z.maximum(readyMinutes.most));

const fields = {
  is_on: z.boolean(),
  /** When the rule acts, on each day; none is always. */
  hours: spans,
  max_pieces: bound,
  /** In the currency of the zone. */
  max_value: z.nullable(z.number().check(z.positive(), z.maximum(1_000_000_000))),
  max_in_work: bound,
  ready_minutes: minutes,
  /** From so many orders in work on, `busy_minutes` are promised. */
  busy_from: bound,
  busy_minutes: minutes,
  takes_prescriptions: z.boolean(),
  takes_allergy_notes: z.boolean(),
};

const rule = z.object({
  ...fields,
  currency: z.string(),
  /** A board was open in the last minutes; without one the rule does not act. */
  is_board_open: z.boolean(),
  /** To be sent back with a change; 0 before the first. */
  version: z.int(),
});

const params = z.object({ store_id: id });

/** By which rule a store accepts its orders by itself. */
export const vendorAcceptanceContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/accept-rule',
    summary: 'The rule by which a store accepts orders by itself [STO-012]',
    callers: 'vendor:store.profile',
    params,
    reply: rule,
    refusals: [],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/accept-rule',
    summary: 'Change the rule by which a store accepts orders by itself [STO-012]',
    callers: 'vendor:store.profile',
    params,
    body: z.object({ ...fields, version: z.int() }),
    reply: rule,
    refusals: ['changed_meanwhile'],
  }),
};
