import { classNames } from '../layout/class-names.ts';
import styles from './icon.module.css';
import { drawings } from './icon-drawings.ts';
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

/**
 * One icon, hidden from screen readers: the control around it has the name. The server inlines its paths, and they
 * stay; icons rendered later by scripts refer to the sprite.
 */
export function Icon({ name, size = 20, isFilled = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      suppressHydrationWarning
      className={classNames(
        styles.icon,
        isFilled && styles.filled,
        directional.has(name) && styles.directional,
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: strokesOf(name) }}
    />
  );
}

function strokesOf(name: IconName): string {
  return drawings.get(name) ?? `<use href="${sprite}#${name}"/>`;
}
