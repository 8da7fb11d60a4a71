import type { SharedAnswers } from './shared-answers.ts';

const nothing = { publish: () => {} };

/** A node without shared answers. */
export const ownAnswers: SharedAnswers = {
  get: async () => nothing,
  forget: () => {},
};
