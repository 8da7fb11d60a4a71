/** Returns the first letters of a name, in place of a photo: `AO`. */
export function initialsOf(...names: readonly string[]): string {
  const words = names.flatMap((name) => name.trim().split(/\s+/));
  const letters = words.map((word) => [...word][0] ?? '').filter(Boolean);
  return [letters[0], letters.length > 1 && letters.at(-1)].filter(Boolean).join('').toUpperCase();
}
