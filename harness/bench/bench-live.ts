import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashOf } from 'api/http/callers/callers';
import pg from 'pg';
import type { RunningServer } from './bench-servers.ts';
import { coreSharesOf, parentOf } from './core-share.ts';
import { median } from './load.ts';

const [riders, operators, stores, perSecond] = [500, 10, 60, 100];
/** How often a live page reads its city beside the events. */
const cityMilliseconds = 5_000;
/** By then every event has arrived, those of the control too. */
const settleMilliseconds = 6_000;
/** Within these, in milliseconds and per cent of a core. */
const goals = { p95: 1_000, coreShare: 15 };

export interface LiveFigures {
  /** Calls of riders per second, with one position each. */
  perSecond: number;
  /** From the call of a rider to the event at an operator, of all operators, in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Positions that an operator did not receive, because a newer one of the rider came with the same event. */
  unseen: number;
  /** Per cent of one core that the server takes, what it takes at rest taken off: with the calls and the streams alone. */
  coreShare: number;
  /** The same while every operator also reads the city every five seconds, as the page does. */
  coreShareWithCity: number;
  /** The same of all processes of PostgreSQL, without and with the city. */
  database: [number, number];
  isWithinGoals: boolean;
}

/** What it costs that riders say where they are and operators see it, and how long it takes. */
export async function benchLive(
  ours: RunningServer,
  databaseUrl: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<LiveFigures> {
  const people = await signInLive(databaseUrl);
  const ending = new AbortController();
  const sent = new Map<number, Map<number, number>>();
  const delays: number[] = [];
  const received = new Set<string>();
  const streams = people.operators.map((token, operator) =>
    listen(`${ours.base}/api/v1/admin/city/events`, token, ending.signal, (text) => {
      const at = performance.now();
      const { riders: moved = [] } = JSON.parse(text) as { riders?: [number, number, number][] };
      for (const [id, lat] of moved) {
        const sentAt = sent.get(id)?.get(lat);
        if (sentAt === undefined) continue;
        delays.push(at - sentAt);
        received.add(`${operator} ${id} ${lat}`);
      }
    }),
  );
  const boards = people.boards.map(({ storeId, token }) =>
    listen(`${ours.base}/api/v1/vendor/stores/${storeId}/events`, token, ending.signal, () => {}),
  );
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await database.end();
  /** Of the server, and of the database. */
  const shares = async (work: () => Promise<void>): Promise<[number, number]> => {
    const [server = 0, database = 0] = await coreSharesOf([ours.pid, postmaster], work);
    return [server, database];
  };
  const atRest = await shares(() => sleep(seconds * 1000));
  let count = 0;
  let rodeSeconds = 0;
  const ride = async () => {
    const until = performance.now() + seconds * 1000;
    const calls: Promise<void>[] = [];
    for (let n = 0; performance.now() < until; n++) {
      const rider = people.riders[count % riders];
      if (rider) calls.push(move(ours.base, rider, count, sent));
      count += 1;
      const next = until - seconds * 1000 + ((n + 1) * 1000) / perSecond;
      await sleep(Math.max(0, next - performance.now()));
    }
    rodeSeconds += seconds;
    await Promise.all(calls);
  };
  await ride();
  await sleep(settleMilliseconds);
  delays.length = 0;
  received.clear();
  rodeSeconds = 0;
  const from = count;
  const plain: [number, number][] = [];
  const withCity: [number, number][] = [];
  const busy = async () => (await shares(ride)).map((share, index) => share - (atRest[index] ?? 0)) as [number, number];
  for (let round = 0; round < rounds; round++) {
    plain.push(await busy());
    const stop = readCity(ours.base, people.operators);
    withCity.push(await busy());
    await stop();
  }
  await sleep(settleMilliseconds);
  ending.abort();
  await Promise.allSettled([...streams, ...boards]);
  const sorted = delays.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY);
  const positions = count - from;
  const middle = (of: [number, number][], place: 0 | 1) => Number(median(of.map((shares) => shares[place])).toFixed(1));
  const figures = {
    perSecond: Math.round(positions / rodeSeconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    unseen: positions * operators - received.size,
    coreShare: middle(plain, 0),
    coreShareWithCity: middle(withCity, 0),
    database: [middle(plain, 1), middle(withCity, 1)] as [number, number],
  };
  const isQuick = figures.p95 <= goals.p95 && figures.unseen < positions * operators * 0.01;
  return { ...figures, isWithinGoals: isQuick && figures.coreShare <= goals.coreShare };
}

export interface Rider {
  id: number;
  token: string;
}

/** Each position has a latitude of its own, by which it is known when it arrives. */
export async function move(base: string, { id, token }: Rider, n: number, sent: Map<number, Map<number, number>>) {
  const lat = Number((6.4 + n / 100_000).toFixed(5));
  const ofRider = sent.get(id) ?? new Map<number, number>();
  sent.set(id, ofRider.set(lat, performance.now()));
  const positions = [{ lat, lng: 3.37, at: new Date().toISOString() }];
  const reply = await fetch(`${base}/api/v1/courier/positions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ positions }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`A position was refused: ${text}`);
}

function readCity(base: string, tokens: readonly string[]): () => Promise<void> {
  let isOpen = true;
  const work = tokens.map(async (token, index) => {
    await sleep((index * cityMilliseconds) / tokens.length);
    while (isOpen) {
      const reply = await fetch(`${base}/api/v1/admin/city`, { headers: { authorization: `Bearer ${token}` } });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`The city was refused: ${text}`);
      await sleep(cityMilliseconds);
    }
  });
  return async () => {
    isOpen = false;
    await Promise.all(work);
  };
}

/** Reads server-sent events until the end, and calls back with the data of `positions`. */
async function listen(
  url: string,
  token: string,
  signal: AbortSignal,
  callback: (text: string) => void,
): Promise<void> {
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!reply.ok) throw new Error(`A stream was refused: ${await reply.text()}`);
  let text = '';
  for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = `${text}${part}`.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /event: positions\ndata: (.*)$/.exec(event) ?? [];
      if (data) callback(data);
    }
  }
}

/** Riders on a shift, operators and owners of stores, each with a session. */
export async function signInLive(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const mark = randomBytes(4).toString('hex');
  const tokens = Array.from({ length: riders + operators + stores }, () => randomBytes(32).toString('base64url'));
  const { rows } = await client.query<{ id: number; n: number }>(
    `with person as (
       insert into customers (f_name, l_name, email, is_email_verified, ref_code)
       select 'Live', n::text, $3 || n || '@bench.invalid', true, $3 || n
       from generate_series(1, $1::int) n returning id, l_name::int as n
     ), session as (
       insert into sessions (customer_id, token_hash)
       select person.id, t.hash from person join unnest($2::text[]) with ordinality t(hash, n) on t.n = person.n
     ) select id, n from person order by n`,
    [tokens.length, tokens.map(hashOf), mark],
  );
  const ids = rows.map(({ id }) => id);
  const { rows: couriers } = await client.query<{ id: number }>(
    `insert into delivery_men (id, f_name, l_name, phone, city, vehicle, speed_kmh, customer_id, on_shift_since)
     select (select max(id) from delivery_men) + n, 'Live', 'Rider', '+2348030000000', 'Lagos', 'bicycle', 15, c, now()
     from unnest($1::int[]) with ordinality t(c, n) returning id`,
    [ids.slice(0, riders)],
  );
  await client.query(`insert into operators (customer_id, roles) select unnest($1::int[]), array['dispatcher']`, [
    ids.slice(riders, riders + operators),
  ]);
  const { rows: members } = await client.query<{ storeId: number }>(
    `insert into store_members (store_id, customer_id, role)
     select s.id, c, 'kitchen' from unnest($1::int[]) with ordinality t(c, n)
     join (select id, row_number() over (order by id) as n from stores) s on s.n = t.n
     returning store_id as "storeId"`,
    [ids.slice(riders + operators)],
  );
  await client.query('analyze');
  await client.end();
  return {
    riders: couriers.map(({ id }, n) => ({ id, token: tokens[n] ?? '' })),
    operators: tokens.slice(riders, riders + operators),
    boards: members.map(({ storeId }, n) => ({ storeId, token: tokens[riders + operators + n] ?? '' })),
  };
}
