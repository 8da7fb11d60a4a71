import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns what scrolls an element: the window, or on a phone the box between the bars. Undefined until it is known. */
export function usePageScroller(element: RefObject<HTMLElement | null>): HTMLElement | Window | undefined {
  const [scroller, setScroller] = useState<HTMLElement | Window>();
  useLayoutEffect(() => {
    const look = () => setScroller(scrollerOf(element.current));
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [element]);
  return scroller;
}

function scrollerOf(element: HTMLElement | null): HTMLElement | Window {
  for (let box = element?.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return window;
}
