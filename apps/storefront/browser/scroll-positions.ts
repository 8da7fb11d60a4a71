/** Where React Router keeps, for this tab, how far each page of the history was scrolled. */
export const scrollPositions = 'scroll-positions';
