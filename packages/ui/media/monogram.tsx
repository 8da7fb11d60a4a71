import { classNames } from '../layout/class-names.ts';
import { ColourStyle, colourClass } from './colour-style.tsx';
import styles from './monogram.module.css';

export interface MonogramProps {
  /** One or two letters. */
  letters: string;
  colour?: string;
  shape?: 'tile' | 'round';
  size?: 'medium' | 'large';
}

/** Replaces the picture of a store without a logo, or of a person: screen readers read the name beside it. */
export function Monogram({ letters, colour, shape = 'tile', size = 'medium' }: MonogramProps) {
  return (
    <>
      {colour && <ColourStyle colour={colour} />}
      <span
        aria-hidden="true"
        className={classNames(styles.monogram, styles[shape], styles[size], colour && colourClass(colour))}
      >
        {letters}
      </span>
    </>
  );
}
