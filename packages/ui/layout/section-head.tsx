import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from '../media/icon.tsx';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  title: ReactNode;
  /** So that the section can be labelled by its heading. */
  titleId?: string;
  /** One helpful line below. */
  description?: ReactNode;
  seeAll?: LinkProps['to'];
  /** Controls at the end edge, after 'See all'. */
  children?: ReactNode;
}

/** The head of a section of a page. */
export function SectionHead({ title, titleId, description, seeAll, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {description && <p className={styles.line}>{description}</p>}
      </div>
      {seeAll && (
        <Link to={seeAll} aria-describedby={titleId} className={styles.more}>
          <Trans>See all</Trans>
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
      {children}
    </div>
  );
}
