import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { guestUnderTest } from 'api/testing/under-test/guest-under-test';
import { type BenchGoods, newPhone, placeCookie, placeHeaders } from '../bench/bench-goods.ts';
import type { Acknowledged } from '../chaos/shoppers.ts';
import { type Answer, sendAsVisitor, type Wish } from './send-as-visitor.ts';

export type Kind = 'browse' | 'cart' | 'checkout';

/** One request as its visitor saw it. */
export interface Seen {
  kind: Kind;
  path?: string;
  /** The node that answered, where the proxy names it. */
  node?: string | undefined;
  /** The code of a refusal, or the first words of a reply that has none. */
  refusal?: string | undefined;
  /** Milliseconds since the visitors came. */
  at: number;
  milliseconds: number;
  /** 0 without a reply. */
  status: number;
  isGood: boolean;
}

export interface Visitors {
  seen: Seen[];
  acknowledged: Acknowledged[];
  /** Orders that failed. */
  failedOrders: string[];
  /** Milliseconds since they came. */
  now: () => number;
  stop: () => Promise<void>;
}

const maxTries = 100;

/** What visitors do, in turns: of a hundred requests 80 read, 15 change a cart, 5 order. */
const usualTurns: readonly Kind[] = [...Array<Kind>(16).fill('browse'), 'cart', 'cart', 'cart', 'checkout'];

export interface VisitorHabits {
  turns?: readonly Kind[];
  /** Milliseconds before an order is tried again, at least. */
  pause?: number;
}

/**
 * Visitors at a fixed rate, regardless of replies. Each has its own connection. An order is repeated with the same key
 * until it is answered.
 */
export function startVisitors(
  origin: string,
  goods: BenchGoods,
  perSecond: number,
  { turns = usualTurns, pause = 50 }: VisitorHabits = {},
): Visitors {
  const since = performance.now();
  const now = () => performance.now() - since;
  const [seen, acknowledged, failedOrders]: [Seen[], Acknowledged[], string[]] = [[], [], []];
  const present = new Set<Promise<void>>();
  let count = 0;

  const ask = async (kind: Kind, wish: Wish): Promise<Answer> => {
    const at = now();
    const answer = await sendAsVisitor(origin, wish);
    const isGood = answer.status >= 200 && answer.status < 400;
    seen.push({
      kind,
      path: wish.path.replace(/\?.*/, ''),
      at,
      milliseconds: now() - at,
      status: answer.status,
      isGood,
      node: answer.node,
      refusal: isGood ? undefined : refusalIn(answer.body),
    });
    return answer;
  };
  const order = async (): Promise<void> => {
    const key = randomUUID();
    const wish = orderOf(pick(goods.orderable), key);
    for (let tries = 0; tries < maxTries; tries++) {
      const { status, body } = await ask('checkout', wish);
      if (status === 200) {
        const { order_id: orderId, total } = JSON.parse(body) as { order_id: string; total: number };
        acknowledged.push({ key, orderId, total });
        return;
      }
      if (status > 0 && status < 500 && !body.includes('order_in_progress')) break;
      await sleep(pause + Math.random() * 150);
    }
    failedOrders.push(key);
  };
  const visit = (): Promise<unknown> => {
    const kind = turns[count++ % turns.length];
    if (kind === 'checkout') return order();
    if (kind === 'cart') return ask('cart', cartOf(pick(goods.orderable)));
    return ask('browse', lookAt(goods));
  };

  const timer = setInterval(() => {
    const due = Math.floor((now() / 1000) * perSecond);
    while (count < due) {
      const visited = visit().then(() => void present.delete(visited));
      present.add(visited);
    }
  }, 5);
  return {
    seen,
    acknowledged,
    failedOrders,
    now,
    async stop() {
      clearInterval(timer);
      await Promise.all(present);
    },
  };
}

const maxWords = 80;

function refusalIn(body: string): string {
  const words = body
    .replace(/<style.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /"code":"(\w+)"/.exec(body)?.[1] ?? words.slice(0, maxWords);
}

function lookAt(goods: BenchGoods): Wish {
  const { slugs, words, categoryIds } = goods;
  const headers = placeHeaders(goods);
  const wishes: Wish[] = [
    { path: '/home', headers: { cookie: placeCookie(goods) } },
    { path: `/api/v1/items?limit=24&category_id=${pick(categoryIds)}`, headers },
    { path: `/api/v1/items/details/${pick(slugs)}`, headers },
    { path: `/api/v1/search/list?limit=24&name=${encodeURIComponent(pick(words))}`, headers },
    { path: '/api/v1/stores?limit=24', headers },
  ];
  return pick(wishes);
}

type Good = BenchGoods['orderable'][number];

function cartOf({ itemId, moduleId }: Good): Wish {
  const body = JSON.stringify({ guest_id: newGuest(), item_id: itemId, quantity: 1 });
  return { path: '/api/v1/cart/add', method: 'POST', headers: jsonFor(moduleId), body };
}

function orderOf({ itemId, moduleId, lat, lng }: Good, key: string): Wish {
  const body = JSON.stringify({
    guest_id: newGuest(),
    items: [{ item_id: itemId, quantity: 1 }],
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    latitude: lat,
    longitude: lng,
    address: 'Near the blue water tank',
    contact_person_name: 'Scale',
    contact_person_number: newPhone(),
    order_note: `intent ${key}`,
  });
  const headers = { ...jsonFor(moduleId), 'idempotency-key': key };
  return { path: '/api/v1/customer/order/place', method: 'POST', headers, body };
}

function jsonFor(moduleId: number): Record<string, string> {
  return { 'content-type': 'application/json', moduleid: String(moduleId) };
}

function newGuest(): string {
  return guestUnderTest();
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
