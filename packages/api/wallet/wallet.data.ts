import { sql } from 'kysely';
import { type Money, nothing } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** What a journal is about: an order, or a change of its lines, or something else that happens once, such as 'payment:…'. */
export type JournalSubject = { orderId: string; changeId?: number } | { subject: string };

export interface Journal {
  kind: string;
  about: JournalSubject;
  currency: string;
  entries: readonly { account: string; amount: Money }[];
  at: Date;
}

/** Books a journal; returns false if it exists, so that every event is booked once. */
export async function writeJournal(db: Connection, { kind, about, currency, entries, at }: Journal): Promise<boolean> {
  const orderId = 'orderId' in about ? about.orderId : null;
  const changeId = 'orderId' in about ? (about.changeId ?? null) : null;
  const subject = 'subject' in about ? about.subject : null;
  const { rows } = await sql<{ journal_id: number }>`
    with journal as (
      insert into journals (kind, order_id, change_id, subject, made_at)
      values (${kind}, ${orderId}, ${changeId}, ${subject}, ${at})
      on conflict do nothing returning id
    )
    insert into ledger_entries (journal_id, account, currency, amount)
    select journal.id, e.account, ${currency}, e.amount
    from journal, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(account text, amount bigint)
    returning journal_id`.execute(db);
  return rows.length > 0;
}

export interface WalletChange {
  customerId: number;
  currency: string;
  /** Minor units; below 0 takes away. */
  by: number;
}

/** Changes a balance and locks it until the transaction ends; returns false if it is too low. */
export async function changeBalance(db: Connection, { customerId, currency, by }: WalletChange): Promise<boolean> {
  const { rows } = await sql<{ balance: number }>`
    insert into wallets (customer_id, currency, balance)
    select ${customerId}, ${currency}, greatest(${by}::bigint, 0)
    where ${by}::bigint >= 0
      or exists (select from wallets where customer_id = ${customerId} and currency = ${currency})
    on conflict (customer_id, currency) do update set balance = wallets.balance + ${by}::bigint
      where wallets.balance + ${by}::bigint >= 0
    returning balance`.execute(db);
  return rows.length > 0;
}

/** Minor units; 0 for a customer without a balance. */
export async function balanceOf(db: Connection, customerId: number, currency: string): Promise<Money> {
  const wallet = await db
    .selectFrom('wallets')
    .select('balance')
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return (wallet?.balance ?? 0) as Money;
}

/** Returns a balance, locked until the transaction ends. */
export async function lockBalance(db: Connection, customerId: number, currency: string): Promise<Money> {
  const { rows } = await sql<{ balance: Money }>`
    select balance from wallets where customer_id = ${customerId} and currency = ${currency} for update`.execute(db);
  return rows[0]?.balance ?? nothing;
}

/** Returns what the delivery of an order added to the customer's wallet. */
export async function earnedByOrder(db: Connection, orderId: string): Promise<{ points: Money; cashback: Money }> {
  const { rows } = await sql<{ points: Money; cashback: Money }>`
    select coalesce(-sum(e.amount) filter (where j.kind = 'points_earned'), 0)::bigint as points,
      coalesce(-sum(e.amount) filter (where j.kind = 'cashback_earned'), 0)::bigint as cashback
    from journals j join ledger_entries e on e.journal_id = j.id and e.account like 'wallet:%'
    where j.order_id = ${orderId}`.execute(db);
  return rows[0] ?? { points: nothing, cashback: nothing };
}
