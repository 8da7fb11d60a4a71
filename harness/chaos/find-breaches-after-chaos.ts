import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Acknowledged } from './shoppers.ts';

const invariants = readFileSync(new URL('../../packages/api/db/invariants.sql', import.meta.url), 'utf8');

export interface Breach {
  invariant: string;
  breach: string;
  subject: string;
}

/** Checks the invariants of the database, and compares it with the replies that shoppers got [I1]. */
export async function breachesIn(url: string, acknowledged: Acknowledged[] = []): Promise<Breach[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Breach>(invariants);
    return [...rows, ...(await doubledIntents(client)), ...brokenAcknowledgements(acknowledged, await totals(client))];
  } finally {
    await client.end();
  }
}

async function doubledIntents(client: pg.Client): Promise<Breach[]> {
  const { rows } = await client.query<{ note: string }>(
    `select order_note as note from orders where order_note like 'intent %' group by order_note having count(*) > 1`,
  );
  return rows.map(({ note }) => ({ invariant: 'I2', breach: 'one intent became several orders', subject: note }));
}

async function totals(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; total: string }>('select id, total from orders');
  return new Map(rows.map(({ id, total }) => [id, Number(total)]));
}

function brokenAcknowledgements(acknowledged: Acknowledged[], totals: Map<string, number>): Breach[] {
  const orderOfKey = new Map<string, string>();
  const breaches: Breach[] = [];
  for (const { key, orderId, total } of acknowledged) {
    const saved = totals.get(orderId);
    if (saved === undefined) breaches.push({ invariant: 'I1', breach: 'acknowledged order is lost', subject: orderId });
    else if (saved !== Math.round(total * 100)) {
      breaches.push({ invariant: 'I1', breach: 'acknowledged total differs', subject: orderId });
    }
    const known = orderOfKey.get(key) ?? orderId;
    if (known !== orderId) breaches.push({ invariant: 'I2', breach: 'one intent became two orders', subject: key });
    orderOfKey.set(key, known);
  }
  return breaches;
}
