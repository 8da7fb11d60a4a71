import { minuteMilliseconds } from 'market/values/durations';
import type { HomeScope } from './load-when-visible.ts';

interface Kept {
  /** By the clock of the device, in milliseconds. */
  until: number;
  answer: unknown;
}

const slot = 'home-sections';
/** The same as for categories [CAT-13]: going back finds the page as it was, at the same position. */
const maxAgeMilliseconds = 5 * minuteMilliseconds;
const kept = new Map<string, Kept>(carriedOver());
if (typeof window !== 'undefined') window.addEventListener('pagehide', carryOver);

/** What a section has answered a moment ago; undefined when it has to be asked. */
export function cachedSection(name: string, scope: HomeScope): unknown {
  const known = kept.get(keyOf(name, scope));
  return known && known.until > Date.now() ? known.answer : undefined;
}

export function cacheSection(name: string, scope: HomeScope, answer: unknown): void {
  kept.set(keyOf(name, scope), { until: Date.now() + maxAgeMilliseconds, answer });
}

function keyOf(name: string, { moduleId, of }: HomeScope): string {
  return `${moduleId} ${of} ${name}`;
}

/** For a reload and going back from it. */
function carryOver(): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify([...kept]));
  } catch {
    // Without room or permission they are asked again.
  }
}

/** A freshly server-rendered home page takes nothing over: hydration must match its HTML. */
function carriedOver(): [string, Kept][] {
  try {
    const [loaded] = performance.getEntriesByType('navigation');
    if (!loaded || new URL(loaded.name).pathname === '/home') return [];
    return JSON.parse(sessionStorage.getItem(slot) ?? '[]') as [string, Kept][];
  } catch {
    return [];
  }
}
