import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import styles from './auth-form.module.css';

/** Opens beside the form, which would be lost otherwise [AUTH-20] [AUTH-21]. */
export function TermsLink() {
  return (
    <a href={href('/terms-and-conditions')} target="_blank" rel="noopener" className={styles.link}>
      <Trans>Terms and conditions</Trans>
    </a>
  );
}

/** Says that going on means to agree. */
export function TermsLine() {
  const terms = <TermsLink />;
  return (
    <p className={styles.small}>
      <Trans>By signing in you agree to the {terms}.</Trans>
    </p>
  );
}
