import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'icon' | 'shape'> {}

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          iconSize={20}
          label={isShown ? t`Hide password` : t`Show password`}
          className={styles.eye}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
