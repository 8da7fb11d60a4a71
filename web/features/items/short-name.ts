/** How long a name may be on a card [CARD-17]. */
const mostLetters = 25;

/** The name as a card shows it. A vowel with its tone marks is one letter; cut between them, the word would change. */
export function shortName(name: string): string {
  const letters = name.match(/\P{M}\p{M}*/gu) ?? [];
  if (letters.length <= mostLetters) return name;
  return `${letters.slice(0, mostLetters).join('').trimEnd()}…`;
}
