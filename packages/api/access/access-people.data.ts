import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Codes by which accounts of simulated people are known; a demo plays them. */
const codes = { dispatcher: 'DEMO-DISPATCHER', lead: 'DEMO-LEAD', staff: 'DEMO-STAFF', rider: 'DEMO-RIDER-' } as const;

/** A courier whom a demo plays. */
export interface PlayedCourier {
  id: number;
  city: string;
  accountId: number;
}

/**
 * Gives the people whom a demo plays an account and their work: two operators, one member of the staff of every store, and
 * the couriers without an account. These accounts have no password and no contact, so that no visitor can sign in to them.
 */
export async function hireDemoStaff(
  db: Connection,
): Promise<{ dispatcher: number; lead: number; staff: number; couriers: PlayedCourier[] }> {
  const operator = (code: string, name: string, role: string) => operatorOf(db, { code, name, role });
  const dispatcher = await operator(codes.dispatcher, 'Dispatcher', 'dispatcher');
  const lead = await operator(codes.lead, 'Lead', 'lead');
  const staff = await accountOf(db, codes.staff, 'Staff');
  await sql`
    insert into store_members (store_id, customer_id, role)
    select s.id, ${staff}, case when m.module_type = 'pharmacy' then 'pharmacist' else 'counter' end
    from stores s join modules m on m.id = s.module_id
    on conflict do nothing`.execute(db);
  await sql`
    with hired as (
      insert into customers (f_name, l_name, ref_code)
      select f_name, l_name, ${codes.rider} || id from delivery_men where customer_id is null and left_at is null
      on conflict (ref_code) do update set ref_code = excluded.ref_code
      returning id, ref_code
    )
    update delivery_men d set customer_id = hired.id from hired where hired.ref_code = ${codes.rider} || d.id`.execute(
    db,
  );
  const { rows } = await sql<PlayedCourier>`
    select d.id, d.city, c.id as "accountId" from delivery_men d join customers c on c.id = d.customer_id
    where c.ref_code = ${codes.rider} || d.id and d.left_at is null order by d.id`.execute(db);
  return { dispatcher, lead, staff, couriers: rows };
}

async function accountOf(db: Connection, code: string, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customers (f_name, l_name, ref_code, second_factor_since)
    values (${name}, 'of the demo', ${code}, now())
    on conflict (ref_code) do update set ref_code = excluded.ref_code returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function operatorOf(
  db: Connection,
  { code, name, role }: { code: string; name: string; role: string },
): Promise<number> {
  const id = await accountOf(db, code, name);
  await sql`insert into operators (customer_id, roles) values (${id}, array[${role}])
    on conflict do nothing`.execute(db);
  return id;
}

/**
 * Opens a session for each account, by the hash of its token. It counts as proved by a second factor: no visitor can have
 * one. Sessions of these accounts without a call for a day end.
 */
export async function openSessionsOf(
  db: Connection,
  sessions: readonly { accountId: number; tokenHash: string }[],
): Promise<void> {
  const ids = sessions.map(({ accountId }) => accountId);
  await sql`delete from sessions where customer_id = any (${ids}::int[]) and seen_at < now() - interval '1 day'`.execute(
    db,
  );
  await sql`
    insert into sessions (customer_id, token_hash, device, second_factor_at)
    select *, now() from unnest(${ids}::int[], ${sessions.map(({ tokenHash }) => tokenHash)}::text[],
      ${sessions.map(() => 'Demo')}::text[])`.execute(db);
}
