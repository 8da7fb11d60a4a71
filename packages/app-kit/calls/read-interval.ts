/** Once events tell a page what has changed, the rest is read again after so many milliseconds. */
const rareMilliseconds = 300_000;

let areEventsLive = false;

/** Notes whether events arrive that tell this page of all changes but those that come with time. */
export function setEventsLive(areLive: boolean): void {
  areEventsLive = areLive;
}

/**
 * Returns after how many milliseconds a query is read again: as given while no events arrive, and seldom while they do,
 * for each reading costs data [DEL-47].
 *
 * @param withEvents for what also changes with time, which no event tells
 */
export function readInterval(milliseconds: number, withEvents = rareMilliseconds): number {
  return areEventsLive ? withEvents : milliseconds;
}
