import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import styles from './location-pill.module.css';

export interface LocationPillProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The chosen address; without it the pill asks for one. */
  place?: string;
  isResolving?: boolean;
  /** No store delivers there. */
  isOutside?: boolean;
  /** What else to know about the place, such as the time of a demo. */
  note?: ReactNode;
}

/** Shows the delivery place, and opens its choice. */
export function LocationPill({
  place,
  isResolving = false,
  isOutside = false,
  note,
  className,
  ...rest
}: LocationPillProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.pill, !(place || isResolving) && styles.unset, className)}
    >
      <span className={classNames(styles.pin, isOutside && styles.outside)}>
        <Icon name="map-pin" />
      </span>
      <span className={styles.words}>
        {(place || isResolving) && (
          <span className={styles.caption}>
            <Trans>Deliver to</Trans>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        )}
        <span className={styles.place}>
          {isResolving ? (
            <Skeleton className={styles.wait} />
          ) : (
            <span className={styles.name}>{place ?? <Trans>Choose location</Trans>}</span>
          )}
          <Icon name="chevron-down" size={16} />
        </span>
      </span>
    </button>
  );
}
