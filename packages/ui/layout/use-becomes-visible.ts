import { type RefObject, useEffect, useReducer } from 'react';

/** Calls back when an element comes within `margin` of the view; by default 38 % of the view below it [LIST-19] [HOME-32]. */
export function useBecomesVisible(
  element: RefObject<Element | null>,
  onNear: () => void,
  { isWaiting, margin = '0px 0px 38% 0px' }: { isWaiting: boolean; margin?: string },
): void {
  useEffect(() => {
    const end = element.current;
    if (!end || !isWaiting) return;
    const answer = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return;
      // Styles use this attribute to avoid layout shifts until the content is there.
      end.toggleAttribute('data-coming', true);
      onNear();
    };
    const watch = new IntersectionObserver(answer, { rootMargin: margin });
    watch.observe(end);
    return () => watch.disconnect();
  }, [element, onNear, isWaiting, margin]);
}

/** Returns whether an element has become visible, to load its content only then. Never true on the server. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isVisible, show] = useReducer(() => true, false);
  useBecomesVisible(element, show, { isWaiting: !isVisible, margin: '0px' });
  return isVisible;
}
