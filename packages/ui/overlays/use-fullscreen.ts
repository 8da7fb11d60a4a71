import { type RefObject, useEffect, useState } from 'react';

/**
 * Toggles fullscreen of one element. Without support for elements, as on iPhones, only `isFull` changes, so that the
 * element covers the window.
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
