/** About 2 MB if each text is a kilobyte. */
const maxEntries = 2000;

/** Memoizes a function of a text: few texts occur in many rows, and the same rows are read repeatedly. */
export function memoize<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= maxEntries) made.clear();
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
}
