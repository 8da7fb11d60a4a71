/** Tells the next home page of this browser that a customer has just signed up [HOME-13]. */
const mark = 'newcomer';

export function markNewcomer(): void {
  try {
    localStorage.setItem(mark, 'yes');
  } catch {
    // Without storage there is no welcome.
  }
}

export function isNewcomer(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}

export function deleteNewcomer(): void {
  try {
    localStorage.removeItem(mark);
  } catch {
    // Storage may be full or forbidden; the page works without it.
  }
}
