import pg from 'pg';

const timeoutMilliseconds = 1_500;

export interface HostQuestions {
  /** Undefined if the host does not answer in time. */
  ask: <Row extends pg.QueryResultRow>(text: string) => Promise<Row | undefined>;
  close: () => Promise<void>;
}

export interface HostQuestionOptions {
  Client?: typeof pg.Client;
  /** Receives the reason of each missing answer. */
  onFault?: (fault: unknown) => void;
}

/**
 * Asks a PostgreSQL briefly, again and again. Uses its own connection, because all those of a pool may hang on a broken
 * network.
 */
export function openHostQuestions(
  connectionString: string,
  { Client = pg.Client, onFault = () => {} }: HostQuestionOptions = {},
): HostQuestions {
  const limits = { connectionTimeoutMillis: timeoutMilliseconds, query_timeout: timeoutMilliseconds };
  const pool = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true, Client, ...limits });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  return {
    async ask<Row extends pg.QueryResultRow>(text: string): Promise<Row | undefined> {
      const client = await pool.connect().catch(onFault);
      if (!client) return undefined;
      try {
        const { rows } = await client.query<Row>(text);
        client.release();
        return rows[0];
      } catch (fault) {
        onFault(fault);
        client.release(true);
        return undefined;
      }
    },
    close: () => pool.end(),
  };
}
