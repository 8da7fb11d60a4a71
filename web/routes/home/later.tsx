import { type ComponentType, lazy, Suspense } from 'react';
import { learnRest } from '#i18n/speech.ts';

/**
 * A part that the server draws at once while its script comes behind the first view: until then its links are plain
 * links. What it says is not among the words of the first page. Its styles come with the page, or it would be drawn
 * without them first and move everything below: name them in `_styles`, so that the bundler keeps them.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ..._styles: object[]
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (typeof document !== 'undefined') await Promise.all([firstView(), learnRest(document.documentElement.lang)]);
    return { default: await load() };
  });
  // The server has it from its start, so that also its first page is drawn whole.
  let Drawn: ComponentType<Props> = Part;
  if (typeof document === 'undefined') {
    load().then(
      (part) => {
        Drawn = part;
      },
      (error: unknown) => console.error(error),
    );
  }
  return (props) => (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}

/** When the page and its first pictures are there; at once on every later page. */
function firstView(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
