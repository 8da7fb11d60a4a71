import { imagePath } from 'market/values/image-path';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { textToneOn } from '../formats/text-tone-on.ts';
import { classNames } from '../layout/class-names.ts';
import { ColourStyle, colourClass } from '../media/colour-style.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './promo-card.module.css';

export interface PromoCardProps {
  title: string;
  image: string;
  /** A path of the storefront or an https address; without one the card is only seen. */
  to?: string | null;
  onClick?: (event: MouseEvent) => void;
  description?: ReactNode;
  /** What a press does, in the look of a button. */
  action?: string;
  /** At the lower edge: a countdown, an amount. */
  foot?: ReactNode;
  /** The background; defaults to mango. */
  colour?: string;
  /** `head` is for the top of its own page. */
  size?: 'card' | 'strip' | 'head';
  level?: 'h1' | 'p';
  className?: string;
}

/** A picture with few words on a coloured background: banners, campaigns, the strips between sections. */
export function PromoCard({ to, onClick, colour, size = 'card', className, ...parts }: PromoCardProps) {
  const look = classNames(
    styles.promo,
    styles[size],
    colour && colourClass(colour) && styles.painted,
    colour && colourClass(colour),
    styles[textToneOn(colour ?? '#ffb51f')],
    className,
  );
  const inside = (
    <>
      {colour && <ColourStyle colour={colour} />}
      <Inside {...parts} />
    </>
  );
  if (!to) return <div className={look}>{inside}</div>;
  if (/^https:/.test(to)) {
    return (
      <a href={to} rel="noopener" className={look}>
        {inside}
      </a>
    );
  }
  return (
    <Link to={to} onClick={onClick} className={look}>
      {inside}
    </Link>
  );
}

function Inside({ title, image, description, action, foot, level: Title = 'p' }: PromoCardProps) {
  return (
    <>
      <span className={styles.words}>
        <Title dir="auto" className={styles.title}>
          {title}
        </Title>
        {description && (
          <span dir="auto" className={styles.line}>
            {description}
          </span>
        )}
      </span>
      {action && (
        <span aria-hidden="true" className={styles.action}>
          {action}
        </span>
      )}
      {foot && <span className={styles.foot}>{foot}</span>}
      {/* Without a picture of its own a campaign shows the gift [FOOD-29]. */}
      <Picture src={image} alt="" sizes="150px" fallback={imagePath('gift')} className={styles.picture} />
    </>
  );
}
