import { createContext } from 'react';

/** Whether the page saves data: by the visitor's choice, or by the browser's `Save-Data`. */
export const DataSaver = createContext(false);

/** The same outside of a component. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return document.documentElement.hasAttribute('data-saver') || connection?.saveData === true;
}
