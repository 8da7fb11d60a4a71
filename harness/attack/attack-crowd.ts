import { randomUUID } from 'node:crypto';
import { type BenchGoods, prepareGoods } from '../bench/bench-goods.ts';
import type { AttackedMarket } from './attacked-market.ts';
import { type CallAnswer, callAs, callWithChallenge } from './call-as.ts';
import { phoneOf } from './made-up-numbers.ts';
import { runConcurrently } from './run-concurrently.ts';

/** A mobile network puts all visitors behind the first; the attacker has some others of its network. */
const addressOfCrowd = '102.89.34.7';
const addressesOfAttacker = 8;
/** One of this many visitors requests a code to their own number. */
const visitorsPerCode = 25;

export interface CrowdFigures {
  visitors: number;
  orders: number;
  /** Asked for and typed in. */
  codes: number;
  /** Failed calls of honest visitors, by the reply. */
  refused: Record<string, number>;
  attacks: number;
  /** Tries of the attacker that were not worked on. */
  attacksRefused: number;
}

/** Lets a crowd shop behind one address, while an attacker exhausts all limits of an address or a network. */
export async function shopAsCrowd(market: AttackedMarket, visitors: number): Promise<CrowdFigures> {
  const goods = await prepareGoods(market.databaseUrl);
  const figures: CrowdFigures = { visitors, orders: 0, codes: 0, refused: {}, attacks: 0, attacksRefused: 0 };
  // Every limit is exhausted before the first visitor comes; then the attack continues beside the crowd.
  for (let n = 0; n < 400; n++) await attack(market, n, figures);
  await runConcurrently(visitors, async (n) => {
    if (n % 10 === 0) await attack(market, 400 + n, figures);
    await visit(market, goods, n, figures);
  });
  return figures;
}

async function attack({ base }: AttackedMarket, n: number, figures: CrowdFigures): Promise<void> {
  const address = `102.89.34.${100 + (n % addressesOfAttacker)}`;
  const post = (path: string, body: object) => callAs(address, `${base}/api/v1/${path}`, body);
  const answers = [
    await post('auth/guest/request', {}),
    await post('auth/login', { login_type: 'manual', email_or_phone: `nobody-${n % 20}@example.com`, password: 'no' }),
    await post('auth/login', { login_type: 'otp', phone: phoneOf(50_000 + n) }),
    await post('auth/verify-phone', {
      otp: '000000',
      login_type: 'otp',
      verification_type: 'phone',
      ticket: 'x'.repeat(43),
    }),
    await post('customer/order/place', { guest_id: 'made-up-by-an-attacker', items: [{ item_id: 1, quantity: 1 }] }),
  ];
  figures.attacks += answers.length;
  figures.attacksRefused += answers.filter(({ status }) => status === 428 || status === 429).length;
}

async function visit(market: AttackedMarket, goods: BenchGoods, n: number, figures: CrowdFigures): Promise<void> {
  const { orderable } = goods;
  const chosen = orderable[n % orderable.length] ?? fail();
  const url = (path: string) => `${market.base}/api/v1/${path}`;
  const well = (what: string, { status, body }: CallAnswer) => {
    if (status < 300) return true;
    const reason = `${what}: ${status} ${body.errors?.[0]?.code}`;
    figures.refused[reason] = (figures.refused[reason] ?? 0) + 1;
    return false;
  };
  const headers = { moduleid: String(chosen.moduleId) };
  const issued = await callAs(addressOfCrowd, url('auth/guest/request'), {});
  if (!well('guest', issued)) return;
  const { guest_id } = issued.body;
  const item = { item_id: chosen.itemId, quantity: 1 };
  well('cart', await callAs(addressOfCrowd, url('cart/add'), { guest_id, ...item }, headers));
  const order = {
    guest_id,
    items: [item],
    latitude: chosen.lat,
    longitude: chosen.lng,
    address: 'Near the blue water tank',
    contact_person_name: 'Ada Obi',
    contact_person_number: phoneOf(n),
  };
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  if (well('order', await callAs(addressOfCrowd, url('customer/order/place'), order, keyed))) figures.orders += 1;
  if (n % visitorsPerCode === 0 && (await proveNumber(market, phoneOf(n), well))) figures.codes += 1;
}

async function proveNumber(
  { base, sent }: AttackedMarket,
  phone: string,
  well: (what: string, answer: CallAnswer) => boolean,
): Promise<boolean> {
  const login = await callWithChallenge(addressOfCrowd, `${base}/api/v1/auth/login`, { login_type: 'otp', phone });
  if (!well('code', login)) return false;
  const text = sent.findLast(({ to }) => to.endsWith(phone.slice(1)))?.text ?? '';
  const typed = {
    otp: /\d{6}/.exec(text)?.[0] ?? '',
    login_type: 'otp',
    verification_type: 'phone',
    ticket: login.body.ticket,
  };
  return well('typed code', await callWithChallenge(addressOfCrowd, `${base}/api/v1/auth/verify-phone`, typed));
}

function fail(): never {
  throw new Error('Nothing can be ordered');
}
