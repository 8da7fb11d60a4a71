import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.ts';
import { learnRest } from '#i18n/speech.ts';

/** What the server has begun to load of them; a part may bring further ones. */
const loading: Promise<void>[] = [];

/** Resolves once all parts are loaded, so that the server also renders its first page completely and without shifts. */
export async function deferredParts(): Promise<void> {
  for (const part of loading) await part;
}

/**
 * A part that the server renders while its script loads after the first view: until then its links are plain links. Its
 * texts are not among those of the first page. Its styles come with the page, or it would render unstyled and shift
 * everything below: name them in `_styles`, so that the bundler keeps them.
 */
export function defer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ..._styles: object[]
): ComponentType<Props> {
  return deferWith(undefined, load);
}

/** The same, with a placeholder for pages that were not server-rendered. */
export function deferWith<Props extends object>(
  wait: ReactNode,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(async () => {
    if (typeof document !== 'undefined') await Promise.all([firstView(), learnRest(document.documentElement.lang)]);
    return { default: await load() };
  });
  let Rendered: ComponentType<Props> = Part;
  if (typeof document === 'undefined') {
    loading.push(
      load().then(
        (part) => {
          Rendered = part;
        },
        (error: unknown) => console.error(error),
      ),
    );
  }
  return (props) => (
    <Suspense fallback={wait}>
      <Rendered {...props} />
    </Suspense>
  );
}

/** When the page and its first pictures are there; at once on every later page. */
function firstView(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
