/** What a delivery man comes with. */
export const vehicles = ['foot', 'bicycle', 'motorcycle', 'car'] as const;
export type Vehicle = (typeof vehicles)[number];

/** What proves who a delivery man is; the operator looks at it when they meet. */
export const identityTypes = ['national_id', 'passport', 'driving_license'] as const;
export type IdentityType = (typeof identityTypes)[number];

/** Minutes that a delivery may be said to take, at most: ten hours. */
export const longestDelivery = 600;

/** What is wrong with the delivery times of a store, in minutes; undefined where nothing is. */
export function faultOfDeliveryTimes(shortest: number, longest: number): 'shortest' | 'longest' | undefined {
  const isTime = (minutes: number) => Number.isInteger(minutes) && minutes >= 1 && minutes <= longestDelivery;
  if (!isTime(shortest)) return 'shortest';
  return isTime(longest) && longest >= shortest ? undefined : 'longest';
}

const standardEmail = /^[^\s@]{1,64}@(?=[^\s@]{3,190}$)[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text can be the e-mail address of somebody who wants news [FOOT-20]. */
export function isNewsletterEmail(text: string): boolean {
  return standardEmail.test(text.trim());
}
