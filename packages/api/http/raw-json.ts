/** A reply that its handler has written as JSON itself, for lists that are asked for more than all else. */
export class RawJson<Reply> {
  /** Never set: it lets the compiler distinguish the replies of two calls. */
  declare readonly reply: Reply;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what JSON may not hold as they are
const toEscape = /["\\\u0000-\u001f]/;

/** A text as JSON. Hardly any has something to escape, and to look is cheaper than to escape. */
export function jsonString(text: string): string {
  return toEscape.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** Some megabytes at most, where each text is a kilobyte. */
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
