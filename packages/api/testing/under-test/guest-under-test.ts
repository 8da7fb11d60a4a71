import pg from 'pg';
import { newGuestId } from '#api/http/callers/guest-ids.ts';

/** Lets tests and harnesses issue any number of guest ids without a call. */
const guestKeyOfTests = 'the key of guest ids in tests';

/** Installs the key that `guestUnderTest` signs with; call it before the server has read a key. */
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

/** Returns the id of a new guest, signed with the key of tests. */
export function guestUnderTest(): string {
  return newGuestId(guestKeyOfTests);
}
