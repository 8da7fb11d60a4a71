import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callSoko, queryDatabase } from 'api/testing/call-soko';
import { createDatabase, databaseName, dropDatabase } from 'api/testing/databases';
import { sokoOnFullDisk } from 'api/testing/full-disk';
import { waitUntilBlocked } from 'api/testing/pause-at';
import { signedInCustomer } from 'api/testing/under-test/customer-under-test';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';

const market = marketUnderTest({ checksInvariants: false });
const dataDirectory = () => join(market.uploadsFolder, '..');
const soko = (...sent: string[]) =>
  callSoko(sent, { DATABASE_URL: market.url, DATA_DIR: dataDirectory(), PORT: '4507' });

describe('migrations', () => {
  it('are listed before they run, and every other command waits for them', async () => {
    const server = inject('databaseServer');
    const name = databaseName();
    const environment = { DATABASE_URL: await createDatabase(server, name) };
    const call = (...sent: string[]) => callSoko([...sent, '--json'], environment);
    const { json: printed } = await call('migrate', '--dry-run');
    expect(printed.pending).toContain('0001_places.sql');
    expect(await call('user', 'list')).toMatchObject({
      code: 69,
      json: { errors: [{ message: expect.stringMatching(/soko migrate$/) }] },
    });
    expect((await call('migrate')).json).toEqual({ applied: printed.pending });
    expect((await call('migrate', '--dry-run')).json).toEqual({ pending: [] });
    await dropDatabase(server, name);
  });
});

describe('a command that is interrupted', () => {
  it('ends at once with a code of its own, however long the database would take', async () => {
    const holder = new pg.Client({ connectionString: market.url });
    await holder.connect();
    await holder.query('begin; lock table orders');
    const called = soko('invariants', '--json');
    await waitUntilBlocked(market, called);
    process.emit('SIGINT');
    process.emit('SIGINT');
    expect(await called).toMatchObject({ code: 130, json: { errors: [{ code: 'interrupted' }] } });
    await holder.end();
  });
});

describe('existing data', () => {
  it('is not seeded over', async () => {
    expect(await soko('seed')).toMatchObject({
      code: 69,
      stderr: expect.stringMatching(/^A market already exists\. Add --replace/),
    });
    expect(await soko('seed', '--size', 'xl')).toMatchObject({
      code: 64,
      stderr: expect.stringMatching(/Allowed choices are demo, s, sm, m, l/),
    });
  });

  it('is examined, and what is not well is named', async () => {
    const { code, json } = await soko('doctor', '--json');
    expect(json.findings.filter(({ is }: { is: string }) => is === 'bad')).toEqual([]);
    expect(code).toBe(0);
    const away = await callSoko(['doctor', '--json'], {
      DATABASE_URL: 'postgres://soko@nowhere.invalid/soko',
      PORT: '4507',
    });
    expect(away.code).toBe(2);
    expect(away.json.findings).toContainEqual({
      what: 'database',
      is: 'bad',
      words: expect.stringMatching(/no machine has this name/),
    });
  });

  it('is asked for its invariants, and a breach is shown', async () => {
    await queryDatabase(
      market.url,
      `update items set stock = stock - 1 where id = (select min(id) from items where stock > 0)`,
    );
    const { code, json } = await soko('invariants', '--json');
    expect(code).toBe(2);
    expect(json.breaches).toContainEqual(
      expect.objectContaining({ invariant: 'I3', breach: 'stock of an item does not match its order lines' }),
    );
  });
});

describe('the outbox', () => {
  it('shows what waits, and queues it on request', async () => {
    await queryDatabase(
      market.url,
      `insert into outbox (kind, payload, dedupe_key) values ('referral_code', '{"shopper": "customer:1"}', 'waits')`,
    );
    const { json: before } = await soko('outbox', 'list', '--limit', '200', '--json');
    expect(before.waiting).toContainEqual(expect.objectContaining({ what: 'message', kind: 'referral_code' }));
    expect((await soko('outbox', 'retry', '--json')).json.messages).toBe(before.messages);
    expect((await soko('outbox', 'list', '--json')).json).toMatchObject({ messages: 0, oldestSeconds: null });
  });
});

describe('pictures', () => {
  it('are painted small again from the larger size; what is gone is named, and a full disk leaves what was there', async () => {
    const { id } = await signedInCustomer(market);
    const { id: other } = await signedInCustomer(market);
    await queryDatabase(
      market.url,
      `update customers set image = case id when ${id} then 'is-there' else 'is-gone' end
      where id in (${id}, ${other})`,
    );
    await market.uploads.put('360/is-there.webp', readFileSync('demo/images/360/veg.webp'));
    const { code, json } = await soko('images', 'rebuild', '--json');
    expect({ code, json }).toMatchObject({ code: 2, json: { painted: 1, missing: ['360/is-gone.webp'], damaged: [] } });
    expect(existsSync(join(market.uploadsFolder, '160/is-there.webp'))).toBe(true);
    expect((await soko('images', 'rebuild', '--json')).json).toMatchObject({ painted: 0 });

    const painted = readFileSync(join(market.uploadsFolder, '160/is-there.webp'));
    const environment = { DATABASE_URL: market.url, DATA_DIR: dataDirectory() };
    const { output, code: onFullDisk } = await sokoOnFullDisk(['images', 'rebuild', '--all'], environment);
    expect({ output, onFullDisk }).toEqual({ output: expect.stringMatching(/^The disk is full/m), onFullDisk: 74 });
    expect(readdirSync(join(market.uploadsFolder, '160'))).toEqual(['is-there.webp']);
    expect(readFileSync(join(market.uploadsFolder, '160/is-there.webp')).equals(painted)).toBe(true);
  });
});

describe('the configuration', () => {
  it('is shown without its secrets', async () => {
    const { answer } = await callSoko(['config', 'print', '--json'], {});
    const { settings } = JSON.parse(answer);
    expect(settings).toContainEqual({ name: 'PORT', value: '3000', from: 'default' });
  });
});
