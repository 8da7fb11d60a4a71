import { Trans } from '@lingui/react/macro';
import styles from './vendor-arrange-page.module.css';

/** Says that a change is kept and sent later. */
export function WaitsNote() {
  return (
    <p role="status" className={styles.muted}>
      <Trans>No connection. Your changes are sent once it is back; keep this page open.</Trans>
    </p>
  );
}
