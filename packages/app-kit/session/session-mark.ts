/**
 * Records that a customer is signed in here, under the documented key. The session itself is in a cookie that scripts
 * cannot read, so this is not a secret and grants nothing.
 */
const key = 'token';

/** The page shows a customer, whatever the storage contains. */
let isShown = false;

export function setSessionShown(is: boolean): void {
  isShown = is;
}

export function markSession(): void {
  try {
    localStorage.setItem(key, 'cookie');
  } catch {
    // Without storage the page cannot explain why a session is over.
  }
}

export function clearSessionMark(): void {
  isShown = false;
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be stored need not be removed.
  }
}

export function isSessionMarked(): boolean {
  return isShown || isSessionStored();
}

/** Returns whether any tab of this browser is signed in. */
export function isSessionStored(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Calls `listener` when another tab signs in or out. Returns a function that unsubscribes. */
export function listenToSessions(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
