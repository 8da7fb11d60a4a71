import { setImmediate as turn } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../tables.ts';
import { type ColumnKind, copyInto, fieldOf } from './copy-rows.ts';

/** Small enough for the socket, large enough that the protocol does not show. */
const chunkLength = 60_000;
/** At most two batches are in memory: one being sent, one being built. */
const batchBytes = 8_000_000;

/** Rows of one table with the same fields. */
interface Pending {
  table: string;
  columns: readonly { name: string; kind: ColumnKind }[];
  lines: string;
  chunks: Buffer[];
}

/** Collects rows and sends them in batches while the next rows are being made. */
export class BulkLoad {
  readonly #client: pg.Client;
  readonly #kinds: ReadonlyMap<string, ColumnKind>;
  #pending: Pending[] = [];
  #bytes = 0;
  #sending: Promise<void> = Promise.resolve();

  constructor(client: pg.Client, kinds: ReadonlyMap<string, ColumnKind>) {
    this.#client = client;
    this.#kinds = kinds;
  }

  /** The database has the defaults of fields that a row leaves out. */
  add<T extends keyof Tables & string>(table: T, row: Insertable<Tables[T]>): void {
    const fields: Record<string, unknown> = row;
    const pending = this.#pendingOf(table, Object.keys(fields));
    let separator = '';
    for (const { name, kind } of pending.columns) {
      pending.lines += separator + fieldOf(fields[name], kind);
      separator = '\t';
    }
    pending.lines += '\n';
    if (pending.lines.length > chunkLength) this.#cut(pending);
  }

  /** Gives the socket its turn, and waits when both batches are full. */
  async breathe(): Promise<void> {
    if (this.#bytes > batchBytes) await this.#send();
    await turn();
  }

  /** Waits until PostgreSQL has everything. */
  async finish(): Promise<void> {
    await this.#send();
    await this.#sending;
  }

  #pendingOf(table: string, names: readonly string[]): Pending {
    const known = this.#pending.find(
      ({ table: other, columns }) =>
        other === table && columns.length === names.length && columns.every(({ name }, place) => name === names[place]),
    );
    return known ?? this.#begin(table, names);
  }

  #begin(table: string, names: readonly string[]): Pending {
    const columns = names.map((name) => ({ name, kind: this.#kinds.get(`${table}.${name}`) ?? ('plain' as const) }));
    const pending = { table, columns, lines: '', chunks: [] };
    this.#pending.push(pending);
    return pending;
  }

  #cut(pending: Pending): void {
    const chunk = Buffer.from(pending.lines);
    pending.chunks.push(chunk);
    pending.lines = '';
    this.#bytes += chunk.length;
  }

  async #send(): Promise<void> {
    await this.#sending;
    const batch = this.#takeBatch();
    this.#sending = this.#copy(batch);
    // The next wait reports a fault; until then Node must not treat it as unhandled.
    this.#sending.catch(() => {});
  }

  #takeBatch(): [target: string, chunks: Buffer[]][] {
    const batch: [string, Buffer[]][] = [];
    for (const pending of this.#pending) {
      this.#cut(pending);
      batch.push([`${pending.table} (${pending.columns.map(({ name }) => name).join(', ')})`, pending.chunks]);
      pending.chunks = [];
    }
    this.#bytes = 0;
    return batch;
  }

  async #copy(batch: [target: string, chunks: Buffer[]][]): Promise<void> {
    for (const [target, chunks] of batch) await copyInto(this.#client, target, chunks);
  }
}

/** Returns which columns contain JSON or arrays. */
export async function columnKinds(client: pg.Client): Promise<Map<string, ColumnKind>> {
  const { rows } = await client.query<{ name: string; kind: ColumnKind }>(`
    select table_name || '.' || column_name as name, case data_type when 'jsonb' then 'json' else 'array' end as kind
    from information_schema.columns
    where table_schema = 'public' and data_type in ('jsonb', 'ARRAY')`);
  return new Map(rows.map(({ name, kind }) => [name, kind]));
}
