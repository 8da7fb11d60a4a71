import { useEffect, useRef } from 'react';

/** Leads the keyboard to the page that takes the place of another, when what had the focus has gone with that one [SEAT-33]. */
export function useFocusOfPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
