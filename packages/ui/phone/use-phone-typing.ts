import { type ChangeEvent, useEffect, useReducer } from 'react';
import { loadPhoneGrammar, type RawPhone, separated, withGaps } from './phone-text.ts';

interface PhoneTyping {
  type: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The number is typed: the country goes where it belongs. */
  settle: () => void;
}

/**
 * Gives a number its gaps while it is typed at its end; typing in its middle changes no gaps. It takes no letters.
 * `isPhone` is for fields that take other things too.
 */
export function usePhoneTyping(
  value: RawPhone,
  onChange: (value: RawPhone) => void,
  isPhone: (text: string) => boolean = () => true,
): PhoneTyping {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const isTyped = value.text !== '' && isPhone(value.text);
  useEffect(() => {
    if (isTyped) void loadPhoneGrammar().then(showAgain);
  }, [isTyped]);
  return {
    type({ target }) {
      const typed = { ...value, text: isPhone(target.value) ? target.value.replace(/\p{L}/gu, '') : target.value };
      const isAtEnd = target.selectionStart === target.value.length;
      onChange(isAtEnd && isPhone(typed.text) ? { ...typed, text: withGaps(typed) } : typed);
    },
    settle() {
      const next = isPhone(value.text) ? separated(value) : value;
      if (next.text !== value.text || next.country !== value.country) onChange(next);
    },
  };
}
