/** How long a name may be on a card [CARD-17]. */
const maxLetters = 25;

/** What a card shows of a name, and the rest of it. A vowel with its tone marks is one letter; cut between them, the word would change. */
export function partsOfName(name: string): { shown: string; rest: string } {
  const letters = name.match(/\P{M}\p{M}*/gu) ?? [];
  if (letters.length <= maxLetters) return { shown: name, rest: '' };
  const shown = letters.slice(0, maxLetters).join('').trimEnd();
  return { shown, rest: name.slice(shown.length) };
}
