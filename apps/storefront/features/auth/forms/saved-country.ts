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
    // A forbidden storage only means that the configured country stands there next time.
  }
}
