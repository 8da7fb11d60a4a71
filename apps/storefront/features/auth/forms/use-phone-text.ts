import { useState } from 'react';
import { internationalOf, type WrittenPhone } from 'ui/phone/phone-text.ts';
import { useStartCountry } from './use-start-country.ts';

/**
 * A phone input over a form that has the number as one text. A number of `ownCountry` stays as it is written, since the
 * reader of the form knows that country; one of another country is written with its calling code.
 */
export function usePhoneText(text: string, onText: (text: string) => void, ownCountry?: string) {
  const start = useStartCountry();
  const [typed, setTyped] = useState({ as: '', phone: { country: start, text: '' } });
  // A text that was not typed here, such as one of a saved address.
  const written = { country: ownCountry || start, text };
  return {
    value: typed.as === text ? typed.phone : written,
    onChange(phone: WrittenPhone) {
      const as = phone.country === ownCountry ? phone.text : internationalOf(phone);
      setTyped({ as, phone });
      onText(as);
    },
  };
}
