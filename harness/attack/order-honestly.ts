import { randomUUID } from 'node:crypto';
import type { Customer } from '../chaos/customer-accounts.ts';
import type { TestStore } from '../chaos/shoppers.ts';
import type { AttackedMarket } from './attacked-market.ts';
import { type CallAnswer, callAs, callWithChallenge } from './call-as.ts';

/** A customer: an account with its own number, or a guest. */
export interface Orderer {
  address: string;
  phone: string;
  guestId?: string;
  customer?: Customer;
}

export interface WantedOrder {
  store: TestStore;
  method: 'cash_on_delivery' | 'digital_payment';
  quantity?: number;
  /** Defaults to a new one. */
  key?: string;
}

/** Places an order as a browser does, without a server-side cart. */
export function placeOrder(market: AttackedMarket, who: Orderer, wanted: WantedOrder): Promise<CallAnswer> {
  const { store, method, quantity = 1, key = randomUUID() } = wanted;
  const body = {
    ...(who.guestId && { guest_id: who.guestId }),
    items: [{ item_id: store.itemId, quantity }],
    payment_method: method,
    latitude: store.lat,
    longitude: store.lng,
    address: 'Near the blue water tank',
    contact_person_name: 'Ada Obi',
    contact_person_number: who.phone,
  };
  const headers = {
    moduleid: String(store.moduleId),
    'idempotency-key': key,
    ...(who.customer && { authorization: `Bearer ${who.customer.token}` }),
  };
  return callAs(who.address, `${market.base}/api/v1/customer/order/place`, body, headers);
}

/** Returns a guest id that the server has just issued to this address. */
export async function newGuest({ base }: AttackedMarket, address: string): Promise<string> {
  const { status, body } = await callAs(address, `${base}/api/v1/auth/guest/request`, {});
  if (status !== 200) throw new Error(`No guest id: ${status} ${JSON.stringify(body)}`);
  return body.guest_id;
}

/** Requests a code to the number of an order, and solves a challenge if required. */
export function askForCode({ base }: AttackedMarket, { address, guestId, phone }: Orderer): Promise<CallAnswer> {
  const body = { guest_id: guestId, contact_person_number: phone };
  return callWithChallenge(address, `${base}/api/v1/customer/order/phone-code`, body);
}

/** Types a code in. */
export function typeCode(
  { base }: AttackedMarket,
  { address, guestId }: Orderer,
  typed: { ticket: string; otp: string },
): Promise<CallAnswer> {
  return callWithChallenge(address, `${base}/api/v1/customer/order/phone-proof`, { guest_id: guestId, ...typed });
}

/** Returns the latest code that was sent to a number; zeros if none was. */
export function codeSentTo({ sent }: AttackedMarket, phone: string): string {
  const text = sent.findLast(({ to }) => to.endsWith(phone.slice(1)))?.text ?? '';
  return /\d{6}/.exec(text)?.[0] ?? '000000';
}

export interface HonestFigures {
  people: number;
  /** Orders that they wanted, and that were placed. */
  wanted: number;
  placed: number;
  /** Codes that were asked for and typed in. */
  codes: number;
  /** How many replies failed, by reason. */
  refused: Record<string, number>;
}

export interface HonestCrowd {
  people: number;
  /** Those who have an account with a proved number. */
  customers: readonly Customer[];
  stores: readonly TestStore[];
  addressOf: (n: number) => string;
  phoneOf: (n: number) => string;
}

/**
 * Lets the n-th person order: of five, two have accounts, two are guests who pay cash, and one is a guest who pays
 * digitally. Every tenth person orders a second time, which must not cost a second code.
 */
export async function orderHonestly(
  market: AttackedMarket,
  crowd: HonestCrowd,
  n: number,
  figures: HonestFigures,
): Promise<void> {
  const { stores, addressOf, customers } = crowd;
  const store = stores[n % stores.length];
  if (!store) throw new Error('Nothing can be ordered');
  const customer = hasAccount(n) ? customers[n % customers.length] : undefined;
  const address = addressOf(n);
  const who: Orderer = customer
    ? { address, phone: customer.phone, customer }
    : { address, phone: crowd.phoneOf(n), guestId: await newGuest(market, address) };
  const method = n % 5 === 4 ? 'digital_payment' : 'cash_on_delivery';
  const times = n % 10 === 2 ? 2 : 1;
  for (let time = 0; time < times; time++) {
    figures.wanted += 1;
    const reason = await orderOnce(market, who, { store, method, key: randomUUID() }, { figures, mayAsk: time === 0 });
    if (reason === undefined) figures.placed += 1;
    else figures.refused[reason] = (figures.refused[reason] ?? 0) + 1;
  }
}

/** Whether the n-th person has an account. */
export function hasAccount(n: number): boolean {
  return n % 5 < 2;
}

/** Returns the reply to a failed order; undefined when it is placed. */
async function orderOnce(
  market: AttackedMarket,
  who: Orderer,
  wanted: WantedOrder,
  { figures, mayAsk }: { figures: HonestFigures; mayAsk: boolean },
): Promise<string | undefined> {
  const first = await placeOrder(market, who, wanted);
  if (first.status === 200) return undefined;
  const needsProof = reasonOf(first).endsWith('phone_proof_required');
  if (!needsProof || !mayAsk || who.customer) return `order: ${reasonOf(first)}`;
  const code = await askForCode(market, who);
  if (code.status !== 200) return `code: ${reasonOf(code)}`;
  const typed = await typeCode(market, who, { ticket: code.body.ticket, otp: codeSentTo(market, who.phone) });
  if (typed.status !== 200) return `typed code: ${reasonOf(typed)}`;
  figures.codes += 1;
  const second = await placeOrder(market, who, wanted);
  return second.status === 200 ? undefined : `order after the code: ${reasonOf(second)}`;
}

function reasonOf({ status, body }: CallAnswer): string {
  return `${status} ${body.errors?.[0]?.code}`;
}
