import styles from './logo.module.css';

/** The default logo: inlined, with the name beside it. */
const ownMark = '/favicon.svg';

export interface LogoProps {
  /** The name of the business. */
  name?: string;
  /** The operator's own logo [NAV-01]. */
  src?: string;
}

/** The logo of the site. The link or heading around it may add to its name. */
export function Logo({ name = 'Soko', src = ownMark }: LogoProps) {
  if (src !== ownMark) return <img src={src} alt={name} height={36} className={styles.picture} />;
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" width="36" height="36" role="img" aria-label={name}>
        <rect width="40" height="40" rx="12" className={styles.sign} />
        <path d="M8 11h24v7.2a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0Z" className={styles.cloth} />
        <path d="M16 11h8v7.2a4 4 0 0 1-8 0Z" className={styles.stripe} />
        <path d="M11 25.5h18V31H11z" className={styles.cloth} />
      </svg>
      <span aria-hidden="true" className={styles.word}>
        {name}
      </span>
    </span>
  );
}
