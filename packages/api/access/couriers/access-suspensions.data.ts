import { sql } from 'kysely';
import type { Suspension } from 'market/access/access-suspensions.courier.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface SuspensionRow {
  /** Null for one that only the courier's row knows. */
  id: number | null;
  rule: Suspension['rule'];
  reason: string;
  order_ids: string[];
  handed_over: string[];
  until: Date | null;
  decided_role: Suspension['decided_role'];
  decided_at: Date | null;
}

/** Returns the open suspension of a courier; undefined for one who may work. */
export async function suspensionOf(db: Connection, courierId: number): Promise<SuspensionRow | undefined> {
  const { rows } = await sql<SuspensionRow>`
    select s.id, coalesce(s.rule, 'other') as rule, d.suspended_reason as reason, coalesce(s.order_ids, '{}') as order_ids,
      coalesce(s.handed_over, '{}') as handed_over, s.until, s.decided_role, s.decided_at
    from delivery_men d left join courier_suspensions s on s.courier_id = d.id and s.lifted_at is null
    where d.id = ${courierId} and d.suspended_reason is not null`.execute(db);
  return rows[0];
}

export interface NewSuspension {
  courierId: number;
  rule: Suspension['rule'];
  reason: string;
  orderIds: readonly string[];
  handedOver: readonly string[];
  until: Date | null;
  by: number;
  role: Suspension['decided_role'] | undefined;
  at: Date;
}

/** Writes down what a suspension is about; one that is open already ends with it. */
export async function insertSuspension(db: Transaction, suspension: NewSuspension): Promise<void> {
  const { courierId, rule, reason, orderIds, handedOver, until, by, role, at } = suspension;
  await liftSuspension(db, courierId, { by, at });
  await sql`
    insert into courier_suspensions (courier_id, rule, reason, order_ids, handed_over, until, decided_by, decided_role,
      decided_at)
    values (${courierId}, ${rule}, ${reason}, ${orderIds}::text[], ${handedOver}::text[], ${until}, ${by}, ${role ?? null},
      ${at})`.execute(db);
}

/** Ends the open suspension of a courier; returns whether there was one. */
export async function liftSuspension(
  db: Transaction,
  courierId: number,
  { by, at }: { by: number | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update courier_suspensions set lifted_at = ${at}, lifted_by = ${by}
    where courier_id = ${courierId} and lifted_at is null returning id`.execute(db);
  return rows.length > 0;
}

/** Returns which of some orders a courier has or had. */
export async function ordersOfCourier(
  db: Connection,
  courierId: number,
  orderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any (${orderIds}::text[]) and delivery_man_id = ${courierId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the couriers whose suspension is over by its time. */
export async function suspensionsOver(db: Connection, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select courier_id as id from courier_suspensions where lifted_at is null and until <= ${now}
    order by until limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns whether the time of a courier's suspension is over, and locks it. */
export async function lockSuspensionOver(db: Transaction, courierId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from courier_suspensions where courier_id = ${courierId} and lifted_at is null and until <= ${now}
    for update`.execute(db);
  return rows.length > 0;
}
