import { type HTMLAttributes, type PointerEvent, type RefObject, useRef } from 'react';

/** How far down, in pixels, a sheet must be pulled to close. */
const farEnough = 96;

/** Lets a bottom sheet follow the finger on its handle; let go far enough down, it closes. */
export function useDragToClose(onClose: () => void): {
  sheet: RefObject<HTMLDivElement | null>;
  handle: HTMLAttributes<HTMLDivElement>;
} {
  const sheet = useRef<HTMLDivElement>(null);
  const start = useRef<number>(undefined);

  const wayOf = (event: PointerEvent) => (start.current === undefined ? 0 : Math.max(0, event.clientY - start.current));
  const moveTo = (way: number) => {
    if (sheet.current) sheet.current.style.translate = way === 0 ? '' : `0 ${way}px`;
  };
  const letGo = (event: PointerEvent) => {
    const way = wayOf(event);
    start.current = undefined;
    if (way > farEnough) onClose();
    else moveTo(0);
  };
  return {
    sheet,
    handle: {
      onPointerDown: (event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => moveTo(wayOf(event)),
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}
