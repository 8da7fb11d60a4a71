import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import styles from './when-visible.module.css';

/**
 * A section below the first view. Only on the first page is it left out: going back to a home page finds it at its full
 * height.
 */
export function WhenVisible(props: ComponentProps<'div'>) {
  const isFirstPage = useSyncExternalStore(neverChanges, onLaterPages, onFirstPage);
  const [isFar] = useState(isFirstPage);
  return <div className={isFar ? styles.far : undefined} {...props} />;
}

const neverChanges = () => () => undefined;
const onLaterPages = () => false;
const onFirstPage = () => true;
