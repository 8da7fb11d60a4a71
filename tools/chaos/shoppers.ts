import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the market told a shopper: kept outside of the market, to hold it against the books afterwards. */
export interface Acknowledged {
  key: string;
  orderId: string;
  total: number;
}

export interface Stall {
  itemId: number;
  moduleId: number;
  lat: number;
  lng: number;
}

export interface Shoppers {
  acknowledged: Acknowledged[];
  attempts: () => number;
  refusals: Map<string, number>;
  /** Answers that no contract allows. */
  faults: string[];
  /** Lets everyone finish what they have begun. */
  goHome: () => Promise<void>;
}

const mostTries = 200;

/** So many people who order all the time, and who repeat a request whose answer was lost until they know. */
export function sendShoppers(count: number, base: string, stalls: Stall[], random: () => number): Shoppers {
  const acknowledged: Acknowledged[] = [];
  const refusals = new Map<string, number>();
  const faults: string[] = [];
  let attempts = 0;
  let isOpen = true;

  async function order(guestId: string): Promise<void> {
    const key = randomUUID();
    const stall = stalls[Math.floor(random() * stalls.length)] as Stall;
    const body = orderOf(guestId, key, stall, 1 + Math.floor(random() * 3));
    // One in eight presses the button twice.
    const hands = random() < 0.125 ? 2 : 1;
    await Promise.all(Array.from({ length: hands }, () => insist(key, stall, body)));
  }

  async function insist(key: string, stall: Stall, body: object): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      attempts += 1;
      const answer = await send(`${base}/api/v1/customer/order/place`, key, stall, body);
      if (answer === undefined || answer.status === 503 || answer.code === 'order_in_progress') {
        await sleep(20 + random() * 80);
        continue;
      }
      if (answer.status === 200) acknowledged.push({ key, ...answer.order });
      else if (answer.status >= 500) {
        // A fault in the middle of a crash is no answer either: the order may stand.
        faults.push(`${answer.status} ${answer.code}`);
        await sleep(50);
        continue;
      } else refusals.set(answer.code, (refusals.get(answer.code) ?? 0) + 1);
      return;
    }
    faults.push('no answer after all tries');
  }

  const everyone = Array.from({ length: count }, async (_, place) => {
    const guestId = `chaos-shopper-${place}-${randomUUID().slice(0, 8)}`;
    while (isOpen) {
      await order(guestId);
      await sleep(random() * 20);
    }
  });

  return {
    acknowledged,
    attempts: () => attempts,
    refusals,
    faults,
    async goHome() {
      isOpen = false;
      await Promise.all(everyone);
    },
  };
}

/** The intent stands in the note too, so that the books themselves show when one became two orders. */
function orderOf(guestId: string, key: string, { itemId, lat, lng }: Stall, quantity: number): object {
  return {
    guest_id: guestId,
    items: [{ item_id: itemId, quantity }],
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    latitude: lat,
    longitude: lng,
    address: 'Near the blue water tank',
    contact_person_name: 'Chaos shopper',
    contact_person_number: '+2340000009999',
    order_note: `intent ${key}`,
  };
}

interface Answer {
  status: number;
  code: string;
  order: { orderId: string; total: number };
}

/** Undefined when the wire broke: nobody knows what became of it. */
async function send(url: string, key: string, { moduleId }: Stall, body: object): Promise<Answer | undefined> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, moduleid: String(moduleId) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const told = (await reply.json()) as { order_id?: string; total?: number; errors?: { code: string }[] };
    return {
      status: reply.status,
      code: told.errors?.[0]?.code ?? '',
      order: { orderId: told.order_id ?? '', total: told.total ?? 0 },
    };
  } catch {
    return undefined;
  }
}
