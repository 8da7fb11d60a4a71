import { scrollPositions } from '#browser/scroll-positions.ts';

const timeoutMilliseconds = 3000;
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
let ended = () => {};

/**
 * After a reload React Router restores the scroll position before these sections are there, and so not far enough.
 * Scrolls again while the page grows, until the user scrolls.
 */
export function restoreScrollPosition(): void {
  const top = placeBefore();
  if (top === undefined) return;
  ended();
  const go = () => window.scrollTo({ top, behavior: 'instant' });
  const growing = new ResizeObserver(go);
  const over = new AbortController();
  ended = () => {
    growing.disconnect();
    over.abort();
  };
  for (const gesture of gestures)
    window.addEventListener(gesture, ended, { passive: true, capture: true, signal: over.signal });
  window.addEventListener('popstate', ended, { signal: over.signal });
  setTimeout(ended, timeoutMilliseconds);
  growing.observe(document.body);
  go();
}

/** Where this entry of the history was left, if that was before the reload. */
function placeBefore(): number | undefined {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(scrollPositions) ?? '{}');
    const { key = 'default' } = (history.state ?? {}) as { key?: string };
    const top = (places as Record<string, unknown>)[key];
    return typeof top === 'number' ? top : undefined;
  } catch {
    return undefined;
  }
}
