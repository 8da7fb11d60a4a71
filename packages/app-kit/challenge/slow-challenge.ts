/** What the page does while a challenge, its download included, takes longer than a second. */
interface Listener {
  onSlow: () => void;
  /** It is over, solved or not. */
  end: () => void;
}

let listener: Listener | undefined;

/** Notifies the page that a challenge takes longer than a second; the returned function, that it is over. */
export function noticeSlowChallenge(): () => void {
  listener?.onSlow();
  return () => listener?.end();
}

/** Lets the page say so. Ends with the function that it returns. */
export function whenChallengeIsSlow(onSlow: Listener): () => void {
  listener = onSlow;
  return () => {
    listener = undefined;
  };
}
