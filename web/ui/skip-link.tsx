import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the bar, to the content. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
