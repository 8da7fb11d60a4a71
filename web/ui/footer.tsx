import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Awning } from './awning.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

export interface FooterColumn {
  title: string;
  links: { to: string; label: string }[];
}

export interface FooterProps {
  home: string;
  businessName?: string;
  /** What the company says about itself. */
  text: ReactNode;
  columns: FooterColumn[];
  /** Below the text, such as the newsletter. */
  children?: ReactNode;
  /** After the columns, such as the app buttons. */
  apps?: ReactNode;
  /** The last line. */
  base: ReactNode;
}

/** The end of every page, under the awning of all five modules. */
export function Footer({ home, businessName = 'Soko', text, columns, children, apps, base }: FooterProps) {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <Awning size="edge" look="five" />
      <div className={styles.columns}>
        <div className={styles.wide}>
          <Link to={home} aria-label={t`${businessName} home`} className={styles.logo}>
            <Logo />
          </Link>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            {links.map(({ to, label }) => (
              <Link key={to} to={to} className={styles.link}>
                {label}
              </Link>
            ))}
          </nav>
        ))}
        {apps && <div className={styles.wide}>{apps}</div>}
      </div>
      <div className={styles.base}>{base}</div>
    </footer>
  );
}
