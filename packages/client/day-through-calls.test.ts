import { createOwner } from 'api/access/create-operator';
import { runDispatch } from 'api/orders/dispatch/run-rounds';
import { breachesIn } from 'api/testing/breaches';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { letAccountsAge } from 'api/testing/under-test/payee-accounts-under-test';
import { expect, it } from 'vitest';
import { playOneDay } from '../../harness/day/play-one-day.ts';
import { passwordOfDay } from '../../harness/day/staff-of-day.ts';

const market = marketUnderTest();

it('[DEL-09] [DEL-29] [OPS-033] [OPS-078] [OPS-079] [OPS-091] lives a day by calls alone: order, consent, ride, refund, cash and payouts; the ledger ends at 0 and the audit log names everybody', async () => {
  const url = await market.app.listen({ host: '127.0.0.1', port: 0 });
  const steps: string[] = [];
  const faults = await playOneDay(
    {
      url,
      now: market.now,
      async codeFor(phone) {
        const { body } = await market.db
          .selectFrom('demo_post')
          .select('body')
          .where('recipient', '=', phone)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        return /\d{4,6}/.exec(body)?.[0] ?? '';
      },
      async createOwner(owner) {
        await createOwner(market, { ...owner, password: passwordOfDay });
        return passwordOfDay;
      },
      async nextRound() {
        await runDispatch(market);
      },
      letAccountsAge: () => letAccountsAge(market),
      untilCachesEnd: async () => {},
    },
    (line) => steps.push(line),
  );
  expect(faults).toEqual([]);
  expect(await breachesIn(market.db)).toEqual([]);
  expect(steps.length).toBeGreaterThan(20);
});
