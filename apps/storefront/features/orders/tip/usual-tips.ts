/** Whole units of a currency that people give. */
export const usualTips: Readonly<Record<string, readonly number[]>> = { NGN: [200, 500, 1000], KES: [30, 50, 100] };

/** The longest tip that can be typed, in digits. */
export const maxTipDigits = 6;

/** Returns the whole number in a typed text; 0 without a digit. */
export function wholeIn(text: string): number {
  return Number(text.replace(/\D/g, '').slice(0, maxTipDigits));
}
