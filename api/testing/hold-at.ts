import type { MarketUnderTest } from './market-under-test.ts';

/** Holds the first use case that comes to a point, until it is let go, so that a race happens every time. */
export function holdAt(market: Pick<MarketUnderTest, 'pausePoint'>, point: string) {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  market.pausePoint = async (name) => {
    if (name !== point || isHeld) return;
    isHeld = true;
    arrived.resolve();
    await released.promise;
  };
  return { arrived: arrived.promise, letGo: () => released.resolve() };
}
