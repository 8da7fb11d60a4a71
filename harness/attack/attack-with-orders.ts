import { signInDemoStaff } from 'api/access/sign-in-demo-staff';
import { connect } from 'api/db/connection';
import type { ApiContext } from 'api/http/api-context';
import { demoMarket } from 'api/http/market-mode';
import { endUnpaidOrder, findUnpaidOrders } from 'api/orders/payment/end-unpaid-orders';
import { postgresPubSub } from 'api/providers/live/postgres-pub-sub';
import { openPaymentProviders } from 'api/providers/payments/open-payment-providers';
import { demoPace } from '../../demo/people/pace.ts';
import { peopleAtWork } from '../../demo/people/people-at-work.ts';
import { signInCustomers } from '../chaos/customer-accounts.ts';
import { openStores } from '../chaos/test-stores-under-chaos.ts';
import type { AttackedMarket } from './attacked-market.ts';
import { phoneOf } from './made-up-numbers.ts';
import { type HonestFigures, hasAccount, newGuest, orderHonestly } from './order-honestly.ts';
import {
  type FakeFigures,
  type FakeOrderer,
  provedCard,
  reserveAndAbandon,
  tryFakeOrder,
} from './place-fake-orders.ts';
import { runConcurrently } from './run-concurrently.ts';

/** A mobile network puts two thirds of the crowd behind this address; the attacker has it too, and others beside it. */
const addressOfCarrier = '102.89.34.7';
const otherAddress = '41.58.20.9';
const addressesOfAttacker = [addressOfCarrier, ...[101, 102, 103].map((n) => `102.89.34.${n}`), otherAddress];
/** Numbers of the attacker's own, and maximum open cash orders to each (OPEN_CASH_ORDERS). */
const [cards, openPerCard] = [2, 5];
/** Fake orders for each honest person, and unpaid orders of each wave of hoarding: twelve from each address. */
const [fakesPerPerson, hoarded] = [2, 12 * addressesOfAttacker.length];
const [storeCount, holdMinutes] = [40, 15];

/** Settings for this attack: those of any operator with a provider of short messages and one of payments. */
export const settingsOfMarket = {
  ORDER_PHONE_PROOF: 'on',
  OPEN_CASH_ORDERS: String(openPerCard),
  OPEN_CASH_ORDERS_KNOWN: '20',
  OPEN_UNPAID_ORDERS: '3',
  PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(40)}`,
  PAYMENTS_EMAIL: 'payments@soko.example',
};

/** The control: the protection against fake orders is off. */
export const settingsWithoutRisk = {
  ...settingsOfMarket,
  ORDER_PHONE_PROOF: 'off',
  OPEN_CASH_ORDERS: '999999',
  OPEN_CASH_ORDERS_KNOWN: '999999',
  OPEN_UNPAID_ORDERS: '999999',
};

export interface OrderFigures {
  honest: HonestFigures;
  fake: {
    tries: number;
    /** Orders to other numbers: placed, and prepared by a store. */
    placed: number;
    cooked: number;
    /** Orders to the attacker's own numbers that were placed, and how many may be. */
    toOwnNumbers: number;
    maxToOwnNumbers: number;
    /** Unpaid orders of both waves of hoarding whose goods were reserved. */
    hoarded: number;
    hoardedAgain: number;
    refused: Record<string, number>;
  };
}

/** Places fake orders in every way as fast as possible, while honest people order; then the stores prepare them. */
export async function attackWithOrders(market: AttackedMarket, people: number): Promise<OrderFigures> {
  const stores = await openStores(market.databaseUrl, storeCount);
  const customers = await signInCustomers(market.databaseUrl, people);
  const figures: FakeFigures = { tries: 0, placed: [], placedToCards: [], refused: {} };
  const attacker: FakeOrderer = {
    market,
    stores,
    addresses: addressesOfAttacker,
    oldDevice: await newGuest(market, otherAddress),
    cards: await Promise.all(
      Array.from({ length: cards }, (_, n) => provedCard(market, otherAddress, phoneOf(900_000 + n))),
    ),
    strangers: customers.filter((_, n) => hasAccount(n)).map(({ phone }) => phone),
    madeUp: (n) => phoneOf(500_000 + n),
    figures,
  };
  const hoardedFirst = await reserveAndAbandon(attacker, 100_000, hoarded);
  await letUnpaidOrdersLapse(market);
  const hoardedAgain = await reserveAndAbandon(attacker, 200_000, hoarded);

  const honest: HonestFigures = { people, wanted: 0, placed: 0, codes: 0, refused: {} };
  const addressOf = (n: number) => (n % 3 < 2 ? addressOfCarrier : `105.112.${n >> 8}.${n & 255}`);
  const crowd = { people, customers, stores, addressOf, phoneOf };
  await Promise.all([
    runConcurrently(people * fakesPerPerson, (n) => tryFakeOrder(attacker, n)),
    runConcurrently(people, (n) => orderHonestly(market, crowd, n, honest)),
  ]);
  await letStoresCook(market);
  const { placed, placedToCards, ...rest } = figures;
  return {
    honest,
    fake: {
      ...rest,
      placed: placed.length,
      cooked: await cookedOf(market, placed),
      toOwnNumbers: placedToCards.length,
      maxToOwnNumbers: cards * openPerCard,
      hoarded: hoardedFirst,
      hoardedAgain,
    },
  };
}

/** Returns whether no store prepared a fake order, and no honest customer was refused. */
export function noFakeOrders({ honest, fake }: OrderFigures): boolean {
  const isCrowdServed = honest.placed === honest.wanted && Object.keys(honest.refused).length === 0;
  const isAttackStopped = fake.placed === 0 && fake.cooked === 0 && fake.toOwnNumbers <= fake.maxToOwnNumbers;
  return isCrowdServed && isAttackStopped && fake.hoardedAgain === 0;
}

/** Returns whether the attack succeeds without protection. */
export function preparedFakeOrders({ fake }: OrderFigures): boolean {
  return fake.cooked > 0 && fake.hoardedAgain > 0;
}

/** Fails everything that waits for a payment, as if its time had passed. */
function letUnpaidOrdersLapse(market: AttackedMarket): Promise<void> {
  const later = Date.now() + (holdMinutes + 1) * 60_000;
  return beside(
    market,
    () => new Date(later),
    async (context) => {
      for (const { data } of await findUnpaidOrders(context))
        await endUnpaidOrder(context, (data as { id: string }).id);
    },
  );
}

/** Every order that a store may cook is cooked, and stays there. */
async function letStoresCook({ base, databaseUrl }: AttackedMarket): Promise<void> {
  const db = connect({ url: databaseUrl });
  const never = 1_000_000_000;
  const pace = { ...demoPace, answerAfter: 0, prepareAfter: 0, readyAfter: never, fetchAfter: never };
  try {
    const people = peopleAtWork(
      (path, init) => fetch(base + path, init),
      () => signInDemoStaff({ db }),
      { ...pace, leftToPersons: never, shortestRide: never, longestRide: never, refundAfter: never },
    );
    let steps = 1;
    while (steps > 0) ({ steps } = await people.workOnce());
  } finally {
    await db.destroy();
  }
}

/** Does work beside the server. */
async function beside(
  { databaseUrl }: AttackedMarket,
  now: () => Date,
  work: (context: ApiContext) => Promise<void>,
): Promise<void> {
  const db = connect({ url: databaseUrl });
  const live = postgresPubSub(databaseUrl);
  try {
    const payments = openPaymentProviders({ hasSandbox: true });
    // Only what a step of an order needs.
    await work({ db, live, payments, now, mode: demoMarket } as unknown as ApiContext);
  } finally {
    await live.close();
    await db.destroy();
  }
}

async function cookedOf({ db }: AttackedMarket, ids: string[]): Promise<number> {
  const { rows } = await db.query<{ cooked: number }>(
    'select count(*)::int as cooked from orders where id = any ($1) and processing_at is not null',
    [ids],
  );
  return rows[0]?.cooked ?? 0;
}
