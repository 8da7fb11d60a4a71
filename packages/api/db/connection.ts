import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseClient } from './client/database-client.ts';
import { PreparingClient } from './client/preparing-client.ts';
import type { Tables } from './tables.ts';

export type Transaction = KyselyTransaction<Tables>;
/** What data functions take: they do not care whether a transaction is open. */
export type Connection = Kysely<Tables> | Transaction;

// count(*) is a bigint, which pg returns as text; our counts fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface ConnectionOptions {
  url: string;
  poolSize?: number;
  onError?: (error: Error) => void;
}

/** The database: query builder, and separate connections for the statements of hot-query.ts. */
export class Database extends Kysely<Tables> {
  readonly pool: pg.Pool;
  readonly hotPool: pg.Pool;

  constructor(pool: pg.Pool, hotPool: pg.Pool) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.pool = pool;
    this.hotPool = hotPool;
  }

  override async destroy(): Promise<void> {
    await Promise.all([super.destroy(), this.hotPool.end()]);
    // Kysely ends only a pool that it has used.
    if (!this.pool.ending) await this.pool.end();
  }
}

/** Sent after connecting, because a pooler such as PgBouncer refuses it as a connection parameter. */
const noneForLong = 'set statement_timeout = 10000';
/** Statements are written so that one plan fits all values: planning again would cost more than running. */
const onePlanForAll = `${noneForLong}; set plan_cache_mode = force_generic_plan`;
/** Hot ones join some dozens of rows by their keys, whatever the planner guesses of a limit that it cannot see. */
const byKeys = 'set random_page_cost = 1.1; set enable_hashjoin = off; set enable_mergejoin = off';

export function connect({ url, poolSize = 10, onError = () => {} }: ConnectionOptions): Database {
  const poolOf = (config: pg.PoolConfig) => {
    const limits = { max: poolSize, connectionTimeoutMillis: 5_000 };
    const pool = new pg.Pool({ connectionString: url, Client: DatabaseClient, ...limits, ...config });
    pool.on('release', (_error, client) => {
      // The pool drops a connection that is ending.
      if (client instanceof PreparingClient && client.isReadOnly) client.end().catch(() => {});
    });
    // Without a listener, an idle connection that PostgreSQL closes would end the process.
    return pool.on('error', onError);
  };
  const pool = poolOf({ Client: PreparingClient, onConnect: (client) => client.query(onePlanForAll) });
  return new Database(pool, poolOf({ onConnect: (client) => client.query(`${onePlanForAll}; ${byKeys}`) }));
}
