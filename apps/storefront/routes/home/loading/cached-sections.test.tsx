import { beforeEach, describe, expect, it, vi } from 'vitest';

const scope = { moduleId: 1, module: 'food', visitorKey: 'Yaba' } as const;

let loads = 0;

/** Simulates a page load: another import address is another module. */
function load(): Promise<typeof import('./cached-sections.ts')> {
  loads += 1;
  return import(/* @vite-ignore */ `./cached-sections.ts?load=${loads}`);
}

describe('the sections of a home', () => {
  beforeEach(() => sessionStorage.clear());

  it('survive a reload of the page that was opened from it', async () => {
    const before = await load();
    before.cacheSection('best-reviewed', scope, { items: ['Jollof'] });
    window.dispatchEvent(new Event('pagehide'));
    const after = await load();
    expect(after.cachedSection('best-reviewed', scope)).toEqual({ items: ['Jollof'] });
    expect(after.cachedSection('best-reviewed', { ...scope, visitorKey: 'Kilimani' })).toBeUndefined();
  });

  it('are asked again after five minutes, also over a reload', async () => {
    const before = await load();
    before.cacheSection('best-reviewed', scope, { items: ['Jollof'] });
    window.dispatchEvent(new Event('pagehide'));
    const late = Date.now() + 5 * 60 * 1000;
    vi.spyOn(Date, 'now').mockReturnValue(late);
    expect((await load()).cachedSection('best-reviewed', scope)).toBeUndefined();
    vi.restoreAllMocks();
  });

  it('are not used by a freshly server-rendered home page', async () => {
    const before = await load();
    before.cacheSection('best-reviewed', scope, { items: ['Jollof'] });
    window.dispatchEvent(new Event('pagehide'));
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: `${location.origin}/home` } as PerformanceEntry,
    ]);
    expect((await load()).cachedSection('best-reviewed', scope)).toBeUndefined();
    vi.restoreAllMocks();
  });
});
