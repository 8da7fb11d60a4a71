/** Returns a written number of at least 0; undefined where it is none. A comma may stand for the point. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

/** Returns written degrees; undefined where they are none. A real minus sign is one too. */
export function degreesIn(text: string, most: 90 | 180): number | undefined {
  const plain = text.trim().replace('\u2212', '-').replace(',', '.');
  const value = /^-?\d{1,3}(\.\d{1,12})?$/.test(plain) ? Number(plain) : Number.NaN;
  return Math.abs(value) <= most ? value : undefined;
}
