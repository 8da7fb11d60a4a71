import { sql } from 'kysely';
import type { StoreRole } from 'market/access/access.rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { grocery, pharmacy } = testStores;
const path = `vendor/stores/${grocery.id}`;
const days = 86_400_000;

type Person = Pick<CustomerUnderTest, 'headers'>;
const member = (role: StoreRole) => signedInMember(market, { storeId: grocery.id, role });
const invite = (by: Person, contact: string, role: StoreRole = 'kitchen') =>
  visitor.post(`${path}/invitations`, { contact, role }, by.headers);
const tokenIn = (link: string) => link.split('#')[1] ?? '';
const accept = (by: Person, link: string) =>
  visitor.post('customer/invitations/accept', { token: tokenIn(link) }, by.headers);
const openOf = async (by: Person) => {
  const { body } = await visitor.get(`${path}/invitations?limit=50`, by.headers);
  return body.invitations.map(({ contact }: { contact: string }) => contact);
};

beforeEach(async () => {
  await sql`delete from invitations`.execute(market.db);
  await sql`delete from rate_limits`.execute(market.db);
});

describe('an invitation to work for a store [SEAT-19]', () => {
  it('reaches its contact by mail and makes the person who accepts it a member', async () => {
    const [owner, cook] = [await member('owner'), await signedInCustomer(market)];
    const { body } = await invite(owner, 'Cook@Example.com');
    expect(body).toMatchObject({
      invitation: { contact: 'cook@example.com', role: 'kitchen', invited_by: 'owner Obi' },
      is_sent: true,
    });
    const { rows } = await sql<{ text: string }>`
      select body as text from demo_post where recipient = 'cook@example.com' order by id desc limit 1`.execute(
      market.db,
    );
    expect(rows[0]?.text).toContain(body.link);
    const shown = await visitor.post('auth/invitation', { token: tokenIn(body.link) });
    expect(shown.body).toMatchObject({ role: 'kitchen', roles: null, contact: 'c••••@example.com' });
    const { body: memberships } = await accept(cook, body.link);
    expect(memberships.stores).toMatchObject([{ store_id: grocery.id, role: 'kitchen' }]);
    expect(await openOf(owner)).toEqual([]);
  });

  it('is accepted once, also by two at the same moment', async () => {
    const owner = await member('owner');
    const { link } = (await invite(owner, 'cook@example.com')).body;
    const people = await Promise.all([1, 2, 3, 4].map(() => signedInCustomer(market)));
    const answers = await Promise.all(people.map((person) => accept(person, link)));
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
      200,
      'invitation_over',
      'invitation_over',
      'invitation_over',
    ]);
  });

  it('is over after seven days, when it is withdrawn, and for a made-up token', async () => {
    const [owner, cook] = [await member('owner'), await signedInCustomer(market)];
    const { link: old } = (await invite(owner, 'old@example.com')).body;
    await sql`update invitations set expires_at = ${new Date(market.now().getTime())}`.execute(market.db);
    const { invitation, link: withdrawn } = (await invite(owner, 'cook@example.com')).body;
    expect((await visitor.delete(`${path}/invitations/${invitation.id}`, owner.headers)).status).toBe(200);
    expect((await visitor.delete(`${path}/invitations/${invitation.id}`, owner.headers)).code).toBe('invitation_over');
    for (const link of [old, withdrawn, `x#${'a'.repeat(43)}`]) {
      expect((await accept(cook, link)).code).toBe('invitation_over');
      expect((await visitor.post('auth/invitation', { token: tokenIn(link) })).code).toBe('invitation_over');
    }
  });

  it('expires seven days after it was sent', async () => {
    const { invitation } = (await invite(await member('owner'), 'cook@example.com')).body;
    expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(7 * days);
  });

  it('replaces an open one of the same contact', async () => {
    const [owner, cook] = [await member('owner'), await signedInCustomer(market)];
    const { link: first } = (await invite(owner, 'cook@example.com', 'kitchen')).body;
    const { link: second } = (await invite(owner, 'COOK@example.com', 'counter')).body;
    expect(await openOf(owner)).toEqual(['cook@example.com']);
    expect((await accept(cook, first)).code).toBe('invitation_over');
    expect((await accept(cook, second)).body.stores).toMatchObject([{ role: 'counter' }]);
  });

  it('is refused for a contact that works there, and beyond ten open ones', async () => {
    const owner = await member('owner');
    const cook = await signedInCustomer(market, { email: 'works@example.com', is_email_verified: true });
    await accept(cook, (await invite(owner, 'works@example.com')).body.link);
    expect((await invite(owner, 'works@example.com')).code).toBe('already_member');
    for (let n = 0; n < 10; n++) expect((await invite(owner, `cook${n}@example.com`)).status).toBe(200);
    expect((await invite(owner, 'cook10@example.com')).code).toBe('invitations_full');
    expect((await invite(owner, 'cook3@example.com')).status).toBe(200);
  });

  it.each(['', 'no contact', 'a@b', '12'])('is refused for the contact %j, with the field', async (contact) => {
    const { status, body } = await invite(await member('owner'), contact);
    expect([status, body.errors[0].code]).toEqual([400, 'contact']);
  });

  it('[SEAT-22] ends when the person who has sent it is removed', async () => {
    const [owner, second, cook] = [await member('owner'), await member('owner'), await signedInCustomer(market)];
    const { link } = (await invite(second, 'cook@example.com')).body;
    expect((await visitor.delete(`${path}/members/${second.id}`, owner.headers)).status).toBe(200);
    expect((await accept(cook, link)).code).toBe('invitation_over');
  });

  it('of another store cannot be withdrawn', async () => {
    const [owner, other] = [
      await member('owner'),
      await signedInMember(market, { storeId: pharmacy.id, role: 'owner' }),
    ];
    const { invitation } = (await invite(owner, 'cook@example.com')).body;
    const theirs = `vendor/stores/${pharmacy.id}/invitations/${invitation.id}`;
    expect((await visitor.delete(theirs, other.headers)).code).toBe('invitation_over');
  });

  it('[SEAT-11] leaves lines of its sending and its acceptance in the audit log, without the whole contact', async () => {
    const [owner, cook] = [await member('owner'), await signedInCustomer(market)];
    const { invitation, link } = (await invite(owner, 'cook@example.com')).body;
    await accept(cook, link);
    const { rows } = await sql`
      select account_id, action, after from audit_lines where subject = ${`invitation:${invitation.id}`} order by id`.execute(
      market.db,
    );
    expect(rows).toEqual([
      { account_id: owner.id, action: 'invitation.create', after: { contact: 'c••••@example.com', role: 'kitchen' } },
      { account_id: cook.id, action: 'invitation.accept', after: { role: 'kitchen' } },
    ]);
  });
});

describe('an invitation to run the market', () => {
  it('[SEAT-14] [SEAT-19] gives its roles and zones', async () => {
    const [owner, person] = [await signedInOperator(market, { roles: ['owner'] }), await signedInCustomer(market)];
    const sent = { contact: 'desk@example.com', roles: ['dispatcher', 'support'], zone_ids: [3] };
    const { body } = await visitor.post('admin/invitations', sent, owner.headers);
    expect(body.link).toMatch(/\/admin\/join#[\w-]{43}$/);
    const { body: memberships } = await accept(person, body.link);
    expect(memberships.operator).toMatchObject({ roles: ['dispatcher', 'support'], zone_ids: [3] });
  });

  it.each([
    [['owner'], null],
    [['support'], null],
    [['support'], [1]],
  ])('[SEAT-18] is refused with %j in the zones %j to a lead of zone 3', async (roles, zone_ids) => {
    const lead = await signedInOperator(market, { roles: ['lead'], zoneIds: [3] });
    const sent = { contact: 'desk@example.com', roles, zone_ids };
    expect((await visitor.post('admin/invitations', sent, lead.headers)).code).toBe('right_missing');
  });

  it('[SEAT-18] is neither withdrawn nor replaced by a person who could not have sent it', async () => {
    const owner = await signedInOperator(market, { roles: ['owner'] });
    const lead = await signedInOperator(market, { roles: ['lead'], zoneIds: [3] });
    const person = await signedInCustomer(market);
    const sent = { contact: 'new-owner@example.com', roles: ['owner'], zone_ids: null };
    const { body } = await visitor.post('admin/invitations', sent, owner.headers);
    const withdraw = (by: typeof lead) => visitor.delete(`admin/invitations/${body.invitation.id}`, by.headers);
    expect((await withdraw(lead)).code).toBe('right_missing');
    const lesser = { ...sent, roles: ['support'], zone_ids: [3] };
    expect((await visitor.post('admin/invitations', lesser, lead.headers)).code).toBe('right_missing');
    expect((await accept(person, body.link)).body.operator).toMatchObject({ roles: ['owner'], zone_ids: null });
  });
});
