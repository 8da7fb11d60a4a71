/** How loud the bell is for the person; apart from the bell, which the first view of an application need not load. */
export const loudness = {
  /** 1 as usual, 0 for silence [SEAT-26]. */
  share: 1,
};
