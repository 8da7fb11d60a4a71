import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A row that is being moved, and where it would be put down. */
export interface Drag {
  from: number;
  to: number;
  /** How far it was moved, and how high it is, in pixels. */
  shift: number;
  height: number;
}

interface Row {
  top: number;
  height: number;
}

interface Started {
  from: number;
  rows: Row[];
  /** Where the pointer took it, on the page and on the screen. */
  pageY: number;
  clientY: number;
}

/** How near the edge of the screen the page begins to scroll, and how far in a frame, in pixels. */
const edge = { distance: 72, step: 10 };

export interface SortProps {
  list: RefObject<HTMLElement | null>;
  /** The place nearest to a wanted one where the row may be put. */
  placeFor: (from: number, to: number) => number;
  onMove: (from: number, to: number) => void;
}

/** Returns what drags the rows of a list by a pointer, one at a time; Escape puts the row back [STO-052]. */
export function useSort({ list, placeFor, onMove }: SortProps) {
  const [started, setStarted] = useState<Started>();
  const [drag, setDrag] = useState<Drag>();
  const last = useRef<Drag>(undefined);
  const current = useRef({ placeFor, onMove });
  current.current = { placeFor, onMove };

  const start = (from: number, { button, clientY }: PointerEvent) => {
    if (button !== 0 || !list.current) return;
    const rows = Array.from(list.current.children, (row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
    setStarted({ from, rows, clientY, pageY: clientY + scrollY });
  };

  useEffect(() => {
    if (!started) return;
    const { from, rows, pageY } = started;
    const stopping = new AbortController();
    let { clientY } = started;
    let frame = 0;
    const show = () => {
      const shift = clientY + scrollY - pageY;
      const to = current.current.placeFor(from, placeOver(rows, from, shift));
      last.current = { from, to, shift, height: rows[from]?.height ?? 0 };
      setDrag(last.current);
    };
    const scroll = () => {
      const by = scrollStep(clientY);
      if (by !== 0) {
        scrollBy(0, by);
        show();
      }
      frame = requestAnimationFrame(scroll);
    };
    const end = (isPutDown: boolean) => {
      const moved = last.current;
      last.current = undefined;
      setStarted(undefined);
      setDrag(undefined);
      if (isPutDown && moved && moved.to !== moved.from) current.current.onMove(moved.from, moved.to);
    };
    const { signal } = stopping;
    addEventListener(
      'pointermove',
      (event) => {
        clientY = event.clientY;
        show();
      },
      { signal },
    );
    addEventListener('pointerup', () => end(true), { signal });
    addEventListener('pointercancel', () => end(false), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    frame = requestAnimationFrame(scroll);
    return () => {
      stopping.abort();
      cancelAnimationFrame(frame);
    };
  }, [started]);

  return { drag, start };
}

/** The place over which the middle of a moved row is. */
export function placeOver(rows: readonly Row[], from: number, shift: number): number {
  const own = rows[from];
  if (!own) return from;
  const middle = own.top + own.height / 2 + shift;
  const isPassed = ({ top, height }: Row, place: number) =>
    place > from ? middle > top + height / 2 : middle < top + height / 2;
  const passed = rows.filter((row, place) => place !== from && isPassed(row, place)).length;
  return shift > 0 ? from + passed : from - passed;
}

function scrollStep(clientY: number): number {
  if (clientY < edge.distance) return -edge.step;
  return clientY > innerHeight - edge.distance ? edge.step : 0;
}

/** How far a row stands from its place while another one is moved, in pixels. */
export function shiftOf(place: number, drag: Drag | undefined): number {
  if (!drag) return 0;
  const { from, to, shift, height } = drag;
  if (place === from) return shift;
  if (place > from && place <= to) return -height;
  return place < from && place >= to ? height : 0;
}
