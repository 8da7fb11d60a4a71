import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { signedInCustomer } from '../customer-under-test.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { signedInOperator } from '../staff-under-test.ts';
import { visitorUnderTest } from '../visitor-under-test.ts';

/** The writing calls about customers and what they write to support, for the tests that walk all calls of staff. */
export function customerCallsUnderTest(market: MarketUnderTest) {
  const onCustomer = (body: Record<string, unknown>) => async () => ({
    by: await signedInOperator(market, { roles: ['owner'] }),
    params: { account_id: (await signedInCustomer(market)).id },
    body,
  });
  const reason = 'Called about a stolen card';
  const inSupport = (body: Record<string, unknown>) => async () => {
    const { id } = await signedInCustomer(market);
    const { rows } = await sql<{ id: number }>`
      insert into conversations (customer_id, is_support) values (${id}, true) returning id`.execute(market.db);
    const by = await signedInOperator(market, { roles: ['owner'] });
    return { by, params: { conversation_id: rows[0]?.id ?? 0 }, body };
  };
  return {
    'adminChat.reply': inSupport({ message: 'We are looking into it.' }),
    'adminChat.assign': inSupport({ account_id: null, from_account_id: null }),
    'adminCustomers.contact': onCustomer({ reason }),
    'adminCustomers.note': onCustomer({ text: 'Prefers to be called in the morning.' }),
    'adminCustomers.correctWallet': onCustomer({ currency: 'NGN', amount: 5, reason }),
    'adminCustomers.giveGoodwill': onCustomer({ kind: 'coupon', currency: 'NGN', amount: 5, reason }),
    'adminCustomers.suspend': onCustomer({ reason }),
    'adminCustomers.restore': onCustomer({}),
  };
}

/** The writing calls about the texts that customers read, for the tests that walk all calls of staff. */
export function pageCallsUnderTest(market: MarketUnderTest) {
  const visitor = visitorUnderTest(() => market.app);
  const writer = () => signedInOperator(market, { roles: ['marketing'] });
  return {
    'adminPages.change': async () => {
      const by = await writer();
      const { body: page } = await visitor.get('admin/pages/about-us', by.headers);
      const body = { html: 'We bring the market to your gate.', version: page.version };
      return { by, params: { name: 'about-us', language: 'ha' }, body };
    },
    'adminPages.preview': async () => ({ by: await writer(), body: { html: 'We are open.' } }),
    'adminTexts.change': async () => {
      const text = `Text ${randomUUID()}`;
      return { by: await writer(), body: { changes: [{ text, language: 'ke', before: '', after: 'Andiko' }] } };
    },
    'adminTexts.importFile': async () => {
      const file = Buffer.from(`text,ke\nText ${randomUUID()},Andiko`);
      return { by: await writer(), body: { file, step: 'save' } };
    },
  };
}
