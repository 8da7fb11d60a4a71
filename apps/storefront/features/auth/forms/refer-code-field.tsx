import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from 'ui/forms/field.tsx';
import styles from './auth-form.module.css';

export interface ReferCodeFieldProps {
  value: string;
  onChange: (text: string) => void;
  fault?: string | undefined;
}

/** The code of the inviting customer [AUTH-70] [AUTH-77]. Few have one, so it opens on a press. */
export function ReferCodeField({ value, onChange, fault }: ReferCodeFieldProps) {
  const [isOpen, setIsOpen] = useState(value !== '');
  if (!isOpen && !fault) {
    return (
      <button
        type="button"
        className={`${styles.link} ${styles.target} ${styles.opener}`}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Have a referral code?</Trans>
      </button>
    );
  }
  return (
    <Field
      label={<Trans>Refer Code (optional)</Trans>}
      name="ref_code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      maxLength={20}
      // The press asked for it.
      autoFocus={isOpen && value === ''}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fault={fault}
    />
  );
}
