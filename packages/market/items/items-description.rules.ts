/** A property of an item in the words of its store, such as 'Material' and 'Cotton'. */
export interface ItemFact {
  name: string;
  value: string;
}

export interface Described {
  /** What is said of the item, without its facts. */
  text: string;
  facts: ItemFact[];
}

/** A name of one to three words before a colon, and what follows it on the same line. */
const factLine = /^(\p{L}[\p{L}\p{M}' -]{1,23}):\s+(\S.{0,119})$/u;

/**
 * Returns a description as its text and its facts: the lines at its end that have the form 'Material: Cotton'. Everything
 * before the last line without that form is text, so that a colon within it stays there.
 */
export function describedIn(description: string): Described {
  const lines = description.split('\n').map((line) => line.trim());
  const facts: ItemFact[] = [];
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    const [, name, value] = factLine.exec(line) ?? [];
    if (name && value) facts.unshift({ name, value });
    else if (line !== '') {
      lines.push(line);
      break;
    }
  }
  return { text: lines.join('\n').trim(), facts };
}
