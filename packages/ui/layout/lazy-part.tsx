import { type ComponentType, lazy } from 'react';
import { savesData } from '../media/data-saver.ts';
import { Hydrated } from './hydrated.tsx';

/**
 * The one way to defer a part of a page of the storefront: a `lazy` whose script may fail to load. React would remember the
 * failure and unmount the page; this version leaves everything as it is, including server-rendered content, and loads the
 * script again. With `Save-Data` the script waits until the page is used. Place it within `Suspense`. Staff applications
 * use plain `lazy`: their service worker has all scripts on the device.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    if (!import.meta.env.SSR && savesData()) await touched;
    const { default: Part } = await loadWithRetries(load);
    return {
      default: (props: Props) => (
        <>
          <Part {...props} />
          <Hydrated />
        </>
      ),
    };
  });
}

/** Resolves once the page is pressed, typed into or scrolled. */
const touched = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const type of ['click', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
});

/** Loads a script that may fail to load: again after a pause of 2 s, then of twice as long each time, or as soon as the connection is back. */
export async function loadWithRetries<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = 2000; ; pause *= 2) {
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
