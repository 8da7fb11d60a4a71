import { createContext } from 'react';

/** Whether the page spares data: the visitor has chosen so, or the browser asks for it with `Save-Data`. */
export const Light = createContext(false);

/** The same outside of a component. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return document.documentElement.hasAttribute('data-light') || connection?.saveData === true;
}
