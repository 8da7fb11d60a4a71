import { expect, type Page, test } from '@playwright/test';

/** Headers of a call from our own page. */
export const ownPage = { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' };
/** Of every account that is made here. */
export const password = 'pounded-yam-7';

let accounts = 0;

/** Creates an account for one journey, and signs the browser in. Returns its email. */
export async function signUp(page: Page, name = 'Adaeze Okafor'): Promise<string> {
  accounts += 1;
  const mark = `${Date.now() % 100_000}${accounts}${test.info().workerIndex}`.slice(-7).padStart(7, '0');
  const email = `adaeze-${mark}@example.com`;
  const phone = `+234803${mark}`;
  const data = { name, email, phone, password, confirm_password: password };
  const { token, ticket, code } = await post(page, 'sign-up', data);
  if (token) return email;
  const proof = { phone, otp: code.demo_code, login_type: 'manual', verification_type: 'phone', ticket };
  expect(await post(page, 'verify-phone', proof)).toMatchObject({ token: 'cookie' });
  return email;
}

/** Makes a call of the sign-in. */
export async function post(page: Page, call: string, data: object) {
  const reply = await page.request.post(`/api/v1/auth/${call}`, { data, headers: ownPage });
  return reply.json();
}

/** Signs the browser in as an account that was made here. */
export async function signIn(page: Page, email: string): Promise<void> {
  const data = { login_type: 'manual', email_or_phone: email, password };
  expect(await post(page, 'login', data)).toMatchObject({ token: 'cookie' });
}
