/** After which a browser that has not started to print counts as one that does not [STO-031]. */
export const beginMilliseconds = 10_000;

/**
 * Opens the print dialog of the browser, or prints at once where it has none. Resolves with whether the browser has
 * started: some have no printing, refuse it or do nothing. Whether paper comes, no browser says: a dialog that is canceled
 * ends like one that prints.
 */
export function printPage(): Promise<boolean> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const { signal } = ended;
    const end = (isPrinted: boolean) => {
      ended.abort();
      clearTimeout(timer);
      resolve(isPrinted);
    };
    const begin = () => {
      clearTimeout(timer);
      // The dialog lets no touch through: the next one says that it is closed, also where the browser does not.
      for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, () => end(true), { signal });
    };
    const timer = setTimeout(() => end(false), beginMilliseconds);
    window.addEventListener('beforeprint', begin, { signal });
    window.addEventListener('afterprint', () => end(true), { signal });
    try {
      window.print();
      // Old browsers tell nothing, and wait for their dialog instead.
      if (!('onafterprint' in window)) end(true);
    } catch {
      end(false);
    }
  });
}
