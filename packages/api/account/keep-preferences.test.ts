import { expect, it } from 'vitest';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const usual = { language: null, text_size: 100, sounds: 'on', time_format: 'usual', start_page: null };
const chosen = { language: 'yo', text_size: 130, sounds: 'quiet', time_format: '24', start_page: '/vendor/menu' };

it('[SEAT-26] what a person chooses is kept for every device, and for nobody else', async () => {
  const [ada, bisi] = [await signedInCustomer(market), await signedInCustomer(market)];
  const read = async (headers: Record<string, string>) => (await visitor.get('customer/preferences', headers)).body;
  expect(await read(ada.headers)).toEqual(usual);
  expect((await visitor.put('customer/preferences', chosen, ada.headers)).body).toEqual(chosen);
  expect(await read(ada.browserHeaders)).toEqual(chosen);
  expect(await read(bisi.headers)).toEqual(usual);
  await visitor.put('customer/preferences', usual, ada.headers);
  expect(await read(ada.headers)).toEqual(usual);
});

it.each([
  ['language', 'xx'],
  ['text_size', 500],
  ['sounds', 'loud'],
  ['time_format', '13'],
  ['start_page', '//evil.example'],
])('[SEAT-26] refuses %s: %s and keeps what was there', async (field, value) => {
  const { headers } = await signedInCustomer(market);
  await visitor.put('customer/preferences', chosen, headers);
  const { status, code } = await visitor.put('customer/preferences', { ...chosen, [field]: value }, headers);
  expect([status, code]).toEqual([400, field]);
  expect((await visitor.get('customer/preferences', headers)).body).toEqual(chosen);
});
