import { createContext, use } from 'react';

/** When the server made the page: what depends on the time is then the same in the first HTML and in the browser. */
export const ShownAt = createContext<number | undefined>(undefined);

export function useShownAt(): Date {
  const milliseconds = use(ShownAt);
  return milliseconds === undefined ? new Date() : new Date(milliseconds);
}
