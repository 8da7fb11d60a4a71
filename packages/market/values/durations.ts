/** Lengths of time, in the unit that each name ends in. */
export const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;

export const secondMilliseconds = 1000;
export const minuteMilliseconds = 1000 * minuteSeconds;
export const hourMilliseconds = 1000 * hourSeconds;
export const dayMilliseconds = 1000 * daySeconds;
