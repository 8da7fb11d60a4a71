import { type RefObject, useEffect, useReducer } from 'react';

/** An element is near within 38 % of the height of the view below it [LIST-19] [HOME-32]. */
export const nearMargin = '0px 0px 38% 0px';

/** Calls back when an element comes within `margin` of the view. */
export function useBecomesVisible(
  element: RefObject<Element | null>,
  onVisible: () => void,
  { isWaiting, margin = nearMargin }: { isWaiting: boolean; margin?: string },
): void {
  useEffect(() => {
    const end = element.current;
    if (!end || !isWaiting) return;
    const answer = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return;
      // Styles use this attribute to avoid layout shifts until the content is there.
      end.toggleAttribute('data-coming', true);
      onVisible();
    };
    const watch = new IntersectionObserver(answer, { rootMargin: margin });
    watch.observe(end);
    return () => watch.disconnect();
  }, [element, onVisible, isWaiting, margin]);
}

/** Returns whether an element has become visible, to load its content only then. Never true on the server. */
export function useIsVisible(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isVisible, show] = useReducer(() => true, false);
  useBecomesVisible(element, show, { isWaiting: !isVisible, margin });
  return isVisible;
}
