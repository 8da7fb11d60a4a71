import { expect, inject, it } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { openDatabase } from './open-database.ts';

function opened(change: (url: URL) => void) {
  const url = new URL(inject('databaseServer'));
  change(url);
  return openDatabase({ at: 'postgres', url: url.href }, () => {});
}

it('opens a PostgreSQL that stands already', async () => {
  const url = inject('databaseServer');
  await expect(openDatabase({ at: 'postgres', url }, () => {})).resolves.toMatchObject({ url });
});

it('says which database is missing, and keeps the password to itself', async () => {
  const refusal = await opened((url) => {
    url.pathname = '/soko_is_not_here';
    url.password ||= 'hush';
  }).catch((fault: unknown) => fault);
  expect(refusal).toBeInstanceOf(CannotStart);
  expect(String(refusal)).toMatch(/\/soko_is_not_here\) has no database of this name/);
  expect(String(refusal)).not.toContain(new URL(inject('databaseServer')).password || 'hush');
});

it('says that nobody has the name of the machine', async () => {
  const refused = opened((url) => {
    url.hostname = 'nowhere.invalid';
  });
  await expect(refused).rejects.toThrow(/no machine has this name/);
});
