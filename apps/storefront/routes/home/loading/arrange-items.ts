import { itemsOfRail } from 'market/items/items-rails.rules';
import type { Answers, HomeSection } from '../home-section.ts';

/** Returns the answers of sections with the items that each shows: none that is in `shown`, or in a section before it. */
export function arrangeItems(
  sections: readonly HomeSection[],
  answers: Answers,
  shown: Iterable<string> = [],
): Answers {
  const names = new Set(shown);
  const arranged = { ...answers };
  for (const { name, items } of sections) {
    const answer = answers[name];
    if (!items || answer === undefined || answer === null) continue;
    const chosen = itemsOfRail(items.of(answer), names, items.limit);
    arranged[name] = items.withOnly(answer, chosen);
    for (const item of chosen) names.add(item.name);
  }
  return arranged;
}
