import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInCourier } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();

it('a removed account of a rider takes words and pictures of contests and deposits with it; the sum and the answer stay', async () => {
  const customer = await signedInCourier(market);
  const found = await sql<{ id: number }>`
    select id from delivery_men where customer_id = ${customer.id}`.execute(market.db);
  const courierId = found.rows[0]?.id;
  await sql`
    insert into contests (audience, courier_id, kind, about, happened_at, words, pictures, currency, amount, made_by, made_at)
    values ('courier', ${courierId}, 'sum', ${`journal:${courierId}`}, now(), 'Zainab was ill', '{zainab-picture}', 'NGN', 500,
      ${customer.id}, now())`.execute(market.db);
  await sql`
    insert into courier_deposits (courier_id, currency, amount, way, place, reference, picture, made_at)
    values (${courierId}, 'NGN', 700, 'mobile_money', '0803 555 0199', 'Zainab-1', 'zainab-receipt', now())`.execute(
    market.db,
  );
  const removed = await market.app.inject({
    method: 'DELETE',
    url: '/api/v1/customer/remove-account',
    headers: customer.headers,
  });
  expect(removed.statusCode).toBe(200);
  const contests = await sql`select words, pictures, amount from contests where made_by = ${customer.id}`.execute(
    market.db,
  );
  expect(contests.rows).toEqual([{ words: '', pictures: [], amount: 500 }]);
  const deposits = await sql`
    select place, reference, picture, amount from courier_deposits where courier_id = ${courierId}`.execute(market.db);
  expect(deposits.rows).toEqual([{ place: '', reference: '-', picture: null, amount: 700 }]);
});
