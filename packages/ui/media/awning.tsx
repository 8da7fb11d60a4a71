import { classNames } from '../layout/class-names.ts';
import styles from './awning.module.css';
import { ColourStyle, colourClass } from './colour-style.tsx';

export interface AwningProps {
  /** `small` for store covers, `medium` for dialog heads, `hero` grows on desktop, `edge` for the footer. */
  size?: 'small' | 'medium' | 'hero' | 'edge';
  /** The stripes: mango (ink in parcel), brand, or the five modules. */
  look?: 'module' | 'brand' | 'five';
  /** A store's own colour, instead of `look`. */
  colour?: string;
  className?: string;
}

/** The striped, scalloped edge of a store card, at the top of its positioned parent; one per component. */
export function Awning({ size = 'medium', look = 'module', colour, className }: AwningProps) {
  const painted = colour && colourClass(colour);
  return (
    <>
      {painted && <ColourStyle colour={colour} />}
      <span
        aria-hidden="true"
        data-awning
        className={classNames(styles.awning, styles[size], painted ? styles.painted : styles[look], painted, className)}
      />
    </>
  );
}
