import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface NumbersOfCall {
  /** Of the courier who calls; null where none is known. */
  courier: string | null;
  customer: string;
  /** Of the other side of an open hand-over. */
  otherCourier: string | null;
}

const phoneOf = sql`coalesce((select c.phone from customers c where c.id = x.customer_id), nullif(x.phone, ''))`;

/** Returns the numbers of a running order of a courier, or of one that they fetch from another; undefined for any other. */
export async function numbersOfCall(
  db: Connection,
  { orderId, courierId }: { orderId: string; courierId: number },
): Promise<NumbersOfCall | undefined> {
  const { rows } = await sql<NumbersOfCall>`
    select o.contact_number as customer,
      (select ${phoneOf} from delivery_men x where x.id = ${courierId}) as courier,
      (select ${phoneOf} from delivery_men x
        where x.id = case when h.from_courier_id = ${courierId} then h.to_courier_id else h.from_courier_id end) as "otherCourier"
    from orders o left join delivery_handovers h on h.order_id = o.id and h.ended_at is null
    where o.id = ${orderId} and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')
      and ${courierId}::int in (o.delivery_man_id, h.to_courier_id)`.execute(db);
  return rows[0];
}
