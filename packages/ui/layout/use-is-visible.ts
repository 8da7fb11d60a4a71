import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has become visible, to load its content only then. Never true on the server. */
export function useIsVisible(frame: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver((entries) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting);
      if (!near) return;
      // Styles use this attribute to avoid layout shifts until the content is there.
      near.target.toggleAttribute('data-coming', true);
      setIsVisible(true);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return isVisible;
}
