declare const minorUnits: unique symbol;

/** A whole number of minor units (kobo, cents). Sums are exact because there are no fractions. */
export type Money = number & { readonly [minorUnits]: true };

/** All supported currencies divide into hundredths. */
const minorPerMajor = 100;

export const nothing = 0 as Money;

export function money(minor: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole amount: ${minor}`);
  return minor as Money;
}

export function times(amount: Money, quantity: number): Money {
  return money(amount * quantity);
}

export function plus(...amounts: Money[]): Money {
  return money(amounts.reduce<number>((total, amount) => total + amount, 0));
}

export function minus(amount: Money, less: Money): Money {
  return money(amount - less);
}

/** Returns the decimal number of the API's JSON; internally, amounts are integers. */
export function toDecimal(amount: Money): number {
  return amount / minorPerMajor;
}

/** Returns the amount of a decimal number of the API's JSON. */
export function fromDecimal(decimal: number): Money {
  return money(Math.round(decimal * minorPerMajor));
}

/** The smallest amount that `digits` decimals can show, in minor units: 100 for none, 1 for two. */
export function roundingStep(digits: number): Money {
  return money(Math.max(1, minorPerMajor / 10 ** digits));
}

/** Rounds half up to whole steps of `roundTo`, so that calculated and displayed amounts are equal. */
export function roundedTo(minor: number, roundTo: Money): Money {
  return money(Math.floor(minor / roundTo + 0.5) * roundTo);
}

/** Returns a share of an amount in basis points (1/100 of a percent), rounded to whole steps of `roundTo`. */
export function share(amount: Money, basisPoints: number, roundTo: Money): Money {
  return roundedTo((amount * basisPoints) / 10_000, roundTo);
}

/** Returns the one currency that all codes name, or null for none or more than one: such amounts have no sum. */
export function sharedCurrency(codes: readonly string[]): string | null {
  const [first, ...others] = new Set(codes);
  return first !== undefined && others.length === 0 ? first : null;
}
