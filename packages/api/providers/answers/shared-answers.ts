/** An answer of another node, and the milliseconds for which it may still be cached. */
export interface SharedAnswer {
  text: string;
  milliseconds: number;
}

/** The result of a look-up. */
export interface Found {
  answer?: SharedAnswer | undefined;
  /**
   * Publishes an answer that was made after the look-up, without waiting. An answer that was made while a change was
   * published is never found.
   */
  publish: (answer: SharedAnswer) => void;
}

/**
 * Expensive answers that the nodes share because they are the same for many callers. Any of them may be missing at any
 * time, and none contains personal data: a node that finds nothing makes the answer.
 */
export interface SharedAnswers {
  get: (key: string) => Promise<Found>;
  /** Earlier answers are no longer found by any node. */
  forget: () => void;
}
