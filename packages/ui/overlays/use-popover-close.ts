import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Escape, a press elsewhere, moving the focus and navigation close the popover below its opener. */
export function usePopoverClose(
  panel: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const { key } = useLocation();
  const opened = useRef(key);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (key !== opened.current) close.current();
  }, [key]);
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && [panel, opener].some(({ current }) => current?.contains(target));
    const leave = ({ target }: Event) => !isInside(target) && close.current();
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close.current();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [panel, opener]);
}
