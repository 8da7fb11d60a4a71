const beginnings = ['803', '805', '806', '813', '703', '706', '810', '816', '814', '903'];

/** Returns the n-th of a million Nigerian numbers, all different; those of a crowd begin in many ways. */
export function phoneOf(n: number): string {
  const group = Math.floor(n / beginnings.length) % 10;
  return `+234${beginnings[n % beginnings.length]}${group}${String(n).padStart(6, '0')}`;
}
