import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshEmail, freshPhone, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
type Person = { headers: Record<string, string> };
const shown = async ({ headers }: Person) => (await visitor.get('customer/rider-start', headers)).body;
const doneOf = async (person: Person) =>
  (await shown(person)).start.steps
    .filter(({ is_done }: { is_done: boolean }) => is_done)
    .map(({ step }: { step: string }) => step);

async function apply(email: string, phone: string, status = 'pending') {
  await sql`
    insert into delivery_man_applications (status, f_name, l_name, phone, email, password_hash, zone_id, vehicle,
      identity_type, identity_number, decision)
    values (${status}, 'Blessing', 'Eze', ${phone}, ${email}, '', (select min(id) from zones), 'motorcycle', 'national_id', 'A1',
      'The licence cannot be read.')`.execute(market.db);
}

describe('[DEL-01] before the first shift', () => {
  it('an applicant reads the state of the application, and nobody else does', async () => {
    const [email, phone] = [freshEmail(), freshPhone()];
    const person = await signedInCustomer(market, { email, phone, is_email_verified: true });
    expect(await shown(person)).toEqual({ application: null, start: null });
    await apply(email, phone);
    expect((await shown(person)).application).toMatchObject({ status: 'pending', decided_at: null });
    await apply(email, phone, 'declined');
    const { application } = await shown(person);
    expect(application).toMatchObject({ status: 'declined', words: 'The licence cannot be read.' });
    // A contact that was not confirmed may be another person's.
    const stranger = freshEmail();
    await apply(stranger, freshPhone());
    const other = await signedInCustomer(market, { email: stranger, is_email_verified: false });
    expect((await shown(other)).application).toBeNull();
  });

  it('a rider reads what is missing, until all of it is done', async () => {
    const rider = await signedInCustomer(market, { email: freshEmail(), phone: freshPhone(), is_email_verified: true });
    const by = await signedInOperator(market, { roles: ['lead'] });
    const { rows: contacts } = await sql<{ email: string }>`select email from customers where id = ${rider.id}`.execute(
      market.db,
    );
    const wish = { contact: contacts[0]?.email, city: 'Lagos', vehicle: 'bicycle' };
    expect((await visitor.post('admin/couriers', wish, by.headers)).status).toBe(200);
    await sql`update customers set is_phone_verified = false, image = null where id = ${rider.id}`.execute(market.db);
    await sql`update delivery_men set image = null where customer_id = ${rider.id}`.execute(market.db);
    expect(await doneOf(rider)).toEqual(['vehicle']);
    await sql`update customers set is_phone_verified = true, image = 'me.webp' where id = ${rider.id}`.execute(
      market.db,
    );
    const account = { kind: 'bank', holder: 'Kemi Ojo', institution: 'Zenith', number: '0123456789', replaces: 0 };
    await visitor.put('courier/payee-account', account, rider.headers);
    expect(await doneOf(rider)).toEqual(['phone', 'photo', 'vehicle', 'account']);
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from delivery_men where customer_id = ${rider.id}`.execute(market.db);
    const { id, version } = rows[0] ?? { id: 0, version: 0 };
    const see = (seen: number) => visitor.post(`admin/couriers/${id}/papers`, { version: seen }, by.headers);
    expect((await see(version)).body.papers_seen_at).not.toBeNull();
    expect((await see(version)).code).toBe('changed_meanwhile');
    const { start } = await shown(rider);
    expect(start).toMatchObject({ has_worked: false, papers_seen_at: market.now().toISOString() });
    expect(start.steps.every(({ is_done }: { is_done: boolean }) => is_done)).toBe(true);
    await visitor.post('courier/shift', { is_on: true }, rider.headers);
    expect((await shown(rider)).start.has_worked).toBe(true);
  });
});
