import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { amendSignIn, insertSignIn } from './auth-sign-ins.data.ts';

const market = marketUnderTest();
const [phone, email] = ['+2348030000001', 'ada@example.test'];
let id = 0;

beforeEach(async () => {
  await sql`delete from sign_ins`.execute(market.db);
  const start = { login_type: 'social', phone, email, is_phone_proved: true, is_email_proved: true } as const;
  ({ id } = await insertSignIn(market.db, 'ticket', start));
  await sql`update sign_ins set code_medium = 'phone', code_hash = 'sent', is_code_proved = true`.execute(market.db);
});

async function state() {
  const { rows } = await sql`select is_phone_proved, is_email_proved, is_code_proved, code_hash from sign_ins`.execute(
    market.db,
  );
  return rows[0];
}

const untouched = { is_phone_proved: true, is_email_proved: true, is_code_proved: true, code_hash: 'sent' };

describe('what a sign-in has proved', () => {
  it('stays while its contacts do, whatever else is added', async () => {
    await amendSignIn(market.db, id, { name: 'Ada Obi', phone, email });
    expect(await state()).toEqual(untouched);
  });

  it('is nothing for a number that takes the place of another, and the code for that one is void', async () => {
    await amendSignIn(market.db, id, { phone: '+2348030000002' });
    expect(await state()).toEqual({
      is_phone_proved: false,
      is_email_proved: true,
      is_code_proved: false,
      code_hash: null,
    });
  });

  it('is nothing for an address that replaces another; the code for the number stays valid', async () => {
    await amendSignIn(market.db, id, { email: 'other@example.test' });
    expect(await state()).toEqual({ ...untouched, is_email_proved: false, is_code_proved: false });
  });

  it('stays when a contact comes that was missing', async () => {
    await sql`update sign_ins set email = null, is_email_proved = false`.execute(market.db);
    await amendSignIn(market.db, id, { email });
    expect(await state()).toEqual({ ...untouched, is_email_proved: false });
  });
});
