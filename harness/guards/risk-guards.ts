// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';

const rules = 'packages/market/risk/risk.rules.ts';
const fakeOrders = 'packages/api/risk/fake-orders.test.ts';
const withoutGoods = 'packages/api/risk/fake-orders-without-goods.test.ts';

/** Guards against fake orders, and against wrongly stored numbers. */
export const riskGuards: readonly Guard[] = [
  {
    against: 'P14 fake orders',
    what: 'the first cash order to a number waits for a code',
    test: { file: fakeOrders, title: 'place no cash order to made-up numbers' },
    without: [{ file: rules, line: ' && terms.asksForProof', instead: ' && false' }],
  },
  {
    against: 'P14 fake orders',
    what: 'a proof of a phone number counts only for the customer who gave it',
    test: { file: fakeOrders, title: 'is not proved by another device' },
    without: [
      {
        file: 'packages/api/risk/risk.data.ts',
        line: 'proved_phones where shopper = ${shopper} and phone_hash',
        instead: 'proved_phones where phone_hash',
      },
    ],
  },
  {
    against: 'P14 fake orders',
    what: 'the ticket of a proof cannot open a session',
    test: { file: fakeOrders, title: 'opens no session with the ticket' },
    without: [{ file: 'packages/api/auth/finish-sign-in.ts', line: " && row.login_type !== 'order'", instead: '' }],
  },
  {
    against: 'P14 fake orders',
    what: 'the risk of a digital order is evaluated when it is switched to cash',
    test: { file: fakeOrders, title: 'cannot be got around' },
    without: [
      {
        file: 'packages/api/orders/payment/switch-payment.ts',
        line: '    await mustBeProved(context, transaction, proof);\n',
        instead: '    void proof;\n    void mustBeProved;\n',
      },
    ],
  },
  {
    against: 'P14 fake orders',
    what: 'the risk of a parcel order is evaluated',
    test: { file: withoutGoods, title: 'a parcel' },
    without: [
      {
        file: 'packages/api/orders/parcels/place-parcel.ts',
        line: 'await withContactsAndOrigin(context, transaction, order, { proved: contactHashes, address, key });\n',
        instead: '{ ...order, contactHashes, origin: null };\n    void withContactsAndOrigin;\n',
      },
    ],
  },
  {
    against: 'P14 fake orders',
    what: 'the risk of a prescription order is evaluated',
    test: { file: withoutGoods, title: 'a prescription order' },
    without: [
      {
        file: 'packages/api/orders/prescriptions/place-prescription.ts',
        line: 'await withContactsAndOrigin(context, transaction, order, contacts);\n',
        instead: '{ ...order, contactHashes, origin: null };\n      void [withContactsAndOrigin, contacts];\n',
      },
    ],
  },
  {
    against: 'P14 fake orders',
    what: 'an accepted order with a risk is listed for the operator',
    test: {
      file: 'apps/server/cli/risk-commands.test.ts',
      title: 'are listed, the latest first, with the reason, limited by days and number',
    },
    without: [
      { file: 'packages/api/risk/risk.data.ts', line: "where r.notes <> '{}' and", instead: 'where false and' },
    ],
  },
  {
    against: 'P14 fake orders',
    what: 'orders to one number are serialized',
    test: { file: fakeOrders, title: 'are few for one number' },
    without: [
      {
        file: 'packages/api/risk/evaluate-risk.ts',
        line: 'return risk ? [`orders of ${shopper}`, `orders to ${lastDigitsOf(phone)}`] : [];',
        instead: 'void [risk, shopper, lastDigitsOf(phone)];\n  return [];',
      },
    ],
  },
  {
    against: 'P14 fake orders',
    what: 'goods are reserved for a shorter time for a customer who lets orders lapse',
    test: { file: fakeOrders, title: 'are reserved for less time for a shopper who lets them lapse' },
    without: [{ file: rules, line: 'const isShort = isHoarder || ', instead: 'const isShort = ' }],
  },
  {
    against: 'P14 fake orders',
    what: 'a phone number is parsed by the country of its zone',
    test: {
      file: 'packages/api/orders/phones/read-phones.test.ts',
      title: 'is kept with the country code of its zone',
    },
    without: [
      {
        file: 'packages/api/orders/place-order.ts',
        line: 'contactOf(body, zone.country',
        instead: "contactOf(body, 'NG'",
      },
    ],
  },
];
