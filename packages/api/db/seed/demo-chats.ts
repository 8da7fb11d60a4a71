import { minuteMilliseconds } from 'market/values/durations';
import type pg from 'pg';
import { customerKey } from '../shopper-keys.ts';
import type { DemoData } from './demo-shapes.ts';

interface Talk {
  store_id: number;
  delivery_man_id: number;
  placed_at: Date;
  delivered_at: Date;
}

/** Adds the chats of the file that name a customer: about the latest order of that module, with its store or its courier. */
export async function addChats(client: pg.Client, { data: { people } }: { data: DemoData }): Promise<void> {
  for (const { with: party, about, lines } of people.chats) {
    if (!about) continue;
    const customerId = people.customers.findIndex(({ id }) => id === about.customer) + 1;
    const { rows } = await client.query<Talk>(
      `select o.store_id, o.delivery_man_id, o.placed_at, o.delivered_at
       from orders o join stores s on s.id = o.store_id join modules m on m.id = s.module_id
       where o.shopper = $1 and m.module_type = $2 and o.order_status = 'delivered' and o.delivery_man_id is not null
       order by o.delivered_at desc limit 1`,
      [customerKey(customerId), about.module],
    );
    const [order] = rows;
    // A small demo has no such order.
    if (order) await addChat(client, { customerId, order, isWithCourier: party === 'courier', lines });
  }
}

interface NewChat {
  customerId: number;
  order: Talk;
  isWithCourier: boolean;
  lines: DemoData['people']['chats'][number]['lines'];
}

/** A line a minute: with the store once it is ordered, with the courier at the door. */
async function addChat(client: pg.Client, { customerId, order, isWithCourier, lines }: NewChat): Promise<void> {
  const start = isWithCourier
    ? order.delivered_at.getTime() - lines.length * minuteMilliseconds
    : order.placed_at.getTime() + minuteMilliseconds;
  const at = (line: number) => new Date(start + line * minuteMilliseconds);
  const { rows } = await client.query<{ id: number }>(
    `insert into conversations (customer_id, store_id, delivery_man_id, last_message_at, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [
      customerId,
      isWithCourier ? null : order.store_id,
      isWithCourier ? order.delivery_man_id : null,
      at(lines.length - 1),
      at(0),
    ],
  );
  for (const [line, [sender, text]] of lines.entries()) {
    await client.query(
      'insert into messages (conversation_id, sender, body, sent_at, seen_at) values ($1, $2, $3, $4, $5)',
      [rows[0]?.id, sender === 'courier' ? 'delivery_man' : sender, text, at(line), at(line + 1)],
    );
  }
}
