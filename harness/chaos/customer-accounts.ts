import { randomBytes } from 'node:crypto';
import { connect } from 'api/db/connection';
import { hashOf } from 'api/http/callers/callers';
import { creditWallet } from 'api/wallet/move-wallet';
import { fromDecimal, money } from 'market/values/money';
import { pointsCurrency } from 'market/wallet/wallet.rules';
import pg from 'pg';

export interface Customer {
  token: string;
  phone: string;
}

/** Creates customers with a session each, as if they had just signed in. */
export async function signInCustomers(url: string, count: number): Promise<Customer[]> {
  const people = Array.from({ length: count }, (_, number) => ({
    token: randomBytes(32).toString('base64url'),
    phone: `+23480377${String(number).padStart(5, '0')}`,
  }));
  await within(url, async (client) => {
    for (const { token, phone } of people) {
      await client.query(
        `with customer as (
           insert into customers (f_name, l_name, phone, is_phone_verified, ref_code)
           values ('Chaos', 'Customer', $1, true, $2) returning id
         ) insert into sessions (customer_id, token_hash) select id, $3 from customer`,
        [phone, randomBytes(5).toString('hex'), hashOf(token)],
      );
    }
  });
  return people;
}

/** Points and money that each of them has from an earlier time, booked as all that moves. */
export async function addBalances(url: string, balance: { points: number; naira: number }): Promise<void> {
  const db = connect({ url });
  const customers = await db.selectFrom('customers').select('id').where('f_name', '=', 'Chaos').execute();
  for (const { id: customerId } of customers) {
    const earlier = { about: { subject: `earlier:${customerId}` }, customerId, at: new Date() };
    const points = { currency: pointsCurrency, amount: money(balance.points) };
    await creditWallet(db, { ...earlier, ...points, kind: 'points_earned', other: 'points' });
    const naira = { currency: 'NGN', amount: fromDecimal(balance.naira) };
    await creditWallet(db, { ...earlier, ...naira, kind: 'wallet_filled', other: 'provider:sandbox' });
  }
  await db.destroy();
}

/** Coupons that each customer may use once, without a limit in total; returns their codes. */
export async function writeCoupons(url: string, count: number): Promise<string[]> {
  const codes = Array.from({ length: count }, (_, number) => `CHAOS${number}`);
  await within(url, (client) =>
    client.query(
      `insert into coupons (code, currency, title, coupon_type, discount, discount_type, limit_per_customer, module_ids,
         starts_at, expires_at)
       select code, currency, 'Ten percent off', 'default', 10, 'percent', 1, (select array_agg(id) from modules),
         now() - interval '1 day', now() + interval '1 day'
       from unnest($1::text[]) code, (select distinct currency from zones) c`,
      [codes],
    ),
  );
  return codes;
}

async function within<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
