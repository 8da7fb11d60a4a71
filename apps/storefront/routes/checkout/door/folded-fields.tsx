import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import checkout from '../checkout-page.module.css';
import styles from './folded-fields.module.css';

interface FoldedFieldsProps {
  /** What the fields are for, while all of them are empty. */
  title: ReactNode;
  /** What is in them; null for nothing. */
  known: ReactNode;
  children: ReactNode;
}

/** Fields that may stay empty, behind one line with what is in them. */
export function FoldedFields({ title, known, children }: FoldedFieldsProps) {
  return (
    <details>
      <summary className={classNames(checkout.place, styles.opens)}>
        <span className={checkout.pin}>
          <Icon name="notebook-pen" size={22} />
        </span>
        <span className={checkout.address}>
          <span className={styles.clamped}>{known ?? title}</span>
          {known === null && (
            <small className={checkout.kind}>
              <Trans>Optional</Trans>
            </small>
          )}
        </span>
        <Icon name="chevron-down" className={styles.turns} />
      </summary>
      <div className={checkout.door}>{children}</div>
    </details>
  );
}
