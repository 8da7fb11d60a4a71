import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { Awning } from '../media/awning.tsx';
import { Logo } from '../media/logo.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** Where the logo leads. */
  home: string;
  /** The name of the logo. */
  businessName?: string;
  logoUrl?: string;
  /** Compact: before the location; the module switch, or the way back. */
  start?: ReactNode;
  /** Compact: an inner page shows its name in place of the location. */
  title?: ReactNode;
  /** Compact: the logo in place of the module switch, as on the landing page. */
  hasCompactLogo?: boolean;
  location?: ReactNode;
  /** Desktop: links in a strip above. */
  links?: ReactNode;
  /** In the bar on desktop, in its own row on compact; it positions itself. */
  search?: ReactNode;
  /** Desktop: round buttons, the cart. */
  tools?: ReactNode;
  /** Sign In, or the customer. */
  account?: ReactNode;
  /** Compact: opens the drawer menu. */
  menu?: ReactNode;
  /** Compact: the bar has the colour and the awning of this module. */
  moduleColour?: string;
  /** Compact: the page begins with a picture, over which the bar lies until the page is scrolled. */
  isOverCover?: boolean;
}

/** The bar at the top of every page: a strip of links and 76 px on desktop, 60 px and perhaps the search on compact. */
export function TopBar({
  home,
  businessName = 'Soko',
  logoUrl,
  start,
  title,
  hasCompactLogo = false,
  location,
  links,
  search,
  tools,
  account,
  menu,
  moduleColour,
  isOverCover = false,
}: TopBarProps) {
  const { t } = useLingui();
  return (
    <header
      className={classNames(styles.bar, moduleColour && styles.roof, isOverCover && styles.over)}
      data-module={moduleColour}
    >
      <div className={styles.row}>
        <Link
          to={home}
          aria-label={t`${businessName} home`}
          className={classNames(styles.logo, !hasCompactLogo && styles.desktop)}
        >
          <Logo name={businessName} src={logoUrl} />
        </Link>
        {start && <span className={classNames(styles.start, styles.compact)}>{start}</span>}
        {title && <span className={classNames(styles.title, styles.compact)}>{title}</span>}
        <div className={classNames(styles.location, Boolean(title) && styles.desktop)}>{location}</div>
        {search}
        {tools && <div className={classNames(styles.tools, styles.desktop)}>{tools}</div>}
        {account && <div className={classNames(styles.account, !hasCompactLogo && styles.desktop)}>{account}</div>}
        {menu && <div className={classNames(styles.menu, styles.compact)}>{menu}</div>}
        {links && <nav className={classNames(styles.links, styles.desktop)}>{links}</nav>}
      </div>
      {moduleColour && <Awning size="small" className={styles.awning} />}
    </header>
  );
}
