/** The vehicles of couriers. */
export const vehicles = ['foot', 'bicycle', 'motorcycle', 'car'] as const;
export type Vehicle = (typeof vehicles)[number];

/** Documents that identify a courier; the operator checks them in person. */
export const identityTypes = ['national_id', 'passport', 'driving_license'] as const;
export type IdentityType = (typeof identityTypes)[number];

/** Maximum minutes of a delivery time: ten hours. */
export const maxDeliveryMinutes = 600;

/** Returns what is wrong with the delivery times of a store, in minutes; undefined if nothing is. */
export function faultOfDeliveryTimes(shortest: number, longest: number): 'shortest' | 'longest' | undefined {
  const isTime = (minutes: number) => Number.isInteger(minutes) && minutes >= 1 && minutes <= maxDeliveryMinutes;
  if (!isTime(shortest)) return 'shortest';
  return isTime(longest) && longest >= shortest ? undefined : 'longest';
}

const standardEmail = /^[^\s@]{1,64}@(?=[^\s@]{3,190}$)[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns whether a text can be the e-mail address of a newsletter subscriber [FOOT-20]. */
export function isNewsletterEmail(text: string): boolean {
  return standardEmail.test(text.trim());
}
