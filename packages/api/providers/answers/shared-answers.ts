/** An answer that another node has made, and the milliseconds that it may still be kept. */
export interface SharedAnswer {
  text: string;
  milliseconds: number;
}

/** What was found under a key. */
export interface Found {
  answer?: SharedAnswer | undefined;
  /**
   * Tells an answer that was made after the look, and does not wait for it. One that was made while somebody told of a
   * change is found by nobody.
   */
  publish: (answer: SharedAnswer) => void;
}

/**
 * What the nodes of a market tell each other of dear answers that are the same for many. It may have lost any of them at
 * any time, and holds nothing of a person: whoever finds nothing makes the answer.
 */
export interface SharedAnswers {
  look: (key: string) => Promise<Found>;
  /** What was told before is found no more, by any node. */
  forget: () => void;
}
