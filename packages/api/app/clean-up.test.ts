import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { cleanUps } from './clean-up.ts';

const market = marketUnderTest();

it('a file that cannot be removed keeps neither other files nor anything else that is too old', async () => {
  const { id } = await signedInCustomer(market);
  await sql`update sessions set seen_at = now() - interval '31 days' where customer_id = ${id}`.execute(market.db);
  await sql`insert into prescription_pictures (id, shopper, made_at) values ('stuck-prescription-001', 'customer:1', '2000-01-01')`.execute(
    market.db,
  );
  await sql`insert into files_to_remove (name) values ('360/stuck.webp'), ('360/loose.webp')`.execute(market.db);
  const removed: string[] = [];
  const remove = async (name: string) => {
    if (name.includes('stuck')) throw new Error('The storage is read only');
    removed.push(name);
  };
  const context = { ...market, uploads: { ...market.uploads, remove } };
  const parts = await Promise.allSettled(Object.values(cleanUps).map((cleanUp) => cleanUp(context)));
  expect(removed).toEqual(['360/loose.webp']);
  const { rows } = await sql`
    select name from files_to_remove union all select device from sessions where customer_id = ${id}`.execute(
    market.db,
  );
  expect(rows).toEqual([{ name: '360/stuck.webp' }]);
  expect(parts.filter(({ status }) => status === 'rejected')).toHaveLength(2);
});
