// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';

const orders = 'packages/api/orders';
const benefitsTest = 'packages/api/promotions/benefits-once.test.ts';
const couponsData = 'packages/api/promotions/promotions-coupons.data.ts';
const contactHashes = 'packages/api/http/limits/contact-hashes.ts';
const reserveGoodsTest = `${orders}/goods/reserve-goods.test.ts`;

/** Guards that keep one ledger for all sales, and each benefit for one person. */
export const moneyGuards: Guard[] = [
  {
    against: 'two buyers of the last item',
    what: 'a prescription order uses units of a flash sale',
    test: { file: reserveGoodsTest, title: 'is refused to the second of two pharmacists' },
    without: [
      {
        file: `${orders}/goods/reserve-goods.ts`,
        line: '  await mustTakeFlashSaleUnits(transaction, wanted.lines);\n',
        instead: '',
      },
    ],
  },
  {
    against: 'an answer arrives as the deadline passes',
    what: 'an order with nothing left to pay counts as paid, whatever the method',
    test: { file: 'packages/api/orders/payment/nothing-to-pay.test.ts', title: 'is paid when it is placed' },
    without: [
      {
        file: 'packages/api/payments/split-payment.ts',
        line: 'const isPaid = payment.rest === 0;',
        instead: 'const isPaid = payment.wallet > 0 && payment.rest === 0;',
      },
    ],
  },
  {
    against: 'one coupon twice',
    what: 'a first-order coupon applies to one order, whatever its limit of uses',
    test: { file: benefitsTest, title: 'is for one of two first orders at the same moment' },
    without: [
      {
        file: couponsData,
        line: "\n      and (c.coupon_type <> 'first_order' or not ${hasOrdered(holder, orderId)})",
        instead: '',
      },
    ],
  },
  {
    against: 'one coupon twice',
    what: 'the contacts of a person are locked before a benefit is granted',
    test: { file: benefitsTest, title: 'is for one of two first orders with two such coupons' },
    without: [
      {
        file: `${orders}/goods/reserve-goods.ts`,
        line: '    await lockPerson(transaction, [order.shopper, ...order.contactHashes]);\n',
        instead: '',
      },
    ],
  },
  {
    against: 'B12 a first-order discount twice',
    what: 'benefits are counted by proved contact, not by account',
    test: { file: benefitsTest, title: 'has no coupon, no first order and no invitation a second time' },
    without: [{ file: contactHashes, line: 'return named.map(', instead: 'return named.slice(2).map(' }],
  },
  {
    against: 'B12 a first-order discount twice',
    what: 'orders are linked to the contacts of an account before it is deleted',
    test: { file: benefitsTest, title: 'is known by orders from before their contacts were stored' },
    without: [
      {
        file: 'packages/api/account/remove-account.ts',
        line: '    if (proved) await linkOrdersToContacts(transaction, shopper, hashContacts(key, proved));\n',
        instead: '',
      },
    ],
  },
  {
    against: 'B14 reserving all stock',
    what: 'a maximum applies to all orders of a contact together',
    test: { file: benefitsTest, title: 'the maximum of an item holds over a guest and the account' },
    without: [
      {
        file: `${orders}/goods/orders-goods.data.ts`,
        line: 'where contact_hash = any (${contactHashes}::text[]))))',
        instead: 'where false)))',
      },
    ],
  },
  {
    against: 'W4 a lost reply to a commit',
    what: 'the database decides whether a file is referenced, not the reply to the commit',
    test: { file: 'packages/api/http/files/save-files.test.ts', title: 'stay with a prescription order' },
    without: [
      {
        file: 'packages/api/http/files/files.data.ts',
        line: 'delete from files_begun where name = any (${names}::text[]) returning name',
        instead: 'select name from files_begun where name = any (${names}::text[])',
      },
    ],
  },
  {
    against: 'B8 one coupon used fifty times',
    what: 'a parcel order uses up its coupon',
    test: {
      file: 'packages/api/orders/parcels/place-parcel.test.ts',
      title: 'costs less by a share of its delivery fee',
    },
    without: [
      {
        file: 'packages/api/orders/parcels/place-parcel.ts',
        line: '    await applyBenefits(transaction, { ...complete, firstOrderDiscount: order.quote.firstOrderDiscount });\n',
        instead: '',
      },
    ],
  },
];
