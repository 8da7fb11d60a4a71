import { type Clock, deviceClock } from './device-clock.ts';

/** The entry of the `server-timing` header with the time of the reply, in milliseconds since 1970. */
export const answeredAtName = 'answered-at';

/** How far the server's clock is ahead of the device's, milliseconds; a page without the entry is taken to be right. */
const ahead = typeof document === 'undefined' ? 0 : aheadOfDevice();

/** The time of the server, by which offers end: a device whose own clock is wrong still counts right [PROMO-14]. */
export const serverClock: Clock = { ...deviceClock, now: () => Date.now() + ahead };

function aheadOfDevice(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const reported = navigation?.serverTiming?.find(({ name }) => name === answeredAtName);
  const answeredAt = Number(reported?.description);
  if (!navigation || !(answeredAt > 0)) return 0;
  return answeredAt - (Date.now() - (performance.now() - navigation.responseStart));
}
