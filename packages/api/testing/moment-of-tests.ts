/** Noon in Lagos: shops are open, night kitchens are not. The moment of the seed and of the test clock. */
export const momentOfTests = new Date('2026-11-20T11:00:00Z');
