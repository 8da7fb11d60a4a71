import { type RawBuilder, sql } from 'kysely';

/**
 * The states of an order whose steps the clean-up has deleted (decision 609), as rows of `what`, `at` and `place`,
 * which comes before the number of every step. The order has a moment of its own for each state; who made the step is not
 * known any more.
 */
export function clearedSteps(orderId: string): RawBuilder<unknown> {
  return sql`(
    select state.what, state.at, state.place from orders o cross join lateral (values
      ('pending', o.placed_at, -8), ('confirmed', o.confirmed_at, -7), ('processing', o.processing_at, -6),
      ('handover', o.handover_at, -5), ('picked_up', o.picked_up_at, -4), ('delivered', o.delivered_at, -3),
      ('failed', o.failed_at, -2), ('canceled', o.canceled_at, -1)) state(what, at, place)
    where o.id = ${orderId} and state.at is not null
      and not exists (select from order_steps t where t.order_id = o.id and t.to_status = state.what)
  )`;
}
