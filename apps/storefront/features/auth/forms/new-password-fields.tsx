import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PasswordField } from 'ui/forms/password-field.tsx';

type Name = 'password' | 'confirm_password';

export interface NewPasswordFieldsProps {
  label: ReactNode;
  password: string;
  /** The same, typed again. */
  again: string;
  onChange: (name: Name, text: string) => void;
  onLeave: (name: Name) => void;
  faults: Partial<Record<Name, string>>;
}

/** A password that is to be the one of an account, and again [AUTH-85] to [AUTH-88]. */
export function NewPasswordFields({ label, password, again, onChange, onLeave, faults }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const field = (name: Name) => ({
    name,
    autoComplete: 'new-password',
    maxLength: 200,
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(name, target.value),
    onBlur: () => onLeave(name),
    fault: faults[name],
  });
  return (
    <>
      <PasswordField label={label} value={password} {...field('password')} />
      <PasswordField label={t`Confirm Password`} value={again} {...field('confirm_password')} />
    </>
  );
}
