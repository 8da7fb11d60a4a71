import type { ComponentType } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';

/** Milliseconds after which a page that is never idle loads its later parts too. */
const maxWait = 2_000;

/**
 * A `lazyPart` whose scripts wait until the page is idle, for what its first view does not need: to ask for them takes longer
 * than to show a board [SEAT-30].
 */
export function laterPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazyPart(async () => {
    await untilIdle();
    return load();
  });
}

/** Resolves once the page has nothing to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxWait });
    else setTimeout(resolve, maxWait / 10);
  });
}
