import { type RefObject, useEffect, useState } from 'react';

/**
 * Fullscreen of one element, on and off. Where the browser has none for elements, such as on phones of Apple, `isFull`
 * alone tells the element to cover the window.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const read = () => setIsFull(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (isFull || !document.fullscreenEnabled) setIsFull(!isFull);
    else void element.current?.requestFullscreen().catch(() => setIsFull(true));
  };
  return { isFull, toggle };
}
