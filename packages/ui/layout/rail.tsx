import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from './class-names.ts';
import styles from './rail.module.css';
import { SectionHead, type SectionHeadProps } from './section-head.tsx';
import { useRail } from './use-rail.ts';

export interface RailProps extends Omit<SectionHeadProps, 'titleId'> {
  /** The cards; each becomes one place of the rail. */
  children: ReactNode;
  /** Visible cards on desktop; on compact the last one is partly visible. */
  columns?: 2 | 3 | 4 | 5;
  /**
   * `narrow` shows two cards and a part of the next on phones (items), `wide` one (stores), `widest` nearly the whole
   * line.
   */
  cards?: 'narrow' | 'wide' | 'widest';
  /** How many lines of cards there are; they move together. */
  rows?: 1 | 2;
  /** Choices between the head and the cards. */
  tabs?: ReactNode;
  isBusy?: boolean;
  className?: string;
}

/** A section with one row of cards: swiped on compact, moved with arrows on desktop. */
export function Rail(props: RailProps) {
  const { children, columns = 4, cards = 'wide', rows, tabs, isBusy, className, ...head } = props;
  const { t } = useLingui();
  const titleId = useId();
  const { scroller, ends, move } = useRail();
  return (
    <section aria-labelledby={titleId} className={className}>
      <SectionHead {...head} titleId={titleId}>
        <span className={styles.arrows}>
          <IconButton
            icon="chevron-left"
            kind="outlined"
            iconSize={20}
            label={t`Previous`}
            disabled={ends.isAtStart}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            kind="outlined"
            iconSize={20}
            label={t`Next`}
            disabled={ends.isAtEnd}
            onClick={() => move(1)}
          />
        </span>
      </SectionHead>
      {tabs}
      <div
        ref={scroller}
        aria-busy={isBusy}
        className={classNames(styles.scroller, styles[cards])}
        data-columns={columns}
        data-rows={rows}
      >
        {children}
      </div>
    </section>
  );
}
