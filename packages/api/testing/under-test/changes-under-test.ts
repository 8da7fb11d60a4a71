import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { type CustomerUnderTest, signedInCustomer } from './customer-under-test.ts';
import type { MarketUnderTest } from './market-under-test.ts';
import { signedInMember } from './staff-under-test.ts';
import { visitorUnderTest } from './visitor-under-test.ts';
import { walletUnderTest } from './wallet-under-test.ts';

const { grocery } = testStores;
const { scarce, limited, amountOff, percentOff } = grocery.items;

export type Member = Awaited<ReturnType<typeof signedInMember>>;

/** Accepted orders of a grocer whose lines change. */
export function changesUnderTest(market: MarketUnderTest) {
  const visitor = visitorUnderTest(() => market.app);
  const { send, place, give } = walletUnderTest(market);
  const manager = () => signedInMember(market, { storeId: grocery.id, role: 'owner' });

  /** Two pieces of honey and one of sugar, of a customer with money in the wallet. */
  const lines = (choice: string) => [
    { item_id: scarce.id, quantity: 2, when_missing: choice },
    { item_id: limited.id, quantity: 1, when_missing: choice },
  ];

  async function accepted(choice: string, change: object = {}) {
    const customer = await signedInCustomer(market);
    await give(customer, 'NGN', 10_000_000);
    const { body, code } = await place(customer, { items: lines(choice), payment_method: 'wallet', ...change });
    if (code) throw new Error(code);
    const id = body.order_id as string;
    await moveOrder(market, { orderId: id, to: 'confirmed', by: 'store' });
    return { customer, id };
  }

  const orderRow = async (id: string) =>
    market.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const linesOf = async (id: string) => {
    const rows = market.db
      .selectFrom('order_lines')
      .select(['line_number', 'item_id', 'quantity'])
      .where('order_id', '=', id);
    return (await rows.orderBy('line_number').execute()).map((line) => [line.line_number, line.item_id, line.quantity]);
  };
  const stockOf = async (id: number) =>
    (await market.db.selectFrom('items').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock ?? 0;

  async function change(by: Member, id: string, body: object, storeId: number = grocery.id) {
    const { version } = await orderRow(id);
    return visitor.post(`vendor/stores/${storeId}/orders/${id}/change`, { version, ...body }, by.headers);
  }
  const details = async (customer: CustomerUnderTest, id: string) =>
    (await send(customer, 'GET', `customer/order/details?order_id=${id}`)).body;
  const waiting = async (id: string): Promise<number> =>
    (
      await market.db
        .selectFrom('order_changes')
        .select('id')
        .where('order_id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
    ).id;
  const answer = (customer: CustomerUnderTest, id: string, changeId: number, given: string) =>
    send(customer, 'POST', 'customer/order/answer-change', {
      body: { order_id: id, change_id: changeId, answer: given },
      key: randomUUID(),
    });
  const avoid = (customer: CustomerUnderTest, allergens: string[]) =>
    send(customer, 'POST', 'customer/allergens', { body: { allergens } });
  const containing = (itemId: number, allergens: string[]) =>
    sql`update items set allergens = ${allergens}::text[] where id = ${itemId}`.execute(market.db);
  /** Fills the stock again, with a book that says so. */
  const fillStock = () =>
    sql`update items set stock = 40, stock_received = 40 + coalesce((select sum(l.quantity) from order_lines l
      join orders o on o.id = l.order_id where l.item_id = items.id and l.counted
        and o.order_status not in ('canceled', 'failed')), 0)
      where id in (${scarce.id}, ${limited.id}, ${percentOff.id}, ${amountOff.id}) and stock is not null`.execute(
      market.db,
    );

  return {
    manager,
    lines,
    accepted,
    orderRow,
    linesOf,
    stockOf,
    change,
    details,
    waiting,
    answer,
    avoid,
    containing,
    fillStock,
  };
}
