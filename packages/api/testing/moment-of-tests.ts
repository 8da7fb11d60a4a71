/** Noon in Lagos: shops are open, night kitchens are not. The seeded market and its clock agree on it. */
export const momentOfTests = new Date('2026-11-20T11:00:00Z');
