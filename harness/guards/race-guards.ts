// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Edit, Guard } from './guard.ts';

const orders = 'packages/api/orders';
const ordersData = `${orders}/orders.data.ts`;
const transitionsData = `${orders}/transitions/orders-transitions.data.ts`;
const goodsData = `${orders}/goods/orders-goods.data.ts`;
const placeOrder = `${orders}/place-order.ts`;
const paymentsData = 'packages/api/payments/payments.data.ts';

const orderRaces = `${orders}/transitions/order-races.test.ts`;
const moneyRaces = `${orders}/payment/money-races.test.ts`;
const switchTest = 'packages/api/orders/payment/switch-payment.test.ts';
const quoteTest = 'packages/api/orders/prescriptions/pay-prescription.test.ts';
const removeTest = 'packages/api/account/remove-account.test.ts';
const changeTest = `${orders}/changes/change-line.test.ts`;
const answerTest = `${orders}/changes/answer-change.test.ts`;
const changeLine = `${orders}/changes/change-line.ts`;

const stockIsEnough: Edit[] = [
  {
    file: goodsData,
    line: 'set stock = stock - w.quantity\n      from unnest(${items',
    instead: 'set stock = greatest(stock - w.quantity, 0)\n      from unnest(${items',
  },
  { file: goodsData, line: ' and i.active and i.stock >= w.quantity', instead: '' },
  // The same of one item alone.
  {
    file: goodsData,
    line: 'set stock = stock - ${items[0]?.quantity ?? 0}::int',
    instead: 'set stock = greatest(stock - ${items[0]?.quantity ?? 0}::int, 0)',
  },
  { file: goodsData, line: ' and active and stock >= ${items[0]?.quantity ?? 0}::int', instead: '' },
];
export const withoutCouponLimit: Edit[] = [
  {
    file: 'packages/api/promotions/promotions-coupons.data.ts',
    line: 'generate_series(1, coalesce(c.limit_per_customer,',
    instead: 'generate_series(1, coalesce(null::int,',
  },
  {
    file: 'packages/api/promotions/promotions-coupons.data.ts',
    line: '      and (c.limit_per_customer is null or ${usesOf(holder)} < c.limit_per_customer)\n',
    instead: '',
  },
];
export const withoutBalanceCheck: Edit[] = [
  {
    file: 'packages/api/wallet/wallet.data.ts',
    line: 'balance = wallets.balance + ${by}::bigint\n      where wallets.balance + ${by}::bigint >= 0',
    instead: 'balance = greatest(wallets.balance + ${by}::bigint, 0)',
  },
];
const ordersAreLocked: Edit[] = [
  {
    file: ordersData,
    line: 'from orders where id = ${orderId} for update`',
    instead: 'from orders where id = ${orderId}`',
  },
];
const stepsFollow: Edit[] = [{ file: transitionsData, line: ' and order_status = ${move.from}\n', instead: '\n' }];
const paymentsAreLocked: Edit[] = [
  {
    file: paymentsData,
    line: 'from payments where id = ${id} for update`',
    instead: 'from payments where id = ${id}`',
  },
];
const reasonsAreLocked: Edit[] = [
  { file: 'packages/api/orders/payment/end-unpaid-orders.ts', line: ', onlyIf: awaitsPayment', instead: '' },
  {
    file: 'packages/api/orders/prescriptions/answer-prescription.ts',
    line: ', reason, onlyIf }',
    instead: ', reason }',
  },
];
const customersAreLocked: Edit[] = [
  {
    file: placeOrder,
    line: "  if (!contacts) throw new Refusal('token_expired');\n  return hashContacts(key, contacts);",
    instead: '  return contacts ? hashContacts(key, contacts) : [];',
  },
];

export const raceGuards: Guard[] = [
  {
    against: 'two buyers of the last item',
    what: 'stock is decremented only while enough is left',
    test: { file: orderRaces, title: 'of two buyers of the last one' },
    without: stockIsEnough,
  },
  {
    against: 'one coupon twice',
    what: 'each use of a coupon is numbered, under a unique constraint',
    test: { file: moneyRaces, title: 'a coupon that another order used up' },
    without: withoutCouponLimit,
  },
  {
    against: 'one wallet twice',
    what: 'the balance is checked in the same UPDATE',
    test: { file: moneyRaces, title: 'money of a wallet that another order spent' },
    without: withoutBalanceCheck,
  },
  {
    against: 'cancel and confirm',
    what: 'the order row is locked during a transition, and its status is checked under the lock',
    test: { file: orderRaces, title: 'of canceling and confirming the second is refused' },
    without: [...ordersAreLocked, ...stepsFollow],
  },
  {
    against: 'cancel twice',
    what: 'the order row is locked during a transition, and its status is checked under the lock',
    test: { file: moneyRaces, title: 'an order that is canceled twice' },
    without: [...ordersAreLocked, ...stepsFollow],
  },
  {
    against: 'price change and order',
    what: 'the shopper pays the total that was shown',
    test: { file: orderRaces, title: 'a price that changes is refused, not charged' },
    without: [{ file: placeOrder, line: '    mustHaveExpectedTotal(priced, body.order_amount);\n', instead: '' }],
  },
  {
    against: 'price change and order',
    what: 'an order is written at the prices that were checked',
    test: { file: orderRaces, title: 'a price that changes while the order is written' },
    without: [
      {
        file: ordersData,
        line: '        l."unitPrice", l."unitDiscount"',
        instead: '        (select price from items where id = l."itemId"), l."unitDiscount"',
      },
    ],
  },
  {
    against: 'store closes and order',
    what: 'the store is checked again when the order is written',
    test: { file: orderRaces, title: 'a store that closes refuses the next order' },
    without: [{ file: placeOrder, line: '    mustStillBeAvailable(written);\n', instead: '' }],
  },
  {
    against: 'store closes and order',
    what: 'its items are checked again when the order is written',
    test: { file: orderRaces, title: 'a dish that is withdrawn while its order is written' },
    without: [{ file: placeOrder, line: '    mustStillBeAvailable(written);\n', instead: '' }],
  },
  {
    against: 'points twice',
    what: 'the balance is checked in the same UPDATE',
    test: { file: moneyRaces, title: 'points that are being exchanged' },
    without: withoutBalanceCheck,
  },
  {
    against: 'event and return page',
    what: 'a payment row is locked while its event is processed',
    test: { file: switchTest, title: 'the event and the return page book one payment once' },
    without: [...paymentsAreLocked, ...ordersAreLocked],
  },
  {
    against: 'event and switch to cash',
    what: 'the order row is locked while a payment for it is processed',
    test: { file: switchTest, title: 'a switch that comes first is kept, and the money is refunded' },
    without: [...paymentsAreLocked, ...ordersAreLocked],
  },
  {
    against: 'event and switch to cash',
    what: 'the order row is locked while it is switched',
    test: { file: switchTest, title: 'money that comes first pays' },
    without: [...paymentsAreLocked, ...ordersAreLocked],
  },
  {
    against: 'account removed and order',
    what: "the customer's row is locked while an order is placed",
    test: { file: removeTest, title: 'waits for an order that was first' },
    without: [
      {
        file: 'packages/api/auth/contacts/auth-contacts.data.ts',
        line: 'where id = ${customerId} and removed_at is null for key share`',
        instead: 'where id = ${customerId} and removed_at is null`',
      },
    ],
  },
  {
    against: 'account removed and order',
    what: 'an order of a deleted customer is refused',
    test: { file: removeTest, title: 'refuses an order that comes after it' },
    without: customersAreLocked,
  },
  {
    against: 'address edited and order',
    what: 'an order keeps the address that it was priced for',
    test: { file: orderRaces, title: 'an address that is edited while the order is written' },
    without: [
      {
        file: ordersData,
        line: '${order.deliveryAddress && JSON.stringify(order.deliveryAddress)}::jsonb',
        instead: "(select to_jsonb(a) from addresses a where 'customer:' || a.customer_id = ${order.shopper})",
      },
    ],
  },
  {
    against: 'an answer arrives as the deadline passes',
    what: 'an order is given up only while it is unpaid',
    test: { file: switchTest, title: 'money that comes in the moment in which the time is up' },
    without: reasonsAreLocked,
  },
  {
    against: 'an answer arrives as the deadline passes',
    what: 'an order that was switched to cash is not given up',
    test: { file: switchTest, title: 'an order that is switched to cash in that moment stays' },
    without: reasonsAreLocked,
  },
  {
    against: 'an answer arrives as the deadline passes',
    what: 'a quote is withdrawn only while it is not accepted',
    test: { file: quoteTest, title: 'that is agreed to in the moment in which the time is up' },
    without: reasonsAreLocked,
  },
  {
    against: 'change answered twice',
    what: 'the order is held while its change is decided',
    test: { file: answerTest, title: 'is answered once by two presses at the same moment' },
    without: ordersAreLocked,
  },
  {
    against: 'change answered and order canceled',
    what: 'an answer looks at the order after it is held',
    test: { file: answerTest, title: 'of an order that is canceled in that moment' },
    without: ordersAreLocked,
  },
  {
    against: 'change answered and order canceled',
    what: 'what a change gave back is not given again',
    test: { file: answerTest, title: 'answered before that moment gives back its part' },
    without: ordersAreLocked,
  },
  {
    against: 'change and ready',
    what: 'a step and a change of one order follow each other',
    test: { file: changeTest, title: 'while it becomes ready' },
    without: ordersAreLocked,
  },
  {
    against: 'change and ready',
    what: 'an order whose customer is asked is not ready',
    test: { file: answerTest, title: 'waits: no second change of it, and the order is not ready' },
    without: [
      {
        file: changeLine,
        line: "  if (await hasWaitingChange(transaction, orderId, line)) throw new Refusal('change_waits');\n",
        instead: '',
      },
    ],
  },
];
