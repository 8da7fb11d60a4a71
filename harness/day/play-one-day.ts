import { faultsOfDay } from './faults-of-day.ts';
import { openMarket } from './open-market.ts';
import { payOutDay } from './pay-out-day.ts';
import type { MarketOfDay, Person } from './staff-of-day.ts';
import { workThroughDay } from './work-through-day.ts';

/** Plays one day of a market by the API, and reports each step with its person. Returns what is wrong in the ledger and the audit log. */
export async function playOneDay(market: MarketOfDay, report: (line: string) => void): Promise<string[]> {
  const step = ({ name, does }: Person, did: string) => report(`${name} (${does}) ${did}`);
  const people = await openMarket(market, step);
  await market.untilCachesEnd();
  const [plain] = await workThroughDay(market, people, step);
  const paid = await payOutDay(market, people, plain.id, step);
  return faultsOfDay(people, paid);
}
