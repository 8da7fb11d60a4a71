import { type ComponentType, lazy } from 'react';
import { loadWithRetries } from 'ui/layout/lazy-part.tsx';

/** Milliseconds after which a page that is never idle loads its later parts too. */
const maxWait = 2_000;
/** Milliseconds to wait in browsers that do not say when a page is idle, such as Safari. */
const waitWithoutIdle = 200;

/**
 * A `lazy` part whose scripts wait until the page is idle, for what its first view does not need: to ask for them takes
 * longer than to show a board [SEAT-30].
 */
export function laterPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await untilIdle();
    return loadWithRetries(load);
  });
}

/** Resolves once the page has nothing to do, after 2 s at the latest. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxWait });
    else setTimeout(resolve, waitWithoutIdle);
  });
}
