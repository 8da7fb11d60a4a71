import pg from 'pg';
import { everySubject } from '../../../apps/server/cli/every-command.ts';
import { runCommand } from '../../../apps/server/cli/terminal/run-command.ts';

export interface CalledCommand {
  code: number;
  /** What went to the standard output. */
  answer: string;
  /** What went to the standard error. */
  stderr: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  json: any;
}

/** Calls a command as a terminal does, with this environment and no other. */
export async function callSoko(sent: readonly string[], environment: Record<string, string>): Promise<CalledCommand> {
  let [answer, stderr] = ['', ''];
  const code = await runCommand(sent, everySubject, {
    environment,
    folder: process.cwd(),
    answer: (text) => {
      answer += text;
    },
    stderr: {
      write: (text) => {
        stderr += text;
      },
    },
  });
  return { code, answer, stderr, json: sent.includes('--json') ? JSON.parse(answer) : undefined };
}

/** Queries a database directly; returns no rows if a table does not exist. */
export async function queryDatabase<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const query = client.query<Row>(statement).catch((error: { code?: string }) => {
    if (error.code === '42P01') return { rows: [] };
    throw error;
  });
  return query.then(({ rows }) => rows).finally(() => client.end());
}
