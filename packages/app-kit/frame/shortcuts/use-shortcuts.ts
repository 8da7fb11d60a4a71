import { useEffect, useEffectEvent } from 'react';
import { areKeysOn, elementForKey, moveInList, scopeOfKeys, takesText } from './shortcuts.ts';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Follows the keys of a page: Ctrl K, `?`, those of its elements, and arrows in lists [SEAT-33] [SEAT-34]. */
export function useShortcuts({ onFind, onHelp }: { onFind: () => void; onHelp: () => void }): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey) return;
      event.preventDefault();
      onFind();
      return;
    }
    if (takesText(event.target as Element | null) || !areKeysOn()) return;
    if (act(event.key)) event.preventDefault();
  });
  const act = (key: string): boolean => {
    const scope = scopeOfKeys();
    const step = steps[key];
    if (step) return isWithinList(key) && moveInList(step, scope);
    if (key === '?') {
      onHelp();
      return true;
    }
    const element = elementForKey(key, scope);
    if (!element) return false;
    element.focus();
    // A field is for typing; everything else acts.
    if (!takesText(element)) element.click();
    return true;
  };
  useEffect(() => {
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, []);
}

/** Arrows scroll the page, and move things on a map, unless the focus is in a list. */
function isWithinList(key: string): boolean {
  if (!key.startsWith('Arrow')) return true;
  const active = document.activeElement;
  return active?.closest('li, tr, article') != null && active.closest('.leaflet-container, [role="tablist"]') === null;
}
