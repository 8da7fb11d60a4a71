import { signInDemoStaff } from '#api/access/sign-in-demo-staff.ts';
import { inProcessFetch } from '#api/http/in-process-fetch.ts';
import { demoPace } from '../../../../demo/people/pace.ts';
import { type People, peopleAtWork } from '../../../../demo/people/people-at-work.ts';
import type { MarketUnderTest } from './market-under-test.ts';

/** The people of a demo, who work in a market when a test lets them. */
export function peopleUnderTest(market: MarketUnderTest): People {
  return peopleAtWork(
    (path, init) => inProcessFetch(market.app)(path, init),
    () => signInDemoStaff(market),
    demoPace,
  );
}
