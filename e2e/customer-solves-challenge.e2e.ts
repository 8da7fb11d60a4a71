import { scratchFolder } from '../tools/scratch-folder.ts';
import { deliverTo } from './support/delivery-place.ts';
import { type StartedServer, startServer } from './support/started-server.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const yaba = { zoneId: 3, location: 'Yaba, Lagos', at: { lat: 6.507, lng: 3.3755 } };
const challengeRequired = 428;
const login = '/api/v1/auth/login';
/** A demo allows a hundred times as many attempts as its settings say. */
const tries = 100;

/** Fails to log in, as strangers behind the same address would, until a challenge is required. */
async function useUpLogins({ url }: StartedServer): Promise<number> {
  for (let count = 0; count <= 2 * tries; count += 1) {
    const body = { login_type: 'manual', email_or_phone: `nobody-${count % 10}@example.com`, password: 'not-it' };
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(url + login, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status === challengeRequired) return count;
  }
  throw new Error('The market never asked for a challenge');
}

test('[AUTH-26] a customer signs in although strangers have used up the logins of the address', {
  tag: '@thorough',
}, async ({ page, context }) => {
  test.setTimeout(90_000);
  using folder = scratchFolder();
  const settings = { DATA_DIR: folder.path, LIMIT_LOGINS_OF_ADDRESS: '1', CHALLENGE_ROUNDS: '40' };
  const server = await startServer(settings);
  try {
    await deliverTo(context, yaba);
    const opened = await page.goto(`${server.url}/home`);
    expect(opened?.headers()['content-security-policy']).toContain("worker-src 'self'");
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email/Phone', { exact: true }).fill('bisi@demo.invalid');
    await dialog.getByLabel('Password', { exact: true }).fill('soko-demo');
    expect(await useUpLogins(server)).toBeGreaterThanOrEqual(tries);

    const answers: number[] = [];
    page.on('response', (answer) => answer.url().endsWith(login) && answers.push(answer.status()));
    const worker = page.waitForEvent('worker');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    expect((await worker).url()).toContain('/assets/');
    await expect(page.getByText('Logged in successfully.')).toBeVisible({ timeout: 30_000 });
    expect(answers).toEqual([challengeRequired, 200]);
    expect((await context.cookies(server.url)).some(({ name }) => /sid$/.test(name))).toBe(true);
  } finally {
    // An open page would report errors without its server.
    await page.close();
    await server.kill('SIGTERM');
  }
});
