import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInCourier, signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshEmail, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { deleteOldAuditLines } from './access-audit.data.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;
const { food } = testStores;

const owner = () => signedInOperator(market, { roles: ['owner'] });
type Person = Awaited<ReturnType<typeof owner>>;
const read = async (by: Person, query = '') => (await visitor.get(`admin/audit?limit=50&${query}`, by.headers)).body;
const breaches = async () =>
  (await breachesIn(market.db)).filter((row) => (row as { invariant: string }).invariant === 'A1');

/** A change of the roles of an operator, by an owner. */
async function changedRole(by?: Person) {
  const [person, other] = [by ?? (await owner()), await signedInOperator(market, { roles: ['support'] })];
  const body = { roles: ['marketing'], zone_ids: null, version: 1 };
  expect((await visitor.put(`admin/operators/${other.id}`, body, person.headers)).status).toBe(200);
  return { by: person, other };
}

/** Without the trigger that keeps lines, like a person with access to the database; undone at the end. */
async function tampered(change: string): Promise<unknown[]> {
  const found: unknown[] = [];
  await market.db
    .transaction()
    .execute(async (transaction) => {
      await sql`alter table audit_lines disable trigger audit_lines_stay`.execute(transaction);
      await sql.raw(change).execute(transaction);
      found.push(...(await breachesIn(transaction as never)));
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
  return found.filter((row) => (row as { invariant: string }).invariant === 'A1');
}

describe('[OPS-091] the audit log', () => {
  it('[SEAT-31] says who did what, to what, when, on which device, with both values', async () => {
    const { by, other } = await changedRole();
    const { lines } = await read(by, `subject=customer:${other.id}`);
    expect(lines).toEqual([
      expect.objectContaining({
        account_id: by.id,
        person: 'owner Obi',
        audience: 'operator',
        store: null,
        action: 'operator.roles',
        subject: `customer:${other.id}`,
        before: { roles: ['support'], zone_ids: null },
        after: { roles: ['marketing'], zone_ids: null },
        reason: null,
        is_erased: false,
        request_id: expect.any(String),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    ]);
  });

  it('is searched by person, subject, action, reason, store and time', async () => {
    const { by, other } = await changedRole();
    const manager = await signedInMember(market, { storeId: food.id, role: 'manager' });
    await visitor.post(`vendor/stores/${food.id}/pause`, { for: '30', reason: 'too_busy' }, manager.headers);
    const found = async (query: string) => (await read(by, query)).lines.map((line: { id: number }) => line.id);
    const [change] = await found(`subject=${other.id}`);
    expect(await found(`person=${by.id}&action=operator.`)).toEqual([change]);
    expect(await found(`person=owner&subject=%23${other.id}`)).toEqual([change]);
    expect(await found(`person=nobody`)).toEqual([]);
    expect(await found(`person=%25&subject=${other.id}`)).toEqual([]);
    expect(await found('reason=never+written')).toEqual([]);
    const ofStore = (await read(by, `store_id=${food.id}`)).lines;
    expect(ofStore).toMatchObject([{ action: 'store.pause', store: { id: food.id }, person: 'manager Obi' }]);
    const { made_at: madeAt } = ofStore[0];
    expect(await found(`action=store.pause&from=${madeAt}`)).toHaveLength(1);
    expect(await found(`action=store.pause&until=${madeAt}`)).toEqual([]);
    const { actions } = (await visitor.get('admin/audit/actions', by.headers)).body;
    expect(actions).toEqual(expect.arrayContaining(['operator.roles', 'store.pause']));
  });

  it('[SEAT-12] shows an operator of some zones their stores and the own actions', async () => {
    const manager = await signedInMember(market, { storeId: food.id, role: 'manager' });
    await visitor.post(`vendor/stores/${food.id}/resume`, {}, manager.headers);
    await changedRole();
    const lead = (zoneIds: number[]) => signedInOperator(market, { roles: ['lead'], zoneIds });
    const [{ rows }] = [
      await sql<{ zone_id: number }>`select zone_id from stores where id = ${food.id}`.execute(market.db),
    ];
    const own = rows[0]?.zone_id ?? 0;
    const audiences = async (zoneId: number) =>
      new Set((await read(await lead([zoneId]))).lines.map((line: { audience: string }) => line.audience));
    expect(await audiences(own)).toEqual(new Set(['vendor']));
    expect(await audiences(own === yaba.id ? island.id : yaba.id)).toEqual(new Set());
  });

  it('[SEAT-15] is exported as CSV, with the hash of each line, by those who may; the export is a line', async () => {
    const { by, other } = await changedRole();
    const search = { subject: `customer:${other.id}` };
    const { body } = await visitor.post('admin/audit/export', search, by.headers);
    expect(body).toMatchObject({ rows: 1, is_whole: true });
    const [head, line] = body.csv.split('\r\n');
    expect(head).toMatch(/^id,made_at,account_id,person,.*,hash$/);
    expect(line).toContain('"{""roles"":[""marketing""],""zone_ids"":null}"');
    const [exported] = (await read(by, 'action=audit.export')).lines;
    expect(exported).toMatchObject({ account_id: by.id, after: { ...search, rows: 1 } });
    await sql`update operators set roles = array['support'] where customer_id = ${by.id}`.execute(market.db);
    expect((await visitor.post('admin/audit/export', search, by.headers)).code).toBe('right_missing');
  });
});

describe('[OPS-091] the chain of the audit log', () => {
  it('holds, also when many people act at the same moment', async () => {
    await Promise.all(Array.from({ length: 12 }, () => changedRole()));
    expect(await breaches()).toEqual([]);
    const { rows } = await sql<{ lines: number }>`select lines from audit_days order by day desc limit 1`.execute(
      market.db,
    );
    const { rows: counted } = await sql<{ lines: number }>`select count(*)::int as lines from audit_lines`.execute(
      market.db,
    );
    expect(rows).toEqual(counted);
  });

  it.each([
    ['the person', 'update audit_lines set account_id = 1'],
    ['the time', `update audit_lines set made_at = made_at - interval '1 minute'`],
    ['a value', `update audit_lines set after = '{"roles": ["support"]}'`],
    ['a reason', `update audit_lines set reason = 'He asked for it'`],
    ['a value and its hash', `update audit_lines l set after = '{}', content_hash = sha256('x')`],
    ['the content, as if the person had gone', 'update audit_lines set salt = null, before = null, after = null'],
    ['a line that goes', 'delete from audit_lines where id = (select min(id) from audit_lines)'],
    ['the last line that goes', 'delete from audit_lines where id = (select max(id) from audit_lines)'],
    [
      'a line and its link that go',
      `with gone as (delete from audit_links where place = 1 returning line_id)
       delete from audit_lines where id in (select line_id from gone)`,
    ],
    [
      'a day that is said to be over',
      `with gone as (delete from audit_links returning line_id), cleared as (update audit_days set cleared_at = now())
       delete from audit_lines where id in (select line_id from gone)`,
    ],
    ['a line that changes its place', 'update audit_links set place = place + 1000 where place = 1'],
    ['a link of its own', `update audit_links set hash = sha256('x') where place = 1`],
    ['a day before', `insert into audit_days values ('2026-01-01', sha256(''), sha256('x'), 0, null)`],
  ])('is broken by %s', async (_what, change) => {
    await changedRole();
    await changedRole();
    expect(await breaches()).toEqual([]);
    expect(await tampered(change)).not.toEqual([]);
    expect(await breaches()).toEqual([]);
  });

  it.each([
    ['change', sql`update audit_lines set reason = 'x'`],
    ['delete', sql`delete from audit_lines`],
    ['empty in part', sql`update audit_lines set salt = null, after = null, before = '{}'`],
  ])('nobody can %s lines of the last 24 months', async (_what, statement) => {
    await changedRole();
    await expect(statement.execute(market.db)).rejects.toThrow('Audit lines are never changed');
  });

  it('[PROF-32] holds when a person goes: what lines say about the person is gone, who did what stays', async () => {
    const by = await owner();
    const email = freshEmail();
    const rider = await signedInCourier(market);
    await sql`update customers set email = ${email} where id = ${rider.id}`.execute(market.db);
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from delivery_men where customer_id = ${rider.id}`.execute(market.db);
    const { id, version } = rows[0] ?? { id: 0, version: 0 };
    const suspended = { version, reason: 'Two complaints about Bola' };
    await visitor.post(`admin/couriers/${id}/suspend`, suspended, by.headers);
    await visitor.post('admin/invitations', { contact: email, roles: ['support'], zone_ids: null }, by.headers);
    const about = async () => (await read(by, `person=${by.id}`)).lines;
    expect((await about()).map((line: { is_erased: boolean }) => line.is_erased)).toEqual([false, false]);
    const stranger = await signedInCustomer(market);
    expect((await visitor.delete('customer/remove-account', stranger.headers)).status).toBe(200);
    expect(JSON.stringify(await about())).toContain('Bola');
    expect((await visitor.delete('customer/remove-account', rider.headers)).status).toBe(200);
    const after = await about();
    expect(after).toMatchObject([
      { action: 'invitation.create', is_erased: true, before: null, after: null },
      { action: 'courier.suspend', subject: `courier:${id}`, is_erased: true, reason: null, before: null },
    ]);
    expect(await breaches()).toEqual([]);
  });

  it('holds when lines of more than 24 months go: how many they were stays', async () => {
    await changedRole();
    await deleteOldAuditLines(market.db);
    const count = async () => (await sql`select from audit_lines`.execute(market.db)).rows.length;
    const lines = await count();
    expect(lines).toBeGreaterThan(0);
    // As if all of it had happened three years ago.
    await sql`alter table audit_lines disable trigger audit_lines_stay`.execute(market.db);
    await sql`update audit_lines set made_at = made_at - interval '3 years'`.execute(market.db);
    await sql`alter table audit_lines enable trigger audit_lines_stay`.execute(market.db);
    await sql`update audit_links set day = day - interval '3 years'`.execute(market.db);
    await sql`update audit_days set day = day - interval '3 years'`.execute(market.db);
    await deleteOldAuditLines(market.db);
    expect(await count()).toBe(0);
    await changedRole();
    expect(await breaches()).toEqual([]);
    const { rows } = await sql`select lines, cleared_at is not null as is_over from audit_days order by day`.execute(
      market.db,
    );
    expect(rows).toEqual([
      { lines, is_over: true },
      { lines: 1, is_over: false },
    ]);
  });
});
