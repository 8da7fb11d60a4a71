import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import row from '../current-location-row.module.css';
import { CurrentLocationRow } from '../current-location-row.tsx';
import styles from './other-options.module.css';
import { SignInNote } from './sign-in-note.tsx';

export interface OtherOptionsProps {
  onSearch: () => void;
  /** Undefined for guests: a message says that saved addresses need an account [LOC-30]. */
  onSaved?: () => void;
  onLeave: () => void;
}

/** Ways to a delivery place that need no map. */
export function OtherOptions({ onSearch, onSaved, onLeave }: OtherOptionsProps) {
  const [asksToSignIn, setAsksToSignIn] = useState(false);
  return (
    <div className={styles.options}>
      <CurrentLocationRow onSearch={onSearch}>
        <Trans>Deliver to where I am</Trans>
      </CurrentLocationRow>
      <button type="button" className={row.row} onClick={onSaved ?? (() => setAsksToSignIn(true))}>
        <Icon name="bookmark" />
        <Trans>Saved addresses</Trans>
      </button>
      {asksToSignIn && <SignInNote onLeave={onLeave} />}
    </div>
  );
}
