import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { transact } from '#api/db/transact.ts';
import { privateFileOf } from '#api/http/files/private-pictures.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { type LostCommits, lostCommits } from '#api/testing/lost-commit.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';
import { filesOfPhoto } from './make-photo.ts';
import { removeFiles } from './remove-files.ts';
import { withFiles } from './save-files.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#f4f1e8' } })
  .png()
  .toBuffer();
let connection: LostCommits;
let app: ReturnType<typeof buildApi>;

beforeAll(async () => {
  connection = await lostCommits(market.url);
  app = buildApi({ ...market, db: connection.db });
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

/** Posts a form whose transaction commits while its reply is lost. */
async function postAndLose(url: string, headers: object, fields: Record<string, string | Buffer>): Promise<void> {
  const before = connection.lost();
  connection.loseNext();
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/v1/${url}`,
    headers: { 'content-type': formType, 'idempotency-key': randomUUID(), ...headers },
    payload: writeForm(fields),
  });
  expect([connection.lost() - before, statusCode >= 500]).toEqual([1, true]);
}

/** An hour later, so that nothing counts as under way. */
async function cleanUpLater(): Promise<void> {
  await sql`update files_begun set begun_at = begun_at - interval '2 hours'`.execute(market.db);
  await removeFiles(market);
}

async function expectFiles(names: readonly string[]): Promise<void> {
  await cleanUpLater();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(await market.uploads.get(name), name).toBeDefined();
}

describe('pictures whose change was committed while its answer was lost', () => {
  it('stay with a prescription order', async () => {
    const ada = await signedInCustomer(market);
    await postAndLose(
      'customer/order/prescription/place',
      { ...ada.headers, moduleid: String(knownModules.pharmacy) },
      {
        store_id: String(testStores.pharmacy.id),
        address: yaba.address,
        latitude: String(yaba.at.lat + 0.01),
        longitude: String(yaba.at.lng),
        contact_person_name: 'Ada Obi',
        contact_person_number: '0803 555 0142',
        'order_attachment[]': picture,
      },
    );
    const rows = await market.db
      .selectFrom('prescription_pictures')
      .select('id')
      .where('shopper', '=', `customer:${ada.id}`)
      .where('order_id', 'is not', null)
      .execute();
    await expectFiles(rows.map(({ id }) => privateFileOf(id)));
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('stay with a profile', async () => {
    const ada = await signedInCustomer(market, { phone: '+2348035550177', is_phone_verified: true });
    await postAndLose('customer/update-profile', ada.headers, { name: 'Ada Obi', image: picture });
    const row = await market.db
      .selectFrom('customers')
      .select('image')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    await expectFiles(filesOfPhoto(row.image ?? 'none'));
  });
});

describe('a stored file', () => {
  const file = () => ({ name: privateFileOf(randomUUID()), bytes: picture });

  it('is removed at once where the change fails', async () => {
    const stored = file();
    const failing = withFiles(market, [stored], async () => {
      expect(await market.uploads.get(stored.name)).toBeDefined();
      throw new Error('The change was refused');
    });
    await expect(failing).rejects.toThrow('The change was refused');
    expect(await market.uploads.get(stored.name)).toBeUndefined();
  });

  it('is removed an hour later where the process ended before the change', async () => {
    const stored = file();
    await sql`insert into files_begun (name) values (${stored.name})`.execute(market.db);
    await market.uploads.put(stored.name, stored.bytes);
    await removeFiles(market);
    expect(await market.uploads.get(stored.name)).toBeDefined();
    await cleanUpLater();
    expect(await market.uploads.get(stored.name)).toBeUndefined();
  });

  it('is skipped by the cleanup while a change claims it', async () => {
    const stored = file();
    await withFiles(market, [stored], (claim) =>
      transact(market.db, async (transaction) => {
        await sql`update files_begun set begun_at = begun_at - interval '2 hours'`.execute(market.db);
        await claim(transaction);
        await removeFiles(market);
      }),
    );
    expect(await market.uploads.get(stored.name)).toBeDefined();
  });
});
