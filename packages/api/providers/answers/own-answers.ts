import type { SharedAnswers } from './shared-answers.ts';

const nothing = { publish: () => {} };

/** A node without shared answers. */
export const ownAnswers: SharedAnswers = {
  look: async () => nothing,
  forget: () => {},
};
