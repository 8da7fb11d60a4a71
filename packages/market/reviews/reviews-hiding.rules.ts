/** Why an operator hides a review: the closed list, which the reply and the audit log name [OPS-072]. */
export const hidingRules = ['insult', 'private_data', 'advertising', 'not_the_order', 'false_review'] as const;
export type HidingRule = (typeof hidingRules)[number];

/** The lists that an operator reads: reported and undecided ones, hidden ones, all. */
export const moderationLists = ['reported', 'hidden', 'all'] as const;
export type ModerationList = (typeof moderationLists)[number];

/** Characters of the words to the writer, at most. */
export const maxWordsToWriter = 600;

/** Returns by how many reviews a decision changes the rating of what is reviewed: -1, 0 or 1 [OPS-072]. */
export function ratingChangeOf(before: HidingRule | null, after: HidingRule | null): -1 | 0 | 1 {
  if ((before === null) === (after === null)) return 0;
  return after === null ? 1 : -1;
}
