import { createContext } from 'react';

/** Whether the page spares data: the visitor has chosen so, or the browser asks for it with `Save-Data`. */
export const DataSaver = createContext(false);

/** The same outside of a component. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return document.documentElement.hasAttribute('data-saver') || connection?.saveData === true;
}
