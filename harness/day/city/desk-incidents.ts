import { randomUUID } from 'node:crypto';
import { knownModules, knownZones } from 'api/db/seed/known-market';
import { supportId } from 'market/chat/chat.rules';
import type { Person } from '../staff-of-day.ts';
import { boardOrder } from '../work-through-day.ts';
import { type CityOfDay, type Incident, until } from './incident.ts';

const { yaba } = knownZones;
const currency = 'NGN';

/** Writes to support as a customer. */
async function writeToSupport({ soko }: Person, message: string, orderId?: string): Promise<void> {
  const body = {
    receiver_type: 'support' as const,
    receiver_id: supportId,
    message,
    ...(orderId && { order_id: orderId }),
  };
  await soko.chat.send({ body, idempotencyKey: randomUUID() });
}

/** Finds the conversation of an account that waits for an answer. */
async function waitingFrom({ soko }: Person, { name }: Person) {
  const { conversations } = await soko.adminChat.list();
  return conversations.find(({ person }) => person.name === name);
}

async function answer(operator: Person, from: Person, message: string): Promise<void> {
  const conversation = await waitingFrom(operator, from);
  if (!conversation) throw new Error(`${from.name} waits for no answer`);
  const params = { conversation_id: conversation.id };
  await operator.soko.adminChat.reply({ params, body: { message }, idempotencyKey: randomUUID() });
}

/** A customer orders one piece of the first item of our own store. */
async function orderFrom({ people: { customer, items, phoneOf } }: CityOfDay) {
  const at = { lat: yaba.at.lat + 0.005, lng: yaba.at.lng };
  const soko = customer.shopIn({ zones: [yaba.id], moduleId: knownModules.pharmacy, at });
  return soko.orders.place({
    body: {
      contact_person_name: customer.name,
      contact_person_number: phoneOf(6),
      address: '12 Commercial Avenue, Yaba',
      latitude: at.lat,
      longitude: at.lng,
      items: items.slice(0, 1).map(({ id }) => ({ item_id: id, quantity: 1 })),
      payment_method: 'cash_on_delivery',
    },
    idempotencyKey: randomUUID(),
  });
}

/** Our own store accepts an order and puts it on the counter. */
async function make({ pharmacist, storeId }: CityOfDay['people'], orderId: string): Promise<void> {
  const params = { store_id: storeId, order_id: orderId };
  const { version } = await boardOrder(pharmacist, storeId, orderId);
  const { order } = await pharmacist.soko.vendorOrders.accept({ params, body: { version, minutes: 5 } });
  await pharmacist.soko.vendorOrders.ready({ params, body: { version: order.version, bags: 1 } });
}

/** An item that costs ten times too much, and a customer who was charged that. */
export function wrongPrice(city: CityOfDay): Incident {
  const { owner, customer, items } = city.people;
  const [{ id: itemId, price } = { id: 0, price: 0 }] = items;
  let orderId = '';
  const setPrice = async ({ soko }: Person, wanted: number) => {
    const { items: found } = await soko.adminItems.list({ query: { search: 'Paracetamol 500 mg', limit: 100 } });
    const item = found.find(({ id }) => id === itemId);
    if (!item) throw new Error('The item is not listed');
    const { name, description, version } = item;
    await soko.adminItems.change({ params: { item_id: itemId }, body: { name, description, version, price: wanted } });
  };
  return {
    name: 'wrong price',
    async plant() {
      await setPrice(owner, price * 10);
      orderId = (await orderFrom(city)).order_id;
      await make(city.people, orderId);
      await writeToSupport(customer, 'Ten tablets for this price? That cannot be.', orderId);
    },
    async alarm(operator) {
      const waiting = await waitingFrom(operator, customer);
      return waiting?.order?.id === orderId ? 'support: the customer of an order waits for an answer' : undefined;
    },
    async cure(operator) {
      await setPrice(operator, price);
      await answer(operator, customer, 'You are right. You get the difference back once it is delivered.');
      const params = { order_id: orderId };
      const order = await until(
        `order ${orderId} at its door`,
        async () => {
          const shown = await operator.soko.adminOrders.show({ params });
          return shown.order_status === 'delivered' ? shown : undefined;
        },
        300,
      );
      const amount = (order.lines[0]?.total ?? 0) - price;
      await operator.soko.adminOrders.refund({
        params,
        body: {
          amount,
          borne_by: { market: 0, store: amount, courier: 0 },
          way: 'wallet',
          reason: 'The price was wrong.',
        },
        idempotencyKey: randomUUID(),
      });
      return `sets the price right and gives ${amount} back, which the store bears`;
    },
  };
}

/** A customer who is angry about a late order. */
export function angryCustomer(city: CityOfDay, customer: Person): Incident {
  const given = 500;
  return {
    name: 'angry customer',
    plant: () => writeToSupport(customer, 'An hour late, and cold. Never again!'),
    alarm: async (operator) =>
      (await waitingFrom(operator, customer)) ? 'support: a customer waits for an answer' : undefined,
    async cure(operator) {
      await answer(operator, customer, 'We are sorry. Your wallet has something for your next order.');
      const customers = await operator.soko.adminCustomers.giveGoodwill({
        params: { account_id: customer.accountId },
        body: { kind: 'credit', currency, amount: given, reason: 'The order was an hour late.' },
        idempotencyKey: randomUUID(),
      });
      const { balance } = customers.balances.find(({ currency: of }) => of === currency) ?? { balance: 0 };
      return `answers, and gives credit: the wallet has ${balance}`;
    },
    async end() {
      const { balances } = await city.people.owner.soko.adminCustomers.show({
        params: { account_id: customer.accountId },
      });
      const credit = balances.find(({ currency: of }) => of === currency)?.balance;
      if (credit !== given) throw new Error(`The wallet has ${credit}`);
    },
  };
}

/** A run of payouts that no one releases, and a payout of it that the bank sends back. */
export function stuckPayout(city: CityOfDay): Incident {
  const { preparer, pharmacist, storeId } = city.people;
  const enter = async (number: string, replaces: number) => {
    const { account } = await pharmacist.soko.vendorWallet.setAccount({
      params: { store_id: storeId },
      body: {
        ...{ kind: 'bank', institution: 'GTBank', number, replaces, holder: pharmacist.name },
        current_password: pharmacist.password,
      },
    });
    if (!account) throw new Error('An account was not saved');
    await preparer.soko.adminPayees.check({
      params: { account_id: account.id },
      body: { name_at_bank: account.holder.toUpperCase() },
    });
    // A new account is paid after a day.
    await city.db.query('update payee_accounts set usable_at = made_at');
    return account.id;
  };
  const prepare = () =>
    preparer.soko.adminPayouts.prepare({ body: { payee: 'store', currency }, idempotencyKey: randomUUID() });
  let firstAccount = 0;
  let runId = 0;
  return {
    name: 'stuck payout',
    async plant() {
      firstAccount = await enter('0123456789', 0);
      runId = (await until('a balance to pay out', () => prepare().catch(() => undefined), 400)).run.id;
    },
    async alarm({ soko }) {
      const { waiting } = await soko.adminWaiting.show();
      const runs = waiting.find(({ kind }) => kind === 'payouts');
      return runs && runs.count > 0 ? `waits for you: ${runs.count} run of payouts to release` : undefined;
    },
    async cure({ soko }) {
      const payAll = async (id: number, settle: (payoutId: number) => Promise<unknown>) => {
        const params = { run_id: id };
        const { run } = await soko.adminPayouts.show({ params });
        await soko.adminPayouts.release({ params, body: { version: run.version } });
        const { payouts } = await soko.adminPayouts.show({ params });
        for (const { id: payoutId, state } of payouts) if (state === 'sent') await settle(payoutId);
      };
      await payAll(runId, (payout_id) =>
        soko.adminPayouts.markFailed({
          params: { run_id: runId, payout_id },
          body: { reason: 'The bank knows no such account.' },
        }),
      );
      await enter('0987654321', firstAccount);
      const { run } = await prepare();
      await payAll(run.id, (payout_id) =>
        soko.adminPayouts.markPaid({ params: { run_id: run.id, payout_id }, body: { reference: `NIP-${payout_id}` } }),
      );
      const { run: paid } = await soko.adminPayouts.show({ params: { run_id: run.id } });
      if (paid.paid !== paid.payouts) throw new Error(`${paid.paid} of ${paid.payouts} are paid`);
      return `releases it, notes what came back, and pays ${paid.total} to the new account`;
    },
  };
}
