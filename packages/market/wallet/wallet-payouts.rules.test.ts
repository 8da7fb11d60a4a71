import { assert as always, array, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '../pricing/pricing.rules.ts';
import { type Money, minus, money, nothing, plus } from '../values/money.ts';
import {
  cashAccount,
  entriesIntoWallet,
  entriesOfCashCollected,
  entriesOfOrderCanceled,
  entriesOfOrderPlaced,
  entriesOfOrderQuoted,
  entriesOfOrderRefunded,
  entriesOfPaymentReceived,
  type LedgerEntry,
  shareOfStore,
} from './wallet.rules.ts';
import { commissionOf, entriesOfDeliveryEarned, ownerOfAccount, payOf, sumOfPay } from './wallet-ledger.rules.ts';
import {
  accountOfShortCash,
  type CashBearer,
  coversPayout,
  entriesOfCashDecided,
  entriesOfCashLeftOpen,
  entriesOfDeposit,
  entriesOfPayout,
  entriesOfPayoutFailed,
  entriesOfShortage,
  mayBecome,
  type Payee,
  payeeAccount,
  payoutStates,
  planPayout,
} from './wallet-payouts.rules.ts';
import { entriesOfPartRefunded } from './wallet-refunds.rules.ts';

describe('[OPS-079] a payout', () => {
  it.each([
    ['pays what is owed', 90_000, 0, { setOff: 0, amount: 90_000 }],
    ['sets cash in hand off first', 90_000, 30_000, { setOff: 30_000, amount: 60_000 }],
    ['is none where the cash is as much', 90_000, 90_000, undefined],
    ['is none where the cash is more', 90_000, 95_000, undefined],
    ['gives back what was laid out', 90_000, -5_000, { setOff: -5_000, amount: 95_000 }],
    ['gives it back to one who has earned nothing', 0, -50_000, { setOff: -50_000, amount: 50_000 }],
    ['is none below the least amount', 9_999, 0, undefined],
    ['is one of the least amount', 10_000, 0, { setOff: 0, amount: 10_000 }],
    ['is none of a debt, which is carried', -1, 0, undefined],
    ['is none of a debt with cash in hand', -500, 90_000, undefined],
  ])('%s', (_what, owed, cash, planned) => {
    expect(planPayout({ owed: money(owed), cash: money(cash) }, money(10_000))).toEqual(planned);
  });

  it('sets off no more than is owed and no more than is held', () => {
    const amounts = record({ owed: integer({ min: -1e9, max: 1e9 }), cash: integer({ min: -1e9, max: 1e9 }) });
    always(
      property(amounts, ({ owed, cash }) => {
        const planned = planPayout({ owed: money(owed), cash: money(cash) }, nothing);
        if (!planned) return;
        expect(planned.amount + planned.setOff).toBe(owed);
        expect(planned.setOff).toBeLessThanOrEqual(cash);
        expect(planned.amount).toBeGreaterThan(0);
      }),
    );
  });
});

describe('[OPS-079] a planned payout', () => {
  it.each([
    ['of the same balance', 900, 300, true],
    ['after more was earned', 1_000, 300, true],
    ['after more cash was collected', 900, 500, true],
    ['after a refund that the payee bears', 899, 300, false],
    ['after the cash was handed in', 900, 299, false],
  ])('is released %s: %i owed, %i in cash, %s', (_what, owed, cash, isCovered) => {
    const planned = { setOff: money(300), amount: money(600) };
    expect(coversPayout({ owed: money(owed), cash: money(cash) }, planned)).toBe(isCovered);
  });

  it('is booked in one journal that adds up', () => {
    expect(entriesOfPayout({ courierId: 3 }, { setOff: money(300), amount: money(600) })).toEqual([
      { account: 'courier:3', amount: 900 },
      { account: 'bank', amount: -600 },
      { account: 'cash:delivery_man:3', amount: -300 },
    ]);
    expect(entriesOfPayout({ storeId: 12 }, { setOff: nothing, amount: money(600) })).toHaveLength(2);
    // A payee who has earned nothing and laid out cash has no entry for earnings.
    expect(entriesOfPayout({ courierId: 3 }, { setOff: money(-50), amount: money(50) })).toHaveLength(2);
  });

  it('is sent once, and ends once', () => {
    const steps = payoutStates.flatMap((from) => payoutStates.map((to) => ({ from, to })));
    const allowed = steps.filter(({ from, to }) => mayBecome(from, to)).map(({ from, to }) => `${from} ${to}`);
    expect(allowed).toEqual(['planned left_out', 'planned sent', 'sent paid', 'sent failed', 'paid failed']);
  });
});

const roundTo = money(100);
const store = { storeId: 12 };
const couriers = [{ courierId: 3 }, { courierId: 4 }];
const payees: Payee[] = [store, ...couriers];

/** The ledger of a small market, and the orders in them. */
class TestLedger {
  readonly sums = new Map<string, Money>();
  readonly journals: LedgerEntry[][] = [];
  readonly orders: ReturnType<typeof orderOf>[] = [];

  post(entries: LedgerEntry[]): void {
    if (entries.length === 0) return;
    this.journals.push(entries);
    for (const { account, amount } of entries) this.sums.set(account, plus(this.of(account), amount));
  }

  of(account: string): Money {
    return this.sums.get(account) ?? nothing;
  }

  balanceOf(payee: Payee) {
    return { owed: minus(nothing, this.of(payeeAccount(payee))), cash: this.of(cashAccount(payee)) };
  }

  payOut(payee: Payee, isFailing: boolean): void {
    const planned = planPayout(this.balanceOf(payee), nothing);
    if (!planned) return;
    this.post(entriesOfPayout(payee, planned));
    if (isFailing) this.post(entriesOfPayoutFailed(payee, planned.amount));
  }
}

/** Of an order that was just placed, with what was given back of it in parts. */
const fresh = {
  ...{ state: 'placed', isPaid: false, courierId: 0, refunded: nothing, commissionBack: nothing },
  ...{ missing: nothing, borneBy: null as CashBearer | null },
};

interface OrderFacts {
  goods: number;
  fee: number;
  tip: number;
  off: number;
  byMarket: boolean;
  inclusive: boolean;
  percent: number;
  fixed: number;
}

function orderOf({ goods, fee, tip, off, byMarket, inclusive, percent, fixed }: OrderFacts) {
  const lines = [
    {
      ...{ quantity: 1, unitPrice: money(goods * 100), unitDiscount: nothing, discountReason: null },
      ...{ addOnTotal: nothing, lineTotal: money(goods * 100) },
    },
  ];
  const tariff = { base: money(fee * 100), perKm: nothing, minimum: nothing, maximum: money(1e9), includedMetres: 0 };
  const quoted = quote(lines, {
    ...{ orderType: 'delivery', tariff, distanceMetres: 0, storeDeliversFree: false, freeDeliveryOver: null },
    tax: { basisPoints: 750, inclusive },
    ...{
      serviceCharge: money(200),
      tip: money(tip * 100),
      roundTo,
      coupon: { off: money(off * 100), givesFreeDelivery: false },
    },
  });
  const couponPaidBy = byMarket ? ('market' as const) : ('store' as const);
  const rule = {
    ...{ id: 1, moduleId: null, storeId: null, currency: 'NGN', startsAt: new Date(0) },
    ...{ basisPoints: percent * 100, fixed: money(fixed * 100) },
  };
  const commission = commissionOf(shareOfStore({ ...quoted, couponPaidBy }), rule, roundTo);
  return { ...quoted, ...store, couponPaidBy, commission, ...fresh };
}

const payRule = {
  ...{ id: 1, currency: 'NGN', zoneId: null, base: money(50_000), perKm: money(12_000), startsAt: new Date(0) },
  ...{ perWaitingMinute: nothing, freeWaitingMinutes: 0 },
};

const amount = integer({ min: 0, max: 5_000 });
const facts = record({
  ...{ goods: integer({ min: 1, max: 50_000 }), fee: amount, tip: amount, off: amount },
  ...{ byMarket: boolean(), inclusive: boolean(), percent: integer({ min: 0, max: 100 }), fixed: amount },
});
const step = oneof(
  record({ kind: constantFrom('place' as const), order: facts }),
  record({ kind: constantFrom('change' as const), changed: facts, nth: integer({ min: 0, max: 20 }) }),
  record({
    kind: constantFrom('refundPart' as const),
    nth: integer({ min: 0, max: 20 }),
    percent: integer({ min: 1, max: 100 }),
    bearer: constantFrom('market', 'store', 'courier'),
  }),
  record({
    kind: constantFrom(
      'card',
      'cancel',
      'deliver',
      'deliverShort',
      'decide',
      'bringBack',
      'refund',
      'refundInCash' as const,
    ),
    index: integer({ min: 0, max: 20 }),
    courier: constantFrom(...couriers),
    metres: integer({ min: 0, max: 20_000 }),
  }),
  record({
    kind: constantFrom('deposit', 'payOut', 'failedPayOut', 'shortage' as const),
    payee: constantFrom(...payees),
    share: integer({ min: 1, max: 100 }),
    byCourier: boolean(),
  }),
);

type Step = typeof step extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never;

function take(ledger: TestLedger, made: Step): void {
  if (made.kind === 'place' && 'order' in made) {
    const order = orderOf(made.order);
    ledger.orders.push(order);
    ledger.post(entriesOfOrderPlaced(order));
    return;
  }
  if ('changed' in made) changeOrder(ledger, made);
  if ('bearer' in made) refundPart(ledger, made);
  if ('index' in made) takeWithOrder(ledger, made);
  if ('payee' in made) takeWithMoney(ledger, made);
}

function takeWithMoney(ledger: TestLedger, made: Extract<Step, { payee: Payee }>): void {
  const { payee, share, byCourier } = made;
  if (made.kind === 'payOut' || made.kind === 'failedPayOut') ledger.payOut(payee, made.kind === 'failedPayOut');
  if (!('courierId' in payee)) return;
  const part = money(Math.floor((Math.max(0, ledger.balanceOf(payee).cash) * share) / 100));
  if (made.kind === 'deposit') ledger.post(entriesOfDeposit(payee.courierId, part));
  if (made.kind === 'shortage') ledger.post(entriesOfShortage(payee.courierId, part, byCourier ? 'courier' : 'market'));
}

/** Goods are added, taken away or priced before it is paid. */
function changeOrder(ledger: TestLedger, { changed, nth }: Extract<Step, { changed: OrderFacts }>): void {
  const order = ledger.orders[nth % ledger.orders.length];
  if (order?.state !== 'placed' || order.isPaid) return;
  const next = orderOf(changed);
  ledger.post(entriesOfOrderQuoted(order, next));
  Object.assign(order, next);
}

/** A part of a delivered order is given back, borne by one of those who had it. */
function refundPart(ledger: TestLedger, { nth, percent, bearer }: Extract<Step, { bearer: string }>): void {
  const order = ledger.orders[nth % ledger.orders.length];
  if (order?.state !== 'delivered') return;
  const wanted = money(Math.floor((order.total * percent) / 100));
  const part = money(Math.min(wanted, minus(minus(order.total, order.missing), order.refunded)));
  const partOf = (whole: Money) => money(order.total === 0 ? 0 : Math.floor((whole * part) / order.total));
  const borneBy = { market: nothing, store: nothing, courier: nothing, [bearer]: part };
  const of = { borneBy, tax: partOf(order.tax), commission: partOf(order.commission) };
  ledger.post(
    entriesOfPartRefunded({ ...of, ...store, courierId: order.courierId }, [{ account: 'wallet:7', amount: part }]),
  );
  order.refunded = plus(order.refunded, part);
  if (bearer === 'store') order.commissionBack = plus(order.commissionBack, of.commission);
}

type OrderStep = Extract<Step, { index: number }>;
type BookedOrder = ReturnType<typeof orderOf>;

function takeWithOrder(ledger: TestLedger, made: OrderStep): void {
  const order = ledger.orders[made.index % ledger.orders.length];
  if (order?.state === 'placed') takeBeforeTheEnd(ledger, order, made);
  else if (order?.state === 'delivered') takeAfterTheEnd(ledger, order, made);
}

function takeBeforeTheEnd(
  ledger: TestLedger,
  order: BookedOrder,
  { kind, courier: { courierId }, metres }: OrderStep,
): void {
  const pay = sumOfPay(payOf(payRule, { metres, waitingMinutes: 0 }, roundTo));
  if (kind === 'card' && !order.isPaid) {
    ledger.post(entriesOfPaymentReceived(order.total, 'sandbox'));
    order.isPaid = true;
  }
  if (kind === 'cancel' || kind === 'bringBack') {
    ledger.post(entriesOfOrderCanceled(order));
    if (order.isPaid) ledger.post(entriesIntoWallet(order.total, 7, 'receivable'));
    if (kind === 'bringBack') ledger.post(entriesOfDeliveryEarned({ courierId, pay, tip: nothing }));
    order.state = 'canceled';
  }
  if (kind === 'deliver' || kind === 'deliverShort') {
    if (!order.isPaid) ledger.post(entriesOfCashCollected(order.total, { courierId }));
    if (!order.isPaid && kind === 'deliverShort') {
      order.missing = money(Math.min(order.total, metres));
      ledger.post(entriesOfCashLeftOpen(courierId, order.missing));
    }
    ledger.post(entriesOfDeliveryEarned({ courierId, pay, tip: order.tip }));
    Object.assign(order, { state: 'delivered', courierId });
  }
}

/** An operator decides who bears what did not come, or gives the order back. */
function takeAfterTheEnd(ledger: TestLedger, order: BookedOrder, made: OrderStep): void {
  if (made.kind === 'decide' && order.borneBy === null)
    decide(ledger, order, made.metres % 2 === 0 ? 'courier' : 'market');
  else refundOrder(ledger, order, made);
}

function decide(ledger: TestLedger, order: BookedOrder, borneBy: CashBearer): void {
  ledger.post(entriesOfCashDecided(order.courierId, order.missing, borneBy));
  order.borneBy = borneBy;
}

function refundOrder(ledger: TestLedger, order: BookedOrder, { kind }: OrderStep): void {
  if ((kind !== 'refund' && kind !== 'refundInCash') || order.refunded > 0) return;
  const account = kind === 'refund' ? 'wallet:7' : cashAccount({ courierId: order.courierId });
  // What did not come at the door does not go back.
  const backTo = [
    { account, amount: minus(order.total, order.missing) },
    { account: accountOfShortCash(order.courierId, order.borneBy), amount: order.missing },
  ];
  ledger.post(entriesOfOrderRefunded(order, backTo, { isTipEarned: true }));
  order.state = 'refunded';
}

/** Ends every order, hands all cash in and pays everybody, as a market that closes. */
function closeDown(ledger: TestLedger): void {
  for (const index of ledger.orders.keys()) {
    take(ledger, { kind: 'deliver', index, courier: couriers[0], metres: 900 } as Step);
  }
  for (const order of ledger.orders) {
    if (order.state === 'delivered' && order.borneBy === null) decide(ledger, order, 'market');
  }
  for (const { courierId } of couriers) ledger.post(entriesOfDeposit(courierId, ledger.of(cashAccount({ courierId }))));
  for (const payee of payees) {
    ledger.payOut(payee, false);
    // Who has been paid too much before a refund gives it back.
    ledger.post(entriesOfPayoutFailed(payee, ledger.of(payeeAccount(payee))));
  }
}

describe('[I16] any sequence of placing, changing, paying, delivering, refunding and paying out', () => {
  it('ends at 0 for everybody when all is paid out, and belongs to somebody at every moment', () => {
    always(
      property(array(step, { minLength: 10, maxLength: 80, size: 'max' }), (steps) => {
        const ledger = new TestLedger();
        for (const made of steps) {
          take(ledger, made as Step);
          const held = ledger.orders.filter(({ state }) => state === 'placed').map(({ tip }) => tip);
          expect(0 - ledger.of('tip')).toBe(plus(...held));
        }
        closeDown(ledger);
        for (const entries of ledger.journals) {
          expect(entries.reduce((sum, { amount: side }) => sum + side, 0)).toBe(0);
          expect(new Set(entries.map(({ account }) => account)).size).toBe(entries.length);
          expect(entries.every(({ account }) => ownerOfAccount(account))).toBe(true);
        }
        const left = [...ledger.sums].filter(([account]) =>
          /^(receivable|tip|store:|courier:|cash:|short_cash:)/.test(account),
        );
        expect(left.filter(([, sum]) => sum !== 0)).toEqual([]);
        const delivered = ledger.orders.filter(({ state }) => state === 'delivered');
        const earned = delivered.map(({ commission, commissionBack }) => minus(commission, commissionBack));
        expect(0 - ledger.of('market:commission')).toBe(plus(...earned));
      }),
      { numRuns: 300 },
    );
  });
});
