import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Awning } from '../media/awning.tsx';
import { Logo } from '../media/logo.tsx';
import styles from './footer.module.css';

export interface FooterLink {
  to: string;
  label: string;
  /** Before the link is followed; may prevent that. */
  onPress?: (event: MouseEvent) => void;
}

export interface FooterColumn {
  title: string;
  links: FooterLink[];
}

export interface FooterProps {
  home: string;
  businessName?: string;
  logoUrl?: string;
  /** The company's description of itself. */
  text: ReactNode;
  columns: FooterColumn[];
  /** Above all else, such as the newsletter. */
  head?: ReactNode;
  /** Below the text, such as the social icons. */
  children?: ReactNode;
  /** After the columns: contact and apps. */
  contact?: ReactNode;
  /** The last line. */
  base: ReactNode;
}

/** The footer of every page, under the awning of all five modules. */
export function Footer({
  home,
  businessName = 'Soko',
  logoUrl,
  text,
  columns,
  head,
  children,
  contact,
  base,
}: FooterProps) {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <Awning size="edge" look="five" />
      {head && <div className={styles.head}>{head}</div>}
      <div className={styles.columns}>
        <div className={styles.wide}>
          <Link to={home} aria-label={t`${businessName} home`} className={styles.logo}>
            <Logo name={businessName} src={logoUrl} />
          </Link>
          <div className={styles.text}>{text}</div>
          {children}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            {links.map(({ to, label, onPress }) => (
              <Link key={to} to={to} className={styles.link} onClick={onPress}>
                {label}
              </Link>
            ))}
          </nav>
        ))}
        {contact && <div className={styles.wide}>{contact}</div>}
      </div>
      <div className={styles.base}>{base}</div>
    </footer>
  );
}
