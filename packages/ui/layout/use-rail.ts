import { type RefObject, useEffect, useRef, useState } from 'react';

interface Ends {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Watches a scroller: whether it is at an end, and how to move it by one view. */
export function useRail(): {
  scroller: RefObject<HTMLDivElement | null>;
  ends: Ends;
  move: (way: 1 | -1) => void;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setEnds((before) => unlessSame(before, endsOf(element)));
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const move = (way: 1 | -1) => {
    const element = scroller.current;
    if (!element) return;
    const side = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: way * side * element.clientWidth, behavior: 'smooth' });
  };
  return { scroller, ends, move };
}

/** From right to left browsers count the way from the start in negative numbers. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends {
  const gone = Math.abs(scrollLeft);
  return { isAtStart: gone < 2, isAtEnd: gone + clientWidth > scrollWidth - 2 };
}

function unlessSame(before: Ends, now: Ends): Ends {
  return before.isAtStart === now.isAtStart && before.isAtEnd === now.isAtEnd ? before : now;
}
