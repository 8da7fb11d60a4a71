import type { ModuleType } from 'market/modules/modules.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { href } from 'react-router';
import { savedInTab, saveInTab } from '#browser/saved-in-tab.ts';

/** Whose home it is, and where. */
export interface HomeScope {
  moduleId: number;
  module: ModuleType;
  /** Place, language and customer, as one text: what a cached section depends on. */
  visitorKey: string;
}

interface CachedSection {
  /** By the clock of the device, in milliseconds. */
  until: number;
  answer: unknown;
}

const slot = 'home-sections';
/** The same as for categories [CAT-13]: going back finds the page as it was, at the same position. */
const maxAgeMilliseconds = 5 * minuteMilliseconds;
const cached = new Map<string, CachedSection>(carriedOver());
// For a reload and going back from it.
if (typeof window !== 'undefined') window.addEventListener('pagehide', () => saveInTab(slot, [...cached]));

/** What a section has answered a moment ago; undefined when it has to be asked. */
export function cachedSection(name: string, scope: HomeScope): unknown {
  const known = cached.get(keyOf(name, scope));
  return known && known.until > Date.now() ? known.answer : undefined;
}

export function cacheSection(name: string, scope: HomeScope, answer: unknown): void {
  cached.set(keyOf(name, scope), { until: Date.now() + maxAgeMilliseconds, answer });
}

function keyOf(name: string, { moduleId, visitorKey }: HomeScope): string {
  return `${moduleId} ${visitorKey} ${name}`;
}

/** A freshly server-rendered home page takes nothing over: hydration must match its HTML. */
function carriedOver(): [string, CachedSection][] {
  const [loaded] = typeof window === 'undefined' ? [] : performance.getEntriesByType('navigation');
  if (!loaded || new URL(loaded.name).pathname === href('/home')) return [];
  return (savedInTab(slot) ?? []) as [string, CachedSection][];
}
