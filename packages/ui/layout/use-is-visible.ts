import { type RefObject, useEffect, useState } from 'react';

/** Whether something has come into view, for what is fetched only then. Never on the server. */
export function useIsVisible(frame: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver((entries) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting);
      if (!near) return;
      // Styles keep what it may push out of sight until it is there.
      near.target.toggleAttribute('data-coming', true);
      setIsVisible(true);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return isVisible;
}
