import { type RefObject, useEffect, useState } from 'react';
import { markComing } from './mark-coming.ts';

/** Whether something has come into view, for what is fetched only then. Never on the server. */
export function useIsNear(frame: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver((entries) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting);
      if (!near) return;
      markComing(near.target);
      setIsNear(true);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return isNear;
}
