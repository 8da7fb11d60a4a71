import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The main part of a page, as wide as the container. The skip link leads here. */
export function Page({ className, ...rest }: ComponentProps<'main'>) {
  return <main id="main" tabIndex={-1} {...rest} className={classNames(styles.page, className)} />;
}
