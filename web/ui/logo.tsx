import styles from './logo.module.css';

/** The wordmark with the stall mark. The link or heading around it has the name. */
export function Logo() {
  return (
    <span className={styles.logo} aria-hidden="true">
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <rect width="40" height="40" rx="12" className={styles.sign} />
        <path d="M8 11h24v7.2a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0Z" className={styles.cloth} />
        <path d="M16 11h8v7.2a4 4 0 0 1-8 0Z" className={styles.stripe} />
        <path d="M11 25.5h18V31H11z" className={styles.cloth} />
      </svg>
      soko
    </span>
  );
}
