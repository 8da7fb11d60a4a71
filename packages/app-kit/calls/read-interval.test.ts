import { afterEach, expect, it } from 'vitest';
import { readInterval, setEventsLive } from './read-interval.ts';

afterEach(() => setEventsLive(false));

it('[DEL-47] reads as often as a part of the page needs without events, and seldom while events tell what has changed', () => {
  expect(readInterval(5_000)).toBe(5_000);
  setEventsLive(true);
  expect([readInterval(5_000), readInterval(5_000, 60_000)]).toEqual([300_000, 60_000]);
  setEventsLive(false);
  expect(readInterval(5_000)).toBe(5_000);
});
