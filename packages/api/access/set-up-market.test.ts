import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { asBrowser, freshEmail, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { issueSetupLink } from './set-up-market.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const hour = 3_600_000;

const owner = () => ({ name: 'Kofi Mensah', email: freshEmail(), password: 'waakye-in-osu' });
const issue = async () => (await issueSetupLink(market)) ?? '';
const setUp = (token: string, given: object = {}) =>
  visitor.post('auth/setup', { ...owner(), token, ...given }, asBrowser());

beforeEach(async () => {
  await sql`delete from operators`.execute(market.db);
  await sql`delete from setup_links`.execute(market.db);
});

describe('[OPS-083] the link to the set-up of a market that nobody owns', () => {
  it('makes the first owner, who is signed in with all permissions', async () => {
    const token = await issue();
    const { expires_at } = (await visitor.post('auth/setup/link', { token })).body;
    expect(Date.parse(expires_at) - market.now().getTime()).toBe(24 * hour);
    const { status, cookie } = await setUp(token);
    expect(status).toBe(200);
    const { body } = await visitor.get('customer/memberships', asBrowser(cookie));
    expect(body.operator).toMatchObject({ roles: ['owner'], zone_ids: null });
    expect((await visitor.get('admin/operators', asBrowser(cookie))).body.operators).toHaveLength(1);
  });

  it('[SEAT-11] leaves a line in the audit log', async () => {
    const email = freshEmail();
    await setUp(await issue(), { email });
    const { rows } = await sql`
      select from audit_lines where action = 'market.setup'
        and subject = (select 'customer:' || id from customers where email = ${email})`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('works once: a second use is refused, and so is every other link', async () => {
    const [first, second] = [await issue(), await issue()];
    expect((await setUp(first)).status).toBe(200);
    for (const token of [first, second]) {
      expect((await setUp(token)).code).toBe('setup_over');
      expect((await visitor.post('auth/setup/link', { token })).code).toBe('setup_over');
    }
  });

  it('makes one owner of two who use it at the same moment', async () => {
    const token = await issue();
    const answers = await Promise.all([setUp(token), setUp(token), setUp(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const { rows } = await sql`select from operators`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('is refused after 24 hours', async () => {
    const token = await issue();
    const { now } = market;
    market.now = () => new Date(now().getTime() + 24 * hour);
    expect((await setUp(token)).code).toBe('setup_over');
    market.now = now;
    expect((await setUp(token)).status).toBe(200);
  });

  it('is refused once the market has an owner in another way', async () => {
    const token = await issue();
    await signedInOperator(market, { roles: ['owner'] });
    expect((await setUp(token)).code).toBe('setup_over');
    expect(await issueSetupLink(market)).toBeUndefined();
  });

  it('does not take over the account of a customer', async () => {
    const email = freshEmail();
    await signedInCustomer(market, { email, is_email_verified: true });
    const token = await issue();
    expect((await setUp(token, { email })).code).toBe('email_taken');
    expect((await setUp(token)).status).toBe(200);
  });

  it.each([
    ['a password that many use', { password: 'password' }, 'password_common'],
    ['a short password', { password: 'ab' }, 'password'],
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'kofi' }, 'email'],
  ])('refuses %s and stays open', async (_what, given, code) => {
    const token = await issue();
    expect((await setUp(token, given)).code).toBe(code);
    expect((await setUp(token)).status).toBe(200);
  });

  it('is unknown where it was never made', async () => {
    expect((await setUp('a'.repeat(43))).code).toBe('setup_over');
    expect((await setUp('short')).code).toBe('token');
  });
});
