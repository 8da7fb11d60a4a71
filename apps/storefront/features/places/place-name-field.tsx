import { useLingui } from '@lingui/react/macro';
import { Field } from 'ui/forms/field.tsx';
import type { PlaceName } from './use-place-name.tsx';

/** Lets the customer name a place that no geocoder knows. */
export function PlaceNameField({ naming: { name, setName }, className }: { naming: PlaceName; className?: string }) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Name this place`}
      hint={t`Street, landmark or building`}
      maxLength={200}
      value={name}
      onChange={({ target }) => setName(target.value)}
      className={className}
    />
  );
}
