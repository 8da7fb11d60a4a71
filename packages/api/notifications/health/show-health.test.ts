import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { figuresOfNode, startBeats } from '#api/app/node-beats.ts';
import { noteBackup } from '#api/db/backup/note-backup.ts';
import { writeBeat } from '#api/http/watch/nodes.data.ts';
import { breaker } from '#api/providers/breaker.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { providerNotes } from '#api/providers/provider-notes.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);

const watched = () => ({ app: market.app, transports: {}, uploads: market.uploadsFolder });
const measured = () => figuresOfNode(market, watched());

async function health() {
  const { headers } = await signedInOperator(market, { roles: ['owner'] });
  return (await visitor.get('admin/health', headers)).body;
}
const partOf = async (name: string) =>
  (await health()).parts.find(({ part }: { part: string }) => part === name) as { level: string; to_do: string | null };

async function node(change: { host?: string; silentSeconds?: number } = {}) {
  const id = randomUUID();
  const running = { id, host: change.host ?? 'node-a', version: '0.1.0', startedAt: new Date() };
  await writeBeat(market.db, running, await measured());
  await sql`update nodes set seen_at = seen_at - make_interval(secs => ${change.silentSeconds ?? 0})
    where id = ${id}`.execute(market.db);
  return id;
}
const forget = () => sql`delete from nodes`.execute(market.db);

describe('[OPS-094] the health of a market', () => {
  it('knows every node that beats, says which one is silent, and forgets one that ends as it should', async () => {
    await forget();
    await node({ host: 'node-a' });
    expect(await partOf('nodes')).toMatchObject({ level: 'good', to_do: null });
    await node({ host: 'node-b', silentSeconds: 45 });
    expect(await partOf('nodes')).toMatchObject({ level: 'notice', to_do: 'node_silent' });
    const { nodes } = await health();
    expect(nodes.map((one: { host: string; is_silent: boolean }) => [one.host, one.is_silent])).toEqual([
      ['node-a', false],
      ['node-b', true],
    ]);
    expect(nodes[0]).toMatchObject({ streams: 0, stream_limit: 5_000, is_replica_used: null, is_redis_ready: null });
    expect(nodes[0].disk_free).toBeGreaterThan(0);
    await forget();
    const end = startBeats(market, watched());
    await expect.poll(async () => (await health()).nodes.length).toBe(1);
    await end();
    expect((await health()).nodes).toEqual([]);
    expect(await partOf('nodes')).toMatchObject({ level: 'bad', to_do: 'node_none' });
  });

  it('measures database, replica, Redis and streams', async () => {
    await forget();
    await writeBeat(
      market.db,
      { id: randomUUID(), host: 'node-c', version: '0.1.0', startedAt: new Date() },
      {
        ...(await measured()),
        replica: { is_used: false },
        redis: { is_ready: false },
        streams: { open: 4_900, limit: 5_000 },
      },
    );
    const { database, parts } = await health();
    expect(database.connections).toBeGreaterThan(0);
    expect(database.max_connections).toBeGreaterThan(database.connections);
    expect(database.bytes).toBeGreaterThan(1e6);
    const found = Object.fromEntries(parts.map((one: { part: string; to_do: string }) => [one.part, one.to_do]));
    expect(found).toMatchObject({ replica: 'replica_out', redis: 'redis_away', streams: 'streams_many' });
  });

  it('says when messages do not leave, and which webhooks were given up', async () => {
    await sql`insert into outbox (kind, payload, dedupe_key, created_at)
      values ('message', '{}', 'of the health', now() - interval '90 seconds')`.execute(market.db);
    expect(await partOf('outbox')).toMatchObject({ level: 'bad', to_do: 'outbox_stuck' });
    expect((await health()).waiting.oldest_seconds).toBeGreaterThanOrEqual(90);
    const { rows } = await sql<{ id: number }>`
      update outbox set sent_at = now() where dedupe_key = 'of the health' returning id`.execute(market.db);
    await sql`insert into webhook_endpoints (url, events, secret) values ('https://till.example', '{}', 'whsec_x')`.execute(
      market.db,
    );
    await sql`insert into webhook_deliveries (outbox_id, endpoint_id, event_id, event, body, given_up_at)
      select ${rows[0]?.id}, id, 'evt_health', 'order.placed', '{}', now() from webhook_endpoints`.execute(market.db);
    expect(await partOf('webhooks')).toMatchObject({ level: 'notice', to_do: 'webhooks_given_up' });
  });

  it('knows when background work has stopped, and when the last backup was', async () => {
    expect(await partOf('jobs')).toMatchObject({ level: 'bad', to_do: 'jobs_stopped' });
    expect(await partOf('backup')).toMatchObject({ level: 'notice', to_do: 'backup_none' });
    await noteBackup(market.url, {
      tables: [{ name: 'orders', columns: ['id'], rows: 12, bytes: 3_000, sha256: '' }],
      uploads: [{ name: '360/a.webp', bytes: 1_000, sha256: '' }],
    });
    expect(await partOf('backup')).toMatchObject({ level: 'good' });
    expect((await health()).last_backup).toMatchObject({ rows: 12, bytes: 4_000 });
    await sql`update backups set finished_at = now() - interval '30 hours'`.execute(market.db);
    expect(await partOf('backup')).toMatchObject({ level: 'notice', to_do: 'backup_old' });
  });

  it('is read by those who may see it alone', async () => {
    const { headers } = await signedInOperator(market, { roles: ['support'] });
    expect((await visitor.get('admin/health', headers)).code).toBe('right_missing');
  });
});

describe('[OPS-084] the providers of a market', () => {
  it('are named with their setup, breaker, last success and last fault, and without a secret', async () => {
    await forget();
    const notes = providerNotes();
    const guard = breaker({ name: 'Termii', notes });
    await guard(async () => 'sent');
    for (let n = 0; n < 5; n++) {
      await guard(() => Promise.reject(new DeliveryError('setup', 'Termii refused our key (401)'))).catch(() => {});
    }
    const account = { apiKey: 'TLsecretkey', sender: 'Soko', url: 'https://termii.example' };
    const figures = await figuresOfNode(
      { ...market, providerNotes: notes, mode: { ...market.mode, hasPublicOutbox: false } },
      { ...watched(), transports: { sms: { by: 'termii', account: account as never } } },
    );
    await writeBeat(market.db, { id: randomUUID(), host: 'n', version: '0.1.0', startedAt: new Date() }, figures);
    const { providers } = await health();
    const of = (kind: string) => providers.find((one: { kind: string }) => one.kind === kind);
    expect(of('sms')).toMatchObject({
      name: 'Termii',
      setup: 'set',
      level: 'bad',
      breaker: 'open',
      last_success_at: expect.any(String),
      last_fault: 'Termii refused our key (401)',
    });
    expect(of('mail')).toMatchObject({ setup: 'missing', level: 'notice' });
    expect(of('payment')).toMatchObject({ setup: 'demo', level: 'unused' });
    expect(of('push')).toMatchObject({ name: 'Web push', setup: 'set', level: 'good' });
    expect(of('places')).toMatchObject({ setup: 'built_in', level: 'good' });
    expect(JSON.stringify(providers)).not.toContain('TLsecretkey');
  });

  it('are tried with a message to the person who asks, and a failure is an answer in words', async () => {
    const { headers, id } = await signedInOperator(market, { roles: ['owner'] });
    const tryOut = async (kind: string) => (await visitor.post('admin/health/try', { kind }, headers)).body;
    await sql`update customers set is_email_verified = false, is_phone_verified = false where id = ${id}`.execute(
      market.db,
    );
    expect(await tryOut('mail')).toMatchObject({ problem: 'no_contact', words: null });
    await sql`update customers set email = 'health@demo.invalid', is_email_verified = true where id = ${id}`.execute(
      market.db,
    );
    expect(await tryOut('mail')).toMatchObject({ problem: null });
    const { rows } = await sql<{ body: string }>`
      select body from demo_post where recipient = 'health@demo.invalid'`.execute(market.db);
    expect(rows[0]?.body).toMatch(/this is a test/);
    expect(await tryOut('push')).toMatchObject({ problem: 'no_device' });
    expect(await tryOut('payment')).toMatchObject({ problem: null });
    expect(await tryOut('places')).toMatchObject({ problem: null });
    const { mail } = market;
    market.mail = { send: () => Promise.reject(new DeliveryError('setup', 'The mail server refused our name')) };
    try {
      expect(await tryOut('mail')).toMatchObject({ problem: 'failed', words: 'The mail server refused our name' });
    } finally {
      market.mail = mail;
    }
  });

  it('are tried twenty times an hour by one person', async () => {
    const { headers } = await signedInOperator(market, { roles: ['owner'] });
    const codes: number[] = [];
    for (let n = 0; n < 21; n++)
      codes.push((await visitor.post('admin/health/try', { kind: 'tiles' }, headers)).status);
    expect(codes.filter((status) => status === 200)).toHaveLength(20);
    expect(codes.at(-1)).toBe(429);
  });
});
