import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '#api/auth/hash-passwords.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import type { MarketUnderTest } from './market-under-test.ts';

export interface CustomerUnderTest {
  id: number;
  token: string;
  /** What a client other than the storefront sends. */
  headers: { authorization: string };
  /** What the storefront in a browser sends. */
  browserHeaders: { cookie: string; 'x-software-id': string };
}

export interface CustomerRow {
  f_name?: string;
  l_name?: string;
  email?: string | null;
  phone?: string | null;
  is_phone_verified?: boolean;
  is_email_verified?: boolean;
}

/** A customer with a session, as if signed in a moment ago. */
export async function signedInCustomer(
  { db }: Pick<MarketUnderTest, 'db'>,
  { f_name = 'Ada', l_name = 'Obi', email = null, phone = null, ...verified }: CustomerRow = {},
): Promise<CustomerUnderTest> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ id: number }>`
    with customer as (
      insert into customers (f_name, l_name, email, phone, is_phone_verified, is_email_verified, ref_code)
      values (${f_name}, ${l_name}, ${email}, ${phone}, ${verified.is_phone_verified ?? false},
        ${verified.is_email_verified ?? false}, ${randomBytes(5).toString('hex')}) returning id
    ), opened as (
      insert into sessions (customer_id, token_hash) select id, ${hashOf(token)} from customer
    ) select id from customer`.execute(db);
  const id = rows[0]?.id ?? 0;
  return {
    id,
    token,
    headers: { authorization: `Bearer ${token}` },
    browserHeaders: { cookie: `sid=${token}`, 'x-software-id': 'soko-web' },
  };
}

/** Gives a customer a password to sign in with. */
export async function setPassword({ db }: Pick<MarketUnderTest, 'db'>, id: number, password: string): Promise<void> {
  await sql`update customers set password_hash = ${await hashPassword(password)} where id = ${id}`.execute(db);
}
