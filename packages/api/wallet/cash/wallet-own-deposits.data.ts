import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { DepositOfDesk } from 'market/wallet/wallet-deposits.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

export interface OwnDepositRow {
  id: number;
  courier_id: number;
  name: string;
  currency: string;
  amount: Money;
  way: DepositOfDesk['way'];
  place: string;
  reference: string;
  picture: string | null;
  made_at: Date;
  decision: DepositOfDesk['decision'];
  reason: string;
  decided_at: Date | null;
  held: Money;
}

const columns = sql`p.id, p.courier_id, trim(d.f_name || ' ' || d.l_name) as name, p.currency::text as currency, p.amount,
  p.way, p.place, p.reference, p.picture, p.made_at, p.decision, p.reason, p.decided_at,
  (select coalesce(sum(e.amount), 0)::bigint from ledger_entries e
    where e.account = 'cash:delivery_man:' || p.courier_id and e.currency = p.currency) as held`;
const tables = sql`courier_deposits p join delivery_men d on d.id = p.courier_id`;
const inZones = (zoneIds: readonly number[] | null) =>
  sql`(${zoneIds}::int[] is null or exists (select from zones z where z.city = d.city and z.id = any(${zoneIds}::int[])))`;

/** Returns what a courier has handed in, the newest first, and how much there is. */
export async function depositsOfCourier(
  db: Connection,
  courierId: number,
  { limit, skip }: Slice,
): Promise<{ rows: OwnDepositRow[]; total: number }> {
  const { rows } = await sql<OwnDepositRow>`
    select ${columns} from ${tables} where p.courier_id = ${courierId} order by p.id desc limit ${limit} offset ${skip}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from courier_deposits where courier_id = ${courierId}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns what waits in some zones, the longest wait first, and how much there is. */
export async function pendingDeposits(
  db: Connection,
  zoneIds: readonly number[] | null,
  { limit, skip }: Slice,
): Promise<{ rows: OwnDepositRow[]; total: number }> {
  const { rows } = await sql<OwnDepositRow>`
    select ${columns} from ${tables} where p.decision is null and ${inZones(zoneIds)}
    order by p.made_at, p.id limit ${limit} offset ${skip}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${tables} where p.decision is null and ${inZones(zoneIds)}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function ownDepositById(db: Connection, id: number): Promise<OwnDepositRow | undefined> {
  const { rows } = await sql<OwnDepositRow>`select ${columns} from ${tables} where p.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns who has reported a deposit, in some zones. */
export async function courierOfDeposit(
  db: Connection,
  id: number,
  zoneIds: readonly number[] | null,
): Promise<number | undefined> {
  const { rows } = await sql<{ courier_id: number }>`
    select p.courier_id from ${tables} where p.id = ${id} and ${inZones(zoneIds)}`.execute(db);
  return rows[0]?.courier_id;
}

/** Returns what of a courier's cash waits for a confirmation. The courier is locked before. */
export async function pendingSum(db: Transaction, courierId: number, currency: string): Promise<Money> {
  const { rows } = await sql<{ sum: Money }>`
    select coalesce(sum(amount), 0)::bigint as sum from courier_deposits
    where courier_id = ${courierId} and currency = ${currency} and decision is null`.execute(db);
  return rows[0]?.sum ?? (0 as Money);
}

export type NewOwnDeposit = Pick<
  OwnDepositRow,
  'courier_id' | 'currency' | 'amount' | 'way' | 'place' | 'reference' | 'picture' | 'made_at'
>;

export async function insertOwnDeposit(db: Transaction, deposit: NewOwnDeposit): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into courier_deposits (courier_id, currency, amount, way, place, reference, picture, made_at)
    values (${deposit.courier_id}, ${deposit.currency}, ${deposit.amount}, ${deposit.way}, ${deposit.place},
      ${deposit.reference}, ${deposit.picture}, ${deposit.made_at})
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A deposit without a number');
  return row.id;
}

export async function decideOwnDeposit(
  db: Transaction,
  id: number,
  decided: { depositId: number | null; reason: string; by: number; at: Date },
): Promise<void> {
  await sql`
    update courier_deposits set decision = ${decided.depositId === null ? 'refused' : 'confirmed'},
      deposit_id = ${decided.depositId}, reason = ${decided.reason}, decided_by = ${decided.by}, decided_at = ${decided.at}
    where id = ${id}`.execute(db);
}
