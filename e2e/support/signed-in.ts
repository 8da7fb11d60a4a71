import { expect, type Page } from '@playwright/test';

/** The customer that every demo has. */
const bisi = { email_or_phone: 'bisi@demo.invalid', password: 'soko-demo' };

/** Signs the browser of a page in, as the storefront would; the page has to be opened after it. */
export async function signIn(page: Page): Promise<void> {
  const reply = await page.request.post('/api/v1/auth/login', {
    headers: { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' },
    data: { login_type: 'manual', ...bisi },
  });
  expect(reply.ok()).toBe(true);
}
