import { isUploaded } from 'market/values/image-path';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './media-frame.module.css';
import { Picture, type PictureProps } from './picture.tsx';

export interface MediaFrameProps extends Pick<PictureProps, 'src' | 'alt' | 'sizes' | 'isPriority' | 'fallback'> {
  /** `flat` has no corners: it fills the head of a dialog; `wide` is 16 by 9. */
  shape?: 'square' | 'small' | 'round' | 'flat' | 'wide';
  /** A photograph fills the frame, as every uploaded picture does; a drawing is placed on it. */
  isPhoto?: boolean;
  /** Greyed: sold out. */
  isOff?: boolean;
  /** At the lower edge: 'Out of Stock', 'Opens at 08:00 AM'. */
  label?: ReactNode;
  /** What floats over the object: price tag, heart, add button. */
  children?: ReactNode;
  className?: string;
}

/** The tinted square with one object. Its width comes from outside, its tint from the module. */
export function MediaFrame({
  shape = 'square',
  isPhoto,
  isOff = false,
  label,
  children,
  className,
  ...picture
}: MediaFrameProps) {
  const isFilled = isPhoto ?? isUploaded(picture.src);
  return (
    <span
      className={classNames(styles.frame, styles[shape], isFilled && styles.filled, isOff && styles.off, className)}
    >
      <Picture {...picture} className={isFilled ? styles.photo : styles.object} />
      {label && <span className={styles.label}>{label}</span>}
      {children}
    </span>
  );
}
