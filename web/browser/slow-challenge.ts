let listener: (() => void) | undefined;

/** Tells the page that a challenge takes longer than a second. */
export function noticeSlowChallenge(): void {
  listener?.();
}

/** Lets the page say so. Ends with the function that it returns. */
export function whenChallengeIsSlow(tell: () => void): () => void {
  listener = tell;
  return () => {
    listener = undefined;
  };
}
