/** As Lingui compiles a text: words, `#`, and lists of name, kind and branches. */
export type Token = string | [name: string, kind?: string, branches?: Record<string, Tokens>];
export type Tokens = string | Token[];

/**
 * Texts that count, so that nobody has to load how languages write and count numbers: the first such text of a page
 * takes a browser some 20 ms in one piece, and a phone a multiple of it. Our languages count one and many, so a plural
 * becomes a choice between `1` and the others, and its `#` the value that `Speech` gives beside the count.
 */
export function countedTexts(texts: Record<string, Tokens>): Record<string, Tokens> {
  return Object.fromEntries(Object.entries(texts).map(([name, tokens]) => [name, countedTokens(tokens)]));
}

function countedTokens(tokens: Tokens, of?: string): Tokens {
  if (typeof tokens === 'string') return tokens;
  return tokens.map((token): Token => {
    if (token === '#' && of) return [`${of}#`];
    if (typeof token === 'string') return token;
    const [name, kind, branches] = token;
    if (!branches || kind !== 'plural') return token;
    const chosen = Object.entries(branches).map(([branch, inside]) => [keyOf(branch), countedTokens(inside, name)]);
    return [name, 'select', Object.fromEntries(chosen)];
  });
}

/** @param branch of a plural: an exact number, `one` or `other` */
function keyOf(branch: string): string {
  if (branch === 'one') return '1';
  if (branch === 'other' || /^\d+$/.test(branch)) return branch;
  throw new Error(`No language of ours counts by ${branch}`);
}
