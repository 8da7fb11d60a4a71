// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';
import { withoutBalanceCheck, withoutCouponLimit } from './race-guards.ts';

const orders = 'packages/api/orders';
const reserveGoodsFile = `${orders}/goods/reserve-goods.ts`;
const priceOrder = `${orders}/price-order.ts`;
const moveOrder = 'packages/api/orders/transitions/move-order.ts';
const ordersContract = 'packages/market/orders/orders.contract.ts';
const cartContract = 'packages/market/cart/cart.contract.ts';
const cartRules = 'packages/market/cart/cart.rules.ts';
const orderRaces = `${orders}/transitions/order-races.test.ts`;
const moneyRaces = `${orders}/payment/money-races.test.ts`;
const placeTest = `${orders}/place-order.test.ts`;
const followTest = `${orders}/tracking/follow-order.test.ts`;
const stormTest = 'packages/api/cart/cart-storm.test.ts';
const couponTest = 'packages/api/promotions/use-coupons.test.ts';
const walletTest = 'packages/api/wallet/wallet.routes.test.ts';
const rewardTest = 'packages/api/wallet/reward-delivery.test.ts';
const reviewsTest = 'packages/api/reviews/reviews.routes.test.ts';

export const attackGuards: Guard[] = [
  {
    against: 'B1 a price set by the caller',
    what: 'a cart line costs what the catalogue says',
    test: { file: stormTest, title: 'price %j is compared and never taken' },
    without: [
      {
        file: 'packages/api/cart/show-cart.ts',
        line: '    price: toDecimal(priced.unitPrice),',
        instead: '    price: Number(expected?.price ?? toDecimal(priced.unitPrice)),',
      },
    ],
  },
  {
    against: 'B1 a price set by the caller',
    what: 'an order costs what the catalogue says',
    test: { file: placeTest, title: '%j changes nothing' },
    without: [
      {
        file: priceOrder,
        line: 'requested.map((line, index) => lineOf(rows,',
        instead:
          'requested.map((line, index) => lineOf(rows.map((row) => ({ ...row, price: fromDecimal(Number((plan.items?.[0] as { price?: number })?.price ?? 0)) })),',
      },
    ],
  },
  {
    against: 'B2 quantities below one',
    what: 'quantities are positive integers',
    test: { file: stormTest, title: '%j is refused by the name of its field' },
    without: [
      { file: cartContract, line: 'check(z.int(), z.minimum(1), z.maximum(1000))', instead: 'check(z.maximum(1000))' },
    ],
  },
  {
    against: 'B2 quantities below one',
    what: 'a tip is positive',
    test: { file: placeTest, title: 'refuses %s, and leaves nothing behind' },
    without: [
      {
        file: ordersContract,
        line: 'check(z.minimum(0), z.maximum(1_000_000))',
        instead: 'check(z.maximum(1_000_000))',
      },
    ],
  },
  {
    against: 'B3 a distance set by the caller',
    what: 'the server measures the distance',
    test: { file: orderRaces, title: 'a distance of its own changes no fee' },
    without: [
      {
        file: priceOrder,
        line: '  const to = pointOf(plan);\n',
        instead:
          "  const to = pointOf(plan);\n  if ('distance' in plan) return Math.max(Number(plan.distance) || 0, 0);\n",
      },
    ],
  },
  {
    against: 'B4 a zone set by the caller',
    what: 'the address must be in a zone of the store',
    test: { file: orderRaces, title: 'the zone of the header decides nothing' },
    without: [
      {
        file: priceOrder,
        line: " else if (deliversThere === false) throw new Refusal('outside_store_zone');",
        instead: '',
      },
    ],
  },
  {
    against: 'B4 a zone set by the caller',
    what: 'cash is accepted only in zones that allow it',
    test: { file: orderRaces, title: 'the zone of the header decides nothing' },
    without: [
      {
        file: 'packages/api/payments/split-payment.ts',
        line: "  if (method === 'cash_on_delivery' && !takesCash) throw new Refusal('cash_not_offered');\n",
        instead: '',
      },
    ],
  },
  {
    against: 'B5 choices that are not on offer',
    what: 'the options of a dish are validated against the menu',
    test: { file: stormTest, title: 'only choices that the dish offers' },
    without: [{ file: cartRules, line: '    refusalOfChoices(goods.groups, chosen.choices) ??\n', instead: '' }],
  },
  {
    against: 'B5 choices that are not on offer',
    what: 'add-ons are validated against the menu',
    test: { file: stormTest, title: 'only choices that the dish offers' },
    without: [{ file: cartRules, line: '    refusalOfAddOns(goods, chosen) ??\n', instead: '' }],
  },
  {
    against: 'B6 two stores in one cart',
    what: 'a cart holds items of one store',
    test: { file: stormTest, title: 'never mix two stores, in any order' },
    without: [
      {
        file: 'packages/api/cart/change-cart.ts',
        line: 'const empties = lines.length > 0 && isOtherStore(cart?.storeId ?? null, store.id);',
        instead: 'const empties = false;',
      },
    ],
  },
  {
    against: 'B7 an expired coupon or sale',
    what: 'a promotion ends at its exact time',
    test: { file: moneyRaces, title: 'a flash sale ends at its second' },
    without: [{ file: 'packages/market/promotions/promotions.rules.ts', line: ' && now < endsAt', instead: '' }],
  },
  {
    against: 'B7 an expired coupon or sale',
    what: 'items are sold within their hours and the hours of the store',
    test: { file: placeTest, title: 'refuses %s, and leaves nothing behind' },
    without: [
      {
        file: priceOrder,
        line: '  mustBeOpen(lines, scheduleAt ?? at, { isAhead: scheduleAt !== null, isRunning });\n',
        instead: '',
      },
    ],
  },
  {
    against: 'B8 one coupon used fifty times',
    what: 'each use of a coupon is numbered, under a unique constraint',
    test: { file: couponTest, title: 'of fifty uses at once of a coupon' },
    without: withoutCouponLimit,
  },
  {
    against: 'B9 one balance spent fifty times',
    what: 'the balance is checked in the same UPDATE',
    test: { file: walletTest, title: 'are spent once, however many ask at the same moment' },
    without: withoutBalanceCheck,
  },
  {
    against: 'B10 money without a payment',
    what: 'a payment event must be signed',
    test: { file: walletTest, title: 'brings nothing without a payment' },
    without: [
      {
        file: 'packages/api/providers/payments/sandbox-payments.ts',
        line: '  if (!isGenuine) throw new ForgedEvent();\n',
        instead: '  void isGenuine;\n',
      },
    ],
  },
  {
    against: 'B11 referring oneself',
    what: 'accounts with the same phone number, browser or address count as one person',
    test: { file: rewardTest, title: 'credits nothing for an account with %s' },
    without: [{ file: 'packages/api/wallet/credit-referral.ts', line: ' || isOneself(invitation)', instead: '' }],
  },
  {
    against: 'B12 a first-order discount twice',
    what: 'the discount is used up in the transaction of the order',
    test: { file: rewardTest, title: 'is one of twenty that are placed at the same moment' },
    without: [
      { file: reserveGoodsFile, line: '  await mustTakeFirstOrderDiscount(transaction, order);\n', instead: '' },
    ],
  },
  {
    against: "B13 canceling another person's order, or too late",
    what: 'an order belongs to its shopper',
    test: { file: followTest, title: 'knows no order of another shopper' },
    without: [
      {
        file: moveOrder,
        line: "    if (order?.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');\n",
        instead: "    if (!order) throw new Refusal('order_not_found');\n    void shopperKeyOf(shopper);\n",
      },
    ],
  },
  {
    against: "B13 canceling another person's order, or too late",
    what: 'a confirmed order cannot be canceled by its customer',
    test: { file: followTest, title: 'is too late once the store has confirmed' },
    without: [
      {
        file: moveOrder,
        line: "    if (!mayMove(order.status, 'canceled', 'shopper')) throw new Refusal('not_cancelable');\n",
        instead: '',
      },
    ],
  },
  {
    against: 'B14 reserving all stock',
    what: 'a maximum applies to all orders of a person together',
    test: { file: moneyRaces, title: 'the maximum of an item holds over all orders' },
    without: [{ file: reserveGoodsFile, line: '  await mustKeepPurchaseLimit(transaction, wanted);\n', instead: '' }],
  },
  {
    against: 'B15 reviewing what was never bought',
    what: 'only items of the order can be reviewed',
    test: { file: reviewsTest, title: 'of what was never bought is refused' },
    without: [
      {
        file: 'packages/market/reviews/reviews.rules.ts',
        line: "  if (bought.length === 0) return { refused: 'review_not_bought' };\n",
        instead: "  if (bought.length === 0) return { about: 'item', itemId, lineNumber: 1 };\n",
      },
    ],
  },
  {
    against: 'B15 reviewing what was never bought',
    what: 'an item of an order is reviewed once',
    test: { file: reviewsTest, title: 'is given once for a line' },
    without: [
      {
        file: 'packages/api/reviews/give-review.ts',
        line: "    if (!isNew) throw new Refusal('review_given');\n",
        instead: '    void isNew;\n',
      },
    ],
  },
  {
    against: 'B16 a GET that changes something',
    what: 'a cookie does not authorize a change without the header of our own page',
    test: { file: reviewsTest, title: 'is not closed by a picture on another site' },
    without: [
      {
        file: 'packages/api/http/callers/callers.ts',
        line: ' && !hasSideEffects;',
        instead: ' && hasSideEffects !== null;',
      },
    ],
  },
  {
    against: 'B17 overriding the HTTP method',
    what: 'a call accepts only the methods of its contract',
    test: { file: 'packages/api/http/callers/callers.test.ts', title: 'is its own: neither body, query nor header' },
    without: [
      {
        file: 'packages/api/http/bind.ts',
        line: '  return alternativeMethod ? [method, alternativeMethod] : [method];',
        instead:
          "  return alternativeMethod ? [method, alternativeMethod] : method === 'DELETE' ? [method, 'POST'] : [method];",
      },
      {
        file: 'packages/api/app/app.ts',
        line: '  const refuseOtherMethod = refuseOtherMethods(app, contract);\n',
        instead: '  void refuseOtherMethods;\n  const refuseOtherMethod = async () => {};\n',
      },
    ],
  },
];
