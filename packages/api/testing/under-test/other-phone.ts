import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashOf } from '#api/http/callers/callers.ts';
import type { CustomerUnderTest } from './customer-under-test.ts';
import type { MarketUnderTest } from './market-under-test.ts';

/** Returns the same person with a session on another phone. */
export async function otherPhone(
  { db }: Pick<MarketUnderTest, 'db'>,
  person: CustomerUnderTest,
): Promise<CustomerUnderTest> {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into sessions (customer_id, token_hash) values (${person.id}, ${hashOf(token)})`.execute(db);
  return { ...person, token, headers: { authorization: `Bearer ${token}` } };
}
