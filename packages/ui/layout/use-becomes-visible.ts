import { useEffect } from 'react';

/** Calls back when the end of a list is 38 % of the view below it [LIST-19] [HOME-32]. */
export function useBecomesVisible(element: { current: Element | null }, onNear: () => void, isWaiting: boolean): void {
  useEffect(() => {
    const end = element.current;
    if (!end || !isWaiting) return;
    const answer = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return;
      // Styles use this attribute to avoid layout shifts until the content is there.
      end.toggleAttribute('data-coming', true);
      onNear();
    };
    const watch = new IntersectionObserver(answer, { rootMargin: '0px 0px 38% 0px' });
    watch.observe(end);
    return () => watch.disconnect();
  }, [element, onNear, isWaiting]);
}
