import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PhoneInput } from '#features/auth/forms/phone-input.tsx';
import { useStartCountry } from '#features/auth/forms/use-start-country.ts';

/** The phone number of a guest's order, with the country that it is read in; both go with the form [PARC-15] [TRK-26]. */
export function GuestPhone({ isMissing }: { isMissing: boolean }) {
  const { t } = useLingui();
  const [phone, setPhone] = useState({ text: '', country: useStartCountry() });
  return (
    <>
      <PhoneInput
        label={t`Phone`}
        name="contact"
        value={phone}
        onChange={setPhone}
        fault={isMissing && t`Need a contact number`}
      />
      <input type="hidden" name="country" value={phone.country} />
    </>
  );
}
