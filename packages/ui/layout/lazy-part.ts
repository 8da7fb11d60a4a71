import { lazy } from 'react';

/** How long the first pause is before a download is tried again, in milliseconds; each further one takes twice as long. */
const firstPause = 2000;

/**
 * A `lazy` whose script may fail to load: React would remember the failure and unmount the page. This version leaves
 * everything as it is, including server-rendered content, and loads the script again.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => untilThere(load));

/** Loads what may stay away: again after a pause, or as soon as the connection is back. */
export async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      console.warn(error);
      await nextChance(pause);
    }
  }
}

function nextChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pause);
    addEventListener('online', () => resolve(), { once: true });
  });
}
