import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callSoko, queryDatabase } from 'api/testing/call-soko';
import { createDatabase, databaseName, dropDatabase } from 'api/testing/databases';
import { sokoOnFullDisk } from 'api/testing/full-disk';
import { signedInCustomer } from 'api/testing/under-test/customer-under-test';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { newNumber, walletUnderTest } from 'api/testing/under-test/wallet-under-test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { scratchFolder } from '../../../tools/scratch-folder.ts';

const market = marketUnderTest();
const orders = walletUnderTest(market);
const folder = scratchFolder();
const server = inject('databaseServer');
const backup = join(folder.path, 'backup');
/** Whatever is refused leaves it so, for the next one. */
let untouched: string;
const names: string[] = [];

/** An empty database for each restore. */
async function emptyDatabase(): Promise<string> {
  const name = databaseName();
  names.push(name);
  return createDatabase(server, name);
}

const dataDirectory = (name: string) => join(folder.path, name);
const restored = async (source: string, url: string, name: string) =>
  callSoko(['restore', source, '--json'], { DATABASE_URL: url, DATA_DIR: dataDirectory(name) });

const tablesIn = (url: string) => queryDatabase(url, `select from pg_tables where schemaname = 'public'`);

/** Places orders one after the other until it is stopped; returns their numbers. */
function shopOn(customer: Parameters<typeof orders.place>[0]): () => Promise<string[]> {
  let isOver = false;
  const placed: string[] = [];
  const shopping = (async () => {
    while (!isOver) placed.push((await orders.place(customer, { contact_person_number: newNumber() })).body.order_id);
  })();
  return async () => {
    isOver = true;
    await shopping;
    return placed;
  };
}

beforeAll(async () => {
  untouched = await emptyDatabase();
  await market.uploads.put('360/a-photo-of-somebody.webp', Buffer.from('not really a picture'));
});
afterAll(async () => {
  for (const name of names) await dropDatabase(server, name);
  folder[Symbol.dispose]();
});

describe('a backup', () => {
  it('of a market that takes orders brings back every table as of one moment, with the uploads', async () => {
    const environment = { DATABASE_URL: market.url, DATA_DIR: join(market.uploadsFolder, '..') };
    const endShopping = shopOn(await signedInCustomer(market, { f_name: randomUUID() }));
    const { code, json } = await callSoko(['backup', backup, '--json'], environment);
    const placed = await endShopping();
    expect(code).toBe(0);
    expect(placed.length).toBeGreaterThan(0);
    expect(json).toMatchObject({ folder: backup, files: 1 });

    const url = await emptyDatabase();
    const back = await restored(backup, url, 'whole');
    expect(back.json.breaches.filter(({ invariant }: { invariant: string }) => invariant !== 'I12')).toEqual([]);
    expect(readFileSync(join(dataDirectory('whole'), 'uploads/360/a-photo-of-somebody.webp'), 'utf8')).toMatch(
      /picture/,
    );

    const [counted] = await queryDatabase<{ rows: number }>(url, 'select count(*)::int as rows from orders');
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
    expect(counted?.rows).toBe(manifest.tables.find(({ name }: { name: string }) => name === 'orders').rows);
    const [next] = await queryDatabase<{ id: number }>(
      url,
      `insert into outbox (kind, payload, dedupe_key) values ('message', '{}', 'next') returning id::int`,
    );
    const [last] = await queryDatabase<{ id: number }>(
      url,
      `select max(id)::int as id from outbox where dedupe_key <> 'next'`,
    );
    expect(next?.id).toBeGreaterThan(last?.id ?? 0);

    const again = await restored(backup, url, 'again');
    expect(again).toMatchObject({
      code: 73,
      json: { errors: [{ message: expect.stringMatching(/database is not empty/) }] },
    });
  }, 90_000);

  it('is for its owner alone, and takes the place of nothing', async () => {
    const { code, stderr } = await callSoko(['backup', backup], { DATABASE_URL: market.url, DATA_DIR: folder.path });
    expect(code).toBe(73);
    expect(stderr).toContain('already exists');
    expect(statSync(backup).mode & 0o077).toBe(0);
  });

  it.each(['manifest.json/below-a-file', 'x'.repeat(300)])('that no folder can hold is refused: %s', async (name) => {
    const target = join(backup, name);
    const { code, stderr } = await callSoko(['backup', target], { DATABASE_URL: market.url, DATA_DIR: folder.path });
    expect({ code, stderr }).toEqual({ code: 73, stderr: expect.stringContaining('cannot be made') });
  });

  it('on a system that takes no folders ends with a word about it', async () => {
    const environment = { DATABASE_URL: market.url, DATA_DIR: folder.path };
    const { code, stderr } = await callSoko(['backup', '/proc/takes/nothing'], environment);
    // The first for root, who may, the second for everybody else.
    expect([73, 69]).toContain(code);
    expect(stderr).toMatch(/cannot be made|may not do that/);
  });

  it('on a full disk says so, and leaves nothing', async () => {
    const environment = { DATABASE_URL: market.url, DATA_DIR: folder.path };
    const { output, code } = await sokoOnFullDisk(['backup', join(folder.path, 'full')], environment);
    expect(output).toMatch(/^The disk is full/m);
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(74);
    expect(readdirSync(folder.path).filter((name) => name.startsWith('full'))).toEqual([]);
  }, 90_000);

  it('is not restored at all onto a full disk: the database stays empty, and no upload is left', async () => {
    const url = await emptyDatabase();
    const environment = { DATABASE_URL: url, DATA_DIR: dataDirectory('too-small') };
    const { output, code } = await sokoOnFullDisk(['restore', backup], environment, 0);
    expect(output).toMatch(/^The disk is full/m);
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(74);
    expect(await tablesIn(url)).toEqual([]);
    expect(existsSync(join(dataDirectory('too-small'), 'uploads'))).toBe(false);
  }, 90_000);
});

describe('a backup that does not fit', () => {
  const copyOf = (name: string, change: (copy: string) => void) => {
    const copy = join(folder.path, name);
    cpSync(backup, copy, { recursive: true });
    change(copy);
    return copy;
  };
  const manifestOf = (copy: string, change: object) => {
    const file = join(copy, 'manifest.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
  };
  const tableOf = (copy: string) => join(copy, 'tables/add_ons.copy.zst');

  it.each<[string, RegExp, (copy: string) => void]>([
    ['of a newer version', /made by Soko 99\.0\.0; this is/, (copy) => manifestOf(copy, { soko: '99.0.0' })],
    ['of a newer form', /newer one/, (copy) => manifestOf(copy, { format: 2 })],
    [
      'with a migration from the future',
      /9999_future\.sql, which this Soko does not know/,
      (copy) => manifestOf(copy, { migrations: ['0001_places.sql', '9999_future.sql'] }),
    ],
    [
      'with a manifest that was cut off',
      /cannot be read/,
      (copy) => writeFileSync(join(copy, 'manifest.json'), '{"form'),
    ],
    ['without one of its tables', /not whole: .*add_ons/, (copy) => rmSync(tableOf(copy))],
    [
      'with a byte changed',
      /add_ons\.copy\.zst is damaged/,
      (copy) => {
        const bytes = readFileSync(tableOf(copy));
        bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
        writeFileSync(tableOf(copy), bytes);
      },
    ],
    [
      'with a table cut off',
      /add_ons\.copy\.zst is damaged/,
      (copy) => writeFileSync(tableOf(copy), readFileSync(tableOf(copy)).subarray(0, 300)),
    ],
    [
      'without its upload',
      /not whole: .*a-photo/,
      (copy) => rmSync(join(copy, 'uploads/360/a-photo-of-somebody.webp')),
    ],
  ])('%s is refused in a sentence, and nothing of it is restored', async (what, sentence, change) => {
    const copy = copyOf(`copy ${what}`, change);
    const { code, json } = await restored(copy, untouched, `of ${what}`);
    expect(json.errors).toEqual([{ code: 'data', message: expect.stringMatching(sentence) }]);
    expect(code).toBe(65);
    expect(await tablesIn(untouched)).toEqual([]);
    expect(existsSync(join(dataDirectory(`of ${what}`), 'uploads'))).toBe(false);
  });

  it('or is not there at all is named', async () => {
    const { code, json } = await restored(join(folder.path, 'nowhere'), untouched, 'nowhere');
    expect({ code, message: json.errors[0].message }).toEqual({
      code: 66,
      message: expect.stringMatching(/no backup in/),
    });
  });
});
