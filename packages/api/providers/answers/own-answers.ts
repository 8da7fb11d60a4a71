import type { SharedAnswers } from './shared-answers.ts';

const nothing = { publish: () => {} };

/** A node that keeps its answers for itself: nobody else tells it any. */
export const ownAnswers: SharedAnswers = {
  look: async () => nothing,
  forget: () => {},
};
