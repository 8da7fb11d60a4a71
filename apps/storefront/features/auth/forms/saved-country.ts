/** The documented key of the country that was chosen in a phone input [AUTH-143]. */
const key = 'country';

export function savedCountry(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveCountry(country: string): void {
  try {
    localStorage.setItem(key, country);
  } catch {
    // Without storage the configured country is the default again next time.
  }
}
