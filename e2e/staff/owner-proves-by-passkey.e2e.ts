import { expect, type Page, test } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { ownPage, signIn, signUp } from '../support/new-account.ts';
import { signInAs } from '../support/signed-in.ts';

/** Passkeys need a host name; 127.0.0.1 is none. */
const site = `http://localhost:${process.env.E2E_PORT ?? 3100}`;
test.use({ baseURL: site });

/** Gives a page the authenticator of a device, as the protocol of Chromium makes one. */
async function authenticator(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const keys = async () => (await device.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  type Key = Awaited<ReturnType<typeof keys>>[number];
  return {
    keys,
    hold: (credential: Key) => device.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

/** Makes the account of a page an owner of a store, by an invitation of its first owner. */
async function becomeOwner(page: Page, owner: Page, email: string): Promise<void> {
  await signInAs(owner, 'ronke@demo.invalid');
  const { stores } = await (await owner.request.get('/api/v1/customer/memberships')).json();
  const data = { contact: email, role: 'owner' };
  const path = `/api/v1/vendor/stores/${stores[0].store_id}/invitations`;
  const { link } = await (await owner.request.post(path, { data, headers: ownPage })).json();
  const token = new URL(link).hash.slice(1);
  const reply = await page.request.post('/api/v1/customer/invitations/accept', { data: { token }, headers: ownPage });
  expect(reply.ok()).toBe(true);
}

test('[SEAT-04] [STO-087] an owner adds a passkey, proves by it on a new device, and says where payouts go', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const email = await signUp(page, 'Ngozi Bello');
  const owner = await (await browser.newContext({ baseURL: site })).newPage();
  await becomeOwner(page, owner, email);
  const laptop = await authenticator(page);
  await page.goto('/vendor/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Blue laptop');
  await page.getByLabel('Your password', { exact: true }).fill('pounded-yam-7');
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Blue laptop')).toBeVisible();
  await expect(page.getByText('10 are left')).toBeVisible();
  await mustBeAccessible(page);

  const [credential] = await laptop.keys();
  if (!credential) throw new Error('The laptop has no passkey');
  const other = await (await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } })).newPage();
  await signIn(other, email);
  const phone = await authenticator(other);
  await other.goto('/vendor/money');
  await expect(other.getByRole('heading', { name: 'Prove that it is you' })).toBeVisible();
  await mustBeAccessible(other);
  await phone.hold(credential);
  await other.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();

  await other.getByRole('button', { name: /^(Enter|Change) account$/ }).click();
  await expect(other.getByLabel('Your password', { exact: true })).toHaveCount(0);
  await other.getByLabel('Name of the account holder').fill('Ngozi Bello');
  await other.getByRole('textbox', { name: 'Bank' }).fill('GTBank');
  await other.getByLabel('Account number').fill('0123456789');
  await mustBeAccessible(other);
  await other.getByRole('button', { name: 'Save account' }).click();
  await expect(other.getByText('•••• 6789')).toBeVisible();
  await expect(other.getByText('Being checked')).toBeVisible();
  await mustBeAccessible(other);

  await page.reload();
  await expect(page.getByText(/Passkey · Last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Blue laptop' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(page.getByText('Blue laptop was removed')).toBeVisible();
});
