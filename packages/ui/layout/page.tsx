import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The page that was shown last. */
let shownKey: string | undefined;

/** The main part of a page, as wide as the container. The skip link leads here. */
export function Page({ className, ...rest }: ComponentProps<'main'>) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // What had the focus went with the page before: without it a screen reader would say nothing of the new one.
    const isLost = document.activeElement === document.body;
    if (isLost && shownKey !== undefined && shownKey !== pathname) main.current?.focus({ preventScroll: true });
    shownKey = pathname;
  }, [pathname]);
  return <main id="main" ref={main} tabIndex={-1} {...rest} className={classNames(styles.page, className)} />;
}
