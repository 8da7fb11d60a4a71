import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

export interface IconProps {
  name: IconName;
  /** Side in pixels: 16 in running text, 20 in controls, 22 to 24 in bars. */
  size?: number;
  isFilled?: boolean;
  className?: string;
}

/** Drawings that point along the line of text, and so turn with its direction. */
const directional: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'arrow-up-left',
  'chevron-left',
  'chevron-right',
  'log-out',
  'send-horizontal',
]);

/** One drawing of the sprite, hidden from screen readers: the control around it has the name. */
export function Icon({ name, size = 20, isFilled = false, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames(
        styles.icon,
        isFilled && styles.filled,
        directional.has(name) && styles.directional,
        className,
      )}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
