/** The question that a call waits for; all calls that ask meanwhile share it. */
let question: Promise<boolean> | undefined;
let answer: ((isProved: boolean) => void) | undefined;
/** A person who closed the question does not get it again from each page that reads in the background. */
let isDeclined = false;
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Asks the person for the second factor; resolves to whether this session has proved it. */
export function askForFactor({ isRead }: { isRead: boolean }): Promise<boolean> {
  if (isRead && isDeclined) return Promise.resolve(false);
  question ??= new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  tellListeners();
  return question;
}

/** Ends the question. */
export function answerFactor(isProved: boolean): void {
  isDeclined = !isProved;
  answer?.(isProved);
  question = undefined;
  answer = undefined;
  tellListeners();
}

export function needsFactor(): boolean {
  return question !== undefined;
}

/** Calls `listener` when the question begins or ends. Returns a function that unsubscribes. */
export function listenToFactor(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
