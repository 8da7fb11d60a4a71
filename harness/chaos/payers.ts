import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'api/db/connection';
import { hashOf } from 'api/http/callers/callers';
import { writeJournal } from 'api/wallet/wallet.data';
import { money } from 'market/values/money';
import { courierAccount } from 'market/wallet/wallet-ledger.rules';
import pg from 'pg';
import type { Caller, Known, Wanted } from './calls.ts';
import type { Breach } from './find-breaches-after-chaos.ts';

export interface Payers {
  /** Runs that were prepared, released and settled, by what the server said. */
  done: Map<string, number>;
  stop: () => Promise<void>;
  /** Riders who were paid more than they had earned. */
  paidTwice: (url: string) => Promise<Breach[]>;
}

const riderCount = 20;
/** Calls of staff wait for those of customers, so several runs are under way at a time. */
const runsAtATime = 6;
const earned = money(250_000);

/** Two operators who pay stores and riders all the time: one prepares, the other one sends each release twice at the same moment. */
export async function startPayers(url: string, caller: Caller, random: () => number): Promise<Payers> {
  const db = connect({ url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [preparer, releaser] = [await signIn('Prepares'), await signIn('Releases')];
  const { rows: riders } = await client.query<{ id: number }>(
    `insert into delivery_men (id, f_name, l_name, phone, city, vehicle, speed_kmh)
     select (select max(id) from delivery_men) + n, 'Chaos', 'Rider', '+2348030000000', 'Lagos', 'bicycle', 15
     from generate_series(1, $1::int) n returning id`,
    [riderCount],
  );
  await client.query(
    `insert into payee_accounts (courier_id, kind, holder, institution, number, made_by, made_at, usable_at,
       checked_name, checked_by, checked_at)
     select id, 'bank', 'Chaos Rider', 'Bank', '0123456789', 0, now(), now(), 'Chaos Rider', 1, now()
     from unnest($1::int[]) id`,
    [riders.map(({ id }) => id)],
  );
  await client.query(
    `insert into payee_accounts (store_id, kind, holder, institution, number, made_by, made_at, usable_at,
       checked_name, checked_by, checked_at)
     select id, 'bank', 'Chaos Store', 'Bank', '0123456789', 0, now(), now(), 'Chaos Store', 1, now() from stores
     on conflict do nothing`,
  );
  await client.end();
  const done = new Map<string, number>();
  let isOpen = true;
  const work = Promise.all(Array.from({ length: runsAtATime }, workAtRuns));

  return {
    done,
    async stop() {
      isOpen = false;
      await work;
    },
    async paidTwice(now) {
      const accounts = riders.map(({ id }) => courierAccount(id));
      const atTheEnd = new pg.Client({ connectionString: now });
      await atTheEnd.connect();
      const { rows } = await atTheEnd.query<{ account: string }>(
        `select account from ledger_entries where account = any($1::text[])
         group by account having sum(amount) > 0`,
        [accounts],
      );
      await atTheEnd.end();
      await db.destroy();
      return rows.map(({ account: subject }) => ({ invariant: 'I15', breach: 'rider who was paid twice', subject }));
    },
  };

  async function workAtRuns(): Promise<void> {
    while (isOpen) {
      await earn().catch(() => undefined);
      await payOut(random() < 0.7 ? 'courier' : 'store');
      await sleep(random() * 50);
    }
  }

  async function signIn(name: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `with person as (
         insert into customers (f_name, l_name, email, is_email_verified, ref_code) values ('Chaos', $1, $2, true, $3)
         returning id
       ), operator as (insert into operators (customer_id, roles) select id, array['finance'] from person)
       insert into sessions (customer_id, token_hash) select id, $4 from person`,
      [name, `${name.toLowerCase()}@chaos.invalid`, randomBytes(5).toString('hex'), hashOf(token)],
    );
    return token;
  }

  /** Gives a rider something to be paid for. */
  async function earn(): Promise<void> {
    const rider = riders[Math.floor(random() * riders.length)];
    if (!rider) return;
    await writeJournal(db, {
      ...{ kind: 'wallet_bonus', about: { subject: `chaos:${randomUUID()}` }, currency: 'NGN', at: new Date() },
      entries: [
        { account: 'market:gifts', amount: earned },
        { account: courierAccount(rider.id), amount: money(-earned) },
      ],
    });
  }

  async function payOut(payee: 'store' | 'courier'): Promise<void> {
    const body = { payee, currency: 'NGN', least: 1 };
    const made = await call(preparer, 'admin/payout-runs', body, { 'idempotency-key': randomUUID() });
    if (made?.status !== 200) return;
    const { id, version } = made.body.run;
    const release = () => call(releaser, `admin/payout-runs/${id}/release`, { version });
    const answers = await Promise.all([release(), release()]);
    for (const answer of answers) note(`release ${answer?.code || 'done'}`);
    const shown = await call(releaser, `admin/payout-runs/${id}`);
    for (const { id: payoutId, state } of (shown?.body.payouts ?? []).slice(0, 2)) {
      if (state !== 'sent') continue;
      const path = `admin/payout-runs/${id}/payouts/${payoutId}`;
      if (random() < 0.3) await call(releaser, `${path}/failed`, { reason: 'Wrong account' });
      else await call(releaser, `${path}/paid`, { reference: 'NIP' });
    }
  }

  async function call(
    token: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Known | undefined> {
    const wanted: Wanted = {
      method: body ? 'POST' : 'GET',
      path,
      headers: { authorization: `Bearer ${token}`, ...headers },
    };
    return caller.insist({ ...wanted, ...(body && { body }) });
  }

  function note(what: string): void {
    done.set(what, (done.get(what) ?? 0) + 1);
  }
}
