import type { AttackedMarket } from './attacked-market.ts';
import { type CallAnswer, callAs } from './call-as.ts';
import {
  askForCode,
  codeSentTo,
  newGuest,
  type Orderer,
  placeOrder,
  typeCode,
  type WantedOrder,
} from './order-honestly.ts';

/** What an attacker has to work with. */
export interface FakeOrderer {
  market: AttackedMarket;
  stores: readonly WantedOrder['store'][];
  addresses: readonly string[];
  /** A device that has been known for some time. */
  oldDevice: string;
  /** Phone numbers whose codes the attacker can read, each proved by its own device. */
  cards: readonly Orderer[];
  /** Numbers of other people. */
  strangers: readonly string[];
  /** The n-th unassigned number. */
  madeUp: (n: number) => string;
  figures: FakeFigures;
}

export interface FakeFigures {
  /** Orders that were tried. */
  tries: number;
  /** Ids of placed cash orders to numbers that the attacker does not have. */
  placed: string[];
  /** The same to numbers of the attacker's own. */
  placedToCards: string[];
  /** Failed replies, by number. */
  refused: Record<string, number>;
}

const cash = 'cash_on_delivery';

/** Ways to make a store prepare a fake order; each places one cash order. */
const ways: ((attacker: FakeOrderer, n: number, who: Orderer) => Promise<CallAnswer>)[] = [
  // A made-up number, from a device that has just come.
  (attacker, n, who) => order(attacker, n, who),
  // The number of another person.
  (attacker, n, who) => order(attacker, n, { ...who, phone: pick(attacker.strangers, n) }),
  // One device, and a new number for each order.
  (attacker, n, who) => order(attacker, n, { ...who, guestId: attacker.oldDevice }),
  // A code that cannot be read is guessed; no challenge is solved for it.
  async (attacker, n, who) => {
    const { base } = attacker.market;
    const body = { guest_id: who.guestId, contact_person_number: who.phone };
    const code = await callAs(who.address, `${base}/api/v1/customer/order/phone-code`, body);
    if (code.status === 200) await typeCode(attacker.market, who, { ticket: code.body.ticket, otp: guess(n) });
    return order(attacker, n, who);
  },
  // An order that would be paid digitally is switched to cash.
  async (attacker, n, who) => {
    const { market } = attacker;
    const digital = await order(attacker, n, who, 'digital_payment');
    if (digital.status !== 200) return digital;
    const body = { guest_id: who.guestId, order_id: digital.body.order_id, _method: 'put' };
    const switched = await callAs(who.address, `${market.base}/api/v1/customer/order/payment-method`, body);
    return switched.status === 200 ? digital : switched;
  },
  // The number of an own card is proved, and another one is written on the order.
  (attacker, n, who) => order(attacker, n, { ...pick(attacker.cards, n), phone: who.phone }),
  // The same from another device than the one that has proved it.
  (attacker, n, who) => order(attacker, n, { ...who, phone: pick(attacker.cards, n).phone }),
];

/**
 * Tries the n-th fake order. Every tenth goes to one of the attacker's own numbers, from the device that has proved it.
 */
export async function tryFakeOrder(attacker: FakeOrderer, n: number): Promise<void> {
  const { market, addresses, cards, figures } = attacker;
  const address = pick(addresses, n);
  const who: Orderer = { address, phone: attacker.madeUp(n), guestId: await newGuest(market, address) };
  const isToCard = n % 10 === 9;
  const way = ways[n % ways.length] ?? order;
  const answer = isToCard ? await order(attacker, n, pick(cards, Math.floor(n / 10))) : await way(attacker, n, who);
  figures.tries += 1;
  if (answer.status === 200) (isToCard ? figures.placedToCards : figures.placed).push(answer.body.order_id);
  else {
    const reason = `${answer.status} ${answer.body.errors?.[0]?.code}`;
    figures.refused[reason] = (figures.refused[reason] ?? 0) + 1;
  }
}

/** Returns a number of the attacker's own and the device that has just proved it. */
export async function provedCard(market: AttackedMarket, address: string, phone: string): Promise<Orderer> {
  const who = { address, phone, guestId: await newGuest(market, address) };
  const code = await askForCode(market, who);
  const typed = await typeCode(market, who, { ticket: code.body.ticket, otp: codeSentTo(market, phone) });
  if (typed.status !== 200) throw new Error(`The attacker cannot prove a number: ${JSON.stringify(typed.body)}`);
  return who;
}

function order(
  { market, stores }: FakeOrderer,
  n: number,
  who: Orderer,
  method: WantedOrder['method'] = cash,
): Promise<CallAnswer> {
  return placeOrder(market, who, { store: pick(stores, n), method });
}

/**
 * Reserves goods by orders that will never be paid, each from a new device and to a new number. Returns how many are
 * placed.
 */
export async function reserveAndAbandon(attacker: FakeOrderer, from: number, count: number): Promise<number> {
  const { market, stores, addresses, madeUp } = attacker;
  let accepted = 0;
  for (let n = from; n < from + count; n++) {
    const address = pick(addresses, n);
    const who: Orderer = { address, phone: madeUp(n), guestId: await newGuest(market, address) };
    const wanted: WantedOrder = { store: pick(stores, n), method: 'digital_payment', quantity: 3 };
    if ((await placeOrder(market, who, wanted)).status === 200) accepted += 1;
  }
  return accepted;
}

function guess(n: number): string {
  return String((n * 7_919) % 1_000_000).padStart(6, '0');
}

function pick<Thing>(things: readonly Thing[], n: number): Thing {
  const thing = things[n % things.length];
  if (thing === undefined) throw new Error('There is nothing to pick from');
  return thing;
}
