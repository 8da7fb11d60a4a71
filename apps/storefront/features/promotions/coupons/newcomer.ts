/** Tells this browser's next home that somebody has just signed up [HOME-13]. */
const mark = 'newcomer';

export function markNewcomer(): void {
  try {
    localStorage.setItem(mark, 'yes');
  } catch {
    // A forbidden storage only means that nobody is welcomed.
  }
}

export function isNewcomer(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}

export function forgetNewcomer(): void {
  try {
    localStorage.removeItem(mark);
  } catch {
    // As above.
  }
}
