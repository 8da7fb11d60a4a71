import { Trans } from '@lingui/react/macro';
import { jump } from './jump.ts';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the bar, to the content. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is one without scripts, and goes to the same place with them
    <a href="#main" className={styles.skip} onClick={jump}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
