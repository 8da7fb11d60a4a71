import { randomUUID } from 'node:crypto';
import type { OpenMarket } from './open-market.ts';
import type { MarketOfDay, Person } from './staff-of-day.ts';
import { refused } from './work-through-day.ts';

type Report = (who: Person, did: string) => void;

/** Who was paid by the runs of the day. */
export interface PaidDay {
  accounts: string[];
  refund: number;
}

const currency = 'NGN';

/** Refunds a line, takes the cash of the rider in, and pays the store and the rider. */
export async function payOutDay(
  market: Pick<MarketOfDay, 'letAccountsAge'>,
  people: OpenMarket,
  orderId: string,
  report: Report,
): Promise<PaidDay> {
  const { preparer, releaser, support, rider, courierId } = people;
  const refund = await refundLine(support, orderId);
  report(support, `refunds a line of order ${orderId}, ${refund} into the wallet, which the store bears`);

  const { holders } = await preparer.soko.adminCash.holders({ query: { limit: 100 } });
  const held = holders.find(({ courier_id: id }) => id === courierId)?.held ?? 0;
  await preparer.soko.adminCash.takeIn({
    body: { courier_id: courierId, currency, held, counted: held, is_all: true },
    idempotencyKey: randomUUID(),
  });
  report(preparer, `takes in ${held} in cash from ${rider.name}`);

  await enterAccounts(people, report);
  await market.letAccountsAge();
  const accounts: string[] = [];
  for (const payee of ['store', 'courier'] as const) {
    const { run, payouts } = await preparer.soko.adminPayouts.prepare({
      body: { payee, currency },
      idempotencyKey: randomUUID(),
    });
    report(preparer, `prepares payouts to ${run.payouts} of kind ${payee}, ${run.total} together`);
    const params = { run_id: run.id };
    const body = { version: run.version };
    await refused('payout_same_person', () => preparer.soko.adminPayouts.release({ params, body }));
    // Pressed twice at once: whatever the replies are, the ledger decides.
    await Promise.allSettled([1, 2].map(() => releaser.soko.adminPayouts.release({ params, body })));
    await releaser.soko.adminPayouts.release({ params, body }).catch(() => undefined);
    const released = await releaser.soko.adminPayouts.show({ params });
    if (released.run.state !== 'released') throw new Error(`Run ${run.id} is not released`);
    for (const { id, state } of released.payouts) {
      if (state !== 'sent') continue;
      const reference = `NIP-${run.id}-${id}`;
      await releaser.soko.adminPayouts.markPaid({ params: { ...params, payout_id: id }, body: { reference } });
    }
    report(releaser, `releases run ${run.id} and notes the references of the bank`);
    accounts.push(...payouts.filter(({ state }) => state === 'planned').map(({ payee_id: id }) => `${payee}:${id}`));
  }
  return { accounts, refund };
}

/** The store and the rider say where they are paid to, and an operator checks it. */
async function enterAccounts({ pharmacist, rider, preparer, storeId }: OpenMarket, report: Report): Promise<void> {
  const account = { kind: 'bank', institution: 'GTBank', number: '0123456789', replaces: 0 } as const;
  const entered = [
    await pharmacist.soko.vendorWallet.setAccount({
      params: { store_id: storeId },
      body: { ...account, holder: pharmacist.name, current_password: pharmacist.password },
    }),
    await rider.soko.courierWallet.setAccount({
      body: { ...account, holder: rider.name, current_password: rider.password },
    }),
  ];
  await refused('payout_nothing', () =>
    preparer.soko.adminPayouts.prepare({ body: { payee: 'courier', currency }, idempotencyKey: randomUUID() }),
  );
  for (const { account: made } of entered) {
    if (!made) throw new Error('An account was not saved');
    await preparer.soko.adminPayees.check({
      params: { account_id: made.id },
      body: { name_at_bank: made.holder.toUpperCase() },
    });
    report(preparer, `checks the account of ${made.holder} at ${made.institution}`);
  }
}

/** Refunds all pieces of the first line: what they cost, with their part of the tax. */
async function refundLine({ soko }: Person, orderId: string): Promise<number> {
  const params = { order_id: orderId };
  const { lines, sums } = await soko.adminOrders.show({ params });
  const [line] = lines;
  if (!line) throw new Error(`Order ${orderId} has no lines`);
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const amount = line.total + (sums.tax_inclusive ? 0 : (sums.tax * line.total) / goods);
  await soko.adminOrders.refund({
    params,
    body: {
      lines: [{ line: line.line, quantity: line.quantity }],
      borne_by: { market: 0, store: amount, courier: 0 },
      way: 'wallet',
      reason: 'The tablets were broken',
    },
    idempotencyKey: randomUUID(),
  });
  return amount;
}
