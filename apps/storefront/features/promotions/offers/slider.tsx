import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import styles from './slider.module.css';
import type { Slides } from './use-slides.ts';

export interface SliderProps {
  /** What it is a list of, for screen readers. */
  label: string;
  slides: Slides;
  /** Slides side by side on desktop. */
  columns: 1 | 2 | 3;
  /** Each is an `<li>`. */
  children: ReactNode[];
}

/** A row of slides that can be swiped and moves automatically, with a control that pauses it. */
export function Slider({ label, slides: { scroller, isPlaying, toggle }, columns, children }: SliderProps) {
  const { t } = useLingui();
  const fits = children.length <= columns;
  return (
    <div className={styles.slider}>
      <ul ref={scroller} aria-label={label} data-columns={columns} className={styles.slides}>
        {children}
      </ul>
      {children.length > 1 && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          iconSize={18}
          kind="raised"
          label={isPlaying ? t`Stop moving` : t`Move on by itself`}
          className={classNames(styles.pause, fits && styles.fits)}
          onClick={toggle}
        />
      )}
    </div>
  );
}
