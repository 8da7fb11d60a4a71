import { type ComponentType, lazy } from 'react';
import { Hydrated } from './hydrated.tsx';

/** How long the first pause is before a download is tried again, in milliseconds; each further one takes twice as long. */
const firstPause = 2000;

/**
 * The one way to defer a part of a page: `lazy` for a part whose script may stay away. React would remember a failed
 * download for ever, and take the whole page down. Here all else stays as it is, what the server has rendered of the
 * part too, and its script is asked for again. It stands within `Suspense`.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const { default: Part } = await untilThere(load);
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
