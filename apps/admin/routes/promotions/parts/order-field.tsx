import { useLingui } from '@lingui/react/macro';
import { Field } from 'ui/forms/field.tsx';

/** Where something is among the others of a home. */
export function OrderField({ value, onChange }: { value: string; onChange: (position: string) => void }) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Order`}
      hint={t`Smaller numbers come first.`}
      inputMode="numeric"
      dir="ltr"
      maxLength={3}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
    />
  );
}
