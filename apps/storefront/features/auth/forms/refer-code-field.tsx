import { Trans } from '@lingui/react/macro';
import { Field } from 'ui/forms/field.tsx';

export interface ReferCodeFieldProps {
  value: string;
  onChange: (text: string) => void;
  fault?: string | undefined;
}

/** The code of the inviting customer [AUTH-70] [AUTH-77]. */
export function ReferCodeField({ value, onChange, fault }: ReferCodeFieldProps) {
  return (
    <Field
      label={<Trans>Refer Code (optional)</Trans>}
      name="ref_code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      maxLength={20}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fault={fault}
    />
  );
}
