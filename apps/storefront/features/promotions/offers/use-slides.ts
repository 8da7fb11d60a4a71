import { type RefObject, useEffect, useRef, useState } from 'react';
import { savesData } from 'ui/media/data-saver.ts';
import { type Clock, deviceClock } from '../device-clock.ts';

/** From one move to the next, and how long a move takes, milliseconds [PROMO-07] [PROMO-08] [PROMO-13]. */
export const restMilliseconds = 4000;
export const moveMilliseconds = 800;

export interface Slides {
  scroller: RefObject<HTMLUListElement | null>;
  /** The state of the pause control: whether it moves automatically while nothing pauses it. */
  isPlaying: boolean;
  toggle: () => void;
  /** To the next slide; from the last one back to the first. */
  moveOn: () => void;
}

export interface SlideOptions {
  clock?: Clock;
  /** Something in it must be seen to its end, such as a video [PROMO-39]. */
  isPaused?: boolean;
}

/**
 * Moves a row of slides automatically: not under a pointer or the focus, and not if the user saves data or prefers
 * reduced motion.
 */
export function useSlides({ clock = deviceClock, isPaused = false }: SlideOptions = {}): Slides {
  const scroller = useRef<HTMLUListElement>(null);
  // The server renders the playing state: most users have it, and hydration then changes nothing.
  const [isPlaying, setPlaying] = useState(true);
  const isWatched = useIsWatched(scroller);
  const runs = isPlaying && !isWatched && !isPaused;
  const cancelMove = useRef(() => {});

  useEffect(() => setPlaying(!reducesMotion()), []);

  const moveOn = () => {
    cancelMove.current();
    if (scroller.current) cancelMove.current = glideOn(scroller.current, clock);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function at every render does the same
  useEffect(() => {
    if (!runs) return;
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(restMilliseconds, () => {
        moveOn();
        wait();
      });
    };
    wait();
    return () => {
      cancel();
      cancelMove.current();
    };
  }, [runs, clock]);

  return { scroller, isPlaying, toggle: () => setPlaying((before) => !before), moveOn };
}

/** Returns whether the visitor prefers reduced motion, or saves data. */
export function reducesMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();
}

/** Under a pointer, with the focus in it, or on a hidden page. */
function useIsWatched(scroller: RefObject<HTMLElement | null>): boolean {
  const [pauses, setPauses] = useState({ pointer: false, focus: false, hidden: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const pause = (part: Partial<typeof pauses>) => setPauses((before) => ({ ...before, ...part }));
    const listening = new AbortController();
    const pauseOn = (target: EventTarget, name: string, part: () => Partial<typeof pauses>) =>
      target.addEventListener(name, () => pause(part()), { signal: listening.signal });
    pauseOn(element, 'pointerenter', () => ({ pointer: true }));
    pauseOn(element, 'pointerleave', () => ({ pointer: false }));
    pauseOn(element, 'focusin', () => ({ focus: true }));
    pauseOn(element, 'focusout', () => ({ focus: false }));
    pauseOn(document, 'visibilitychange', () => ({ hidden: document.hidden }));
    pause({ hidden: document.hidden });
    return () => listening.abort();
  }, [scroller]);
  return pauses.pointer || pauses.focus || pauses.hidden;
}

/** Returns a function that stops it on the way. */
function glideOn(scroller: HTMLElement, clock: Clock): () => void {
  const way = wayToNext(scroller);
  if (way === 0) return () => {};
  const from = scroller.scrollLeft;
  const start = clock.now();
  let cancel = () => {};
  // Snapping would pull back to where the move began.
  scroller.dataset.moves = '';
  const stop = () => {
    cancel();
    delete scroller.dataset.moves;
  };
  const step = () => {
    const share = Math.min(1, (clock.now() - start) / moveMilliseconds);
    scroller.scrollLeft = from + way * eased(share);
    if (share < 1) cancel = clock.frame(step);
    else stop();
  };
  step();
  return stop;
}

function eased(share: number): number {
  return share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2;
}

/** How far the next slide is from where a slide begins, in pixels of `scrollLeft`; after the last one back to the first. */
function wayToNext(scroller: HTMLElement): number {
  const room = scroller.scrollWidth - scroller.clientWidth;
  if (room < 2) return 0;
  const gone = Math.abs(scroller.scrollLeft);
  const side = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  if (gone > room - 2) return -scroller.scrollLeft;
  const [first, second] = scroller.children;
  if (!first || !second) return 0;
  const step = Math.abs(startOf(second, side) - startOf(first, side));
  const target = Math.min(room, (Math.floor(gone / step + 0.05) + 1) * step);
  return side * (target - gone);
}

function startOf(element: Element, side: 1 | -1): number {
  const { left, right } = element.getBoundingClientRect();
  return side === 1 ? left : right;
}
