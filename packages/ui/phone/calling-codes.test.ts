import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { callingCodeOf, countries } from './calling-codes.ts';

it('the calling codes are those of the library that reads the numbers', () => {
  expect(countries).toEqual(getCountries());
  for (const country of getCountries()) expect(callingCodeOf(country)).toBe(getCountryCallingCode(country));
  expect(callingCodeOf('XX')).toBe('');
});
