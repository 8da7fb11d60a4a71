import { useEffect, useReducer, useState } from 'react';
import { internationalOf, loadPhoneGrammar, type RawPhone, separated } from 'ui/phone/phone-text.ts';
import { useStartCountry } from './use-start-country.ts';

/**
 * A phone input over a form that has the number as one text. A number of `ownCountry` stays as it is written, since the
 * reader of the form knows that country; one of another country is written with its calling code.
 */
export function usePhoneText(text: string, onText: (text: string) => void, ownCountry?: string) {
  const start = useStartCountry();
  const [typed, setTyped] = useState({ as: '', phone: { country: start, text: '' } });
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  // A text that was not typed here, such as that of a draft or of a saved address.
  const isWritten = text !== typed.as;
  useEffect(() => {
    if (isWritten) void loadPhoneGrammar().then(showAgain);
  }, [isWritten]);
  return {
    value: isWritten ? separated({ country: ownCountry || start, text }) : typed.phone,
    onChange(phone: RawPhone) {
      const as = phone.country === ownCountry ? phone.text : internationalOf(phone);
      setTyped({ as, phone });
      onText(as);
    },
  };
}
