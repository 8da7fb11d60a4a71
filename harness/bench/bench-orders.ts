import { signInDemoStaff } from 'api/access/sign-in-demo-staff';
import { connect, type Database } from 'api/db/connection';
import { sumDays } from 'api/wallet/reports/sum-days';
import { type ReportName, reportNames } from 'market/wallet/reports/wallet-reports.rules';
import pg from 'pg';
import { connectSoko, type Soko } from '../../packages/client/soko-client.ts';
import type { RunningServer } from './bench-servers.ts';
import { median } from './load.ts';

/** Milliseconds that a search and a report may take at a million orders. */
const goals = { searchP95: 300, report: 3_000 };
/** How many different words are searched for in each way. */
const searches = 100;

export interface OrderFigures {
  /** Milliseconds. */
  p50: number;
  p95: number;
  worst: number;
  goal: number;
}

/** What it costs to find an order, and to read a report of all of them, one call at a time. */
export async function benchOrders({ base }: RunningServer, url: string): Promise<Record<string, OrderFigures>> {
  const db = connect({ url });
  const { lead } = await signInDemoStaff({ db });
  const soko = connectSoko({ url: base, token: lead.token });
  const { words, span, count } = await sample(url);
  console.log(`  ${count} orders; days that ended summed in ${await secondsToSum(db)} s`);
  await db.destroy();
  const figures: Record<string, OrderFigures> = {};
  for (const [name, terms] of Object.entries(words)) {
    figures[`search by ${name}`] = await timesOf(terms, goals.searchP95, (search) =>
      soko.adminOrders.list({ query: { search } }),
    );
  }
  for (const report of reportNames) figures[`report of ${report}`] = await reportTimes(soko, report, span);
  return figures;
}

/** Sums days that ended, as the job does that runs each hour. */
async function secondsToSum(db: Database): Promise<number> {
  const start = performance.now();
  for (const what of ['cash', 'days'] as const) await sumDays({ db }, { what });
  return Math.round((performance.now() - start) / 1000);
}

function reportTimes(soko: Soko, report: ReportName, span: { first_day: string; last_day: string }) {
  return timesOf(Array.from({ length: 5 }), goals.report, () =>
    soko.adminReports.show({ params: { report }, query: span }),
  );
}

/** Infinite where a call is refused, such as one that takes longer than a statement may. */
async function timesOf<Term>(terms: readonly Term[], goal: number, call: (term: Term) => Promise<unknown>) {
  const times: number[] = [];
  for (const term of terms) {
    const start = performance.now();
    const refusal = await call(term).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (refusal !== undefined)
      return { p50: Number.NaN, p95: Number.POSITIVE_INFINITY, worst: Number.POSITIVE_INFINITY, goal };
    times.push(Math.round(performance.now() - start));
  }
  times.sort((one, other) => one - other);
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
  return { p50: median(times), p95, worst: times.at(-1) ?? 0, goal };
}

/** Words that operators would type, from orders all over the history, and the days of all of them. */
async function sample(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; phone: string; name: string; store: string }>(
      `select o.id, o.contact_number as phone, o.contact_name as name, s.name as store
       from orders o tablesample system (1) join stores s on s.id = o.store_id order by random() limit $1`,
      [searches],
    );
    const { rows: days } = await client.query<{ count: number; first_day: string; last_day: string }>(
      `select count(*)::int as count, min(placed_at)::date::text as first_day, max(placed_at)::date::text as last_day
       from orders`,
    );
    const [{ count, ...span } = { count: 0, first_day: '', last_day: '' }] = days;
    const words = {
      number: rows.map(({ id }) => id),
      'last four digits': rows.map(({ id }) => id.slice(-4)),
      phone: rows.map(({ phone }) => phone.slice(-8)),
      name: rows.map(({ name }) => name),
      'part of a name': rows.map(({ name }) => name.slice(0, 4)),
      store: rows.map(({ store }) => store),
    };
    return { words, span, count };
  } finally {
    await client.end();
  }
}
