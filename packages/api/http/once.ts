import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '#api/db/connection.ts';
import { isTaken, transact } from '#api/db/transact.ts';
import { Refusal } from '#api/http/refusal.ts';

export interface Intent<Read = unknown> {
  owner: string;
  key: string;
  request: unknown;
  /**
   * Names of advisory locks: intents that share one wait for each other, from the first statement to the end of the
   * transaction.
   */
  lockNames?: readonly string[];
  /**
   * A JSON value that the first statement reads for the work, which saves a round trip. It may be older than the locks
   * if these had to be waited for, so the statement that writes must check what it relies on.
   */
  reads?: RawBuilder<Read | null>;
}

/** Where the work writes its reply under the key, in the same statement as everything else. */
export interface IdempotencyRecord {
  owner: string;
  key: string;
  fingerprint: string;
}

/**
 * Does the work under a key, in one transaction: a repeated request gets the same reply, never a
 * second effect. The work itself writes its reply into the record. A refusal rolls everything back
 * and leaves nothing under the key, so the same intent may succeed later.
 */
export async function once<Reply, Read = unknown>(
  db: Database,
  intent: Intent<Read>,
  work: (transaction: Transaction, record: IdempotencyRecord, read: Read | undefined) => Promise<Reply>,
): Promise<Reply> {
  const record = {
    owner: intent.owner,
    key: intent.key,
    fingerprint: hash('sha256', JSON.stringify(intent.request), 'base64url'),
  };
  const attempt = async (transaction: Transaction) => {
    const { reply, read } = await replyUnderLock<Reply, Read>(transaction, record, intent);
    return reply ?? inStoredOrder(await work(transaction, record, read));
  };
  try {
    return await transact(db, attempt, isOrderNumberTaken);
  } catch (error) {
    // The previous holder of the lock may have stored its reply after we looked.
    const reply = mayHaveReply(error) ? await earlierReply<Reply>(db, record) : undefined;
    if (reply === undefined) throw error;
    return reply;
  }
}

/** Saves the reply of an intent that created no order. */
export async function saveReply(
  db: Connection,
  { owner, key, fingerprint }: IdempotencyRecord,
  reply: object,
): Promise<void> {
  await sql`insert into idempotency_keys (owner, key, fingerprint, reply)
    values (${owner}, ${key}, ${fingerprint}, ${JSON.stringify(reply)}::jsonb)`.execute(db);
}

interface SavedReply<Reply> {
  fingerprint: string;
  reply: Reply;
}

/** The locks end with the transaction, also when the process dies. They are taken in the order of their names. */
async function replyUnderLock<Reply, Read>(
  transaction: Transaction,
  record: IdempotencyRecord,
  { lockNames = [], reads }: Intent<Read>,
): Promise<{ reply: Reply | undefined; read: Read | undefined }> {
  const { rows } = await sql<{ isFree: boolean; saved: SavedReply<Reply> | null; read: Read | null }>`
    with own as materialized (
      select pg_try_advisory_xact_lock(hashtextextended(${`${record.owner} ${record.key}`}, 0)) as "isFree"
    )
    select "isFree",
      -- A repeated request is refused at once: it waits for nobody.
      (select count(pg_advisory_xact_lock(hashtextextended(name, 0)))
       from (select unnest(${lockNames}::text[]) as name order by 1) named where (select "isFree" from own)) as locks,
      (select jsonb_build_object('fingerprint', fingerprint, 'reply', reply) from idempotency_keys
       where owner = ${record.owner} and key = ${record.key}) as saved,
      ${reads ?? sql`null::json`} as read
    from own`.execute(transaction);
  const [row] = rows;
  if (!row?.isFree) throw new Refusal('order_in_progress');
  return { reply: replyIn(row.saved, record), read: row.read ?? undefined };
}

async function earlierReply<Reply>(db: Connection, record: IdempotencyRecord): Promise<Reply | undefined> {
  const { rows } = await sql<SavedReply<Reply>>`
    select fingerprint, reply from idempotency_keys where owner = ${record.owner} and key = ${record.key}`.execute(db);
  return replyIn(rows[0], record);
}

function replyIn<Reply>(
  saved: SavedReply<Reply> | null | undefined,
  { fingerprint }: IdempotencyRecord,
): Reply | undefined {
  if (!saved) return undefined;
  if (saved.fingerprint !== fingerprint) throw new Refusal('key_reused');
  return saved.reply;
}

/**
 * PostgreSQL orders the keys of jsonb by length, then by bytes. The first reply uses the same order, so that repeated
 * replies are byte-identical.
 */
function inStoredOrder<Part>(reply: Part): Part {
  if (Array.isArray(reply)) return reply.map(inStoredOrder) as Part;
  if (reply === null || typeof reply !== 'object') return reply;
  const fields = Object.entries(reply).sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, part]) => [name, inStoredOrder(part)])) as Part;
}

/** One statement writes all parts of an order, and PostgreSQL does not say in which order: any of them may be first. */
const constraintsOfOrderNumber = [
  'idempotency_keys_by_order',
  'orders_pkey',
  'order_lines_pkey',
  'order_steps_pkey',
  'order_contacts_pkey',
  'order_origins_pkey',
  'journals_order_id_kind_key',
  'outbox_dedupe_key_key',
];

function isOrderNumberTaken(error: unknown): boolean {
  return constraintsOfOrderNumber.some((key) => isTaken(error, key));
}

function mayHaveReply(error: unknown): boolean {
  return error instanceof Refusal || isTaken(error, 'idempotency_keys_pkey');
}
