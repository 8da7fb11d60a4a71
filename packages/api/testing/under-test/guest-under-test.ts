import pg from 'pg';
import { newGuestId } from '#api/http/callers/guest-ids.ts';

/** So that tests and harnesses issue guest ids by themselves, as many as they need and without a call. */
const guestKeyOfTests = 'the key of guest ids in tests';

/** Gives a market of tests the key that `guestUnderTest` signs with; before its server has read a key. */
export async function installGuestKey(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into signing_keys (name, key) values ('guest ids', $1) on conflict (name) do update set key = excluded.key`,
      [guestKeyOfTests],
    );
  } finally {
    await client.end();
  }
}

/** Returns the id of a new guest of a market that has the key of tests. */
export function guestUnderTest(): string {
  return newGuestId(guestKeyOfTests);
}
