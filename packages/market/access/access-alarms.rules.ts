/** Digits of the code that ends an alarm [DEL-65]. */
export const alarmPinDigits = 4;

/** How long the button of the alarm is held, in milliseconds: a pocket does not press so long. */
export const holdMilliseconds = 2_000;

/** Wrong codes of an alarm that are answered within an hour. */
export const maxPinTries = 10;

/** The emergency numbers of countries whose number is not the one of the networks. */
const emergencyNumbers: Readonly<Record<string, string>> = { KE: '999', US: '911', CA: '911', IN: '112', TZ: '112' };

/** 112 leads to the emergency services from every mobile network, also where the country has a number of its own. */
const networkNumber = '112';

/** Returns the number of the emergency services of a country [DEL-65]. */
export function emergencyNumberOf(country: string): string {
  return emergencyNumbers[country] ?? networkNumber;
}
