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

/** Stands for a store without a logo, or a person: the name beside it is what is read. */
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
