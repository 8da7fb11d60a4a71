import { sql } from 'kysely';
import type { Connection, Database } from '#api/db/connection.ts';
import { signingKey } from '#api/db/signing-key.ts';

/** Returns the key from which this deployment derives the codes of doors. */
export function doorCodeKey(db: Database): Promise<string> {
  return signingKey(db, 'door codes');
}

/** Notes when the right code was typed at the door. */
export async function noteCodeProved(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`
    insert into delivery_attempts (order_id, code_proved_at) values (${orderId}, ${at})
    on conflict (order_id) do update set code_proved_at = excluded.code_proved_at`.execute(db);
}

/** Notes a wrong code. */
export async function noteWrongCode(db: Connection, orderId: string, code: string, at: Date): Promise<void> {
  await sql`
    insert into door_code_tries (order_id, code, made_at) values (${orderId}, ${code}, ${at})
    on conflict do nothing`.execute(db);
}

/** Notes that an order may go without its code. */
export async function noteCodeWaived(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`
    insert into delivery_attempts (order_id, code_waived_at) values (${orderId}, ${at})
    on conflict (order_id) do update
    set code_waived_at = coalesce(delivery_attempts.code_waived_at, excluded.code_waived_at)`.execute(db);
}
