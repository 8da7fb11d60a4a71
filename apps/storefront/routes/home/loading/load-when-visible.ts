import { href } from 'react-router';
import { cacheSection, type HomeScope } from './cached-sections.ts';

/** Below the screen by this share of its height a section begins to load [HOME-32]. */
const margin = '0px 0px 38% 0px';

interface Wanted {
  name: string;
  scope: HomeScope;
  onLoaded: (answer: unknown) => void;
}

const wanted = new Map<Element, Wanted>();
let watch: IntersectionObserver | undefined;

/** Loads a section when its placeholder comes near; null if it shows nothing. Returns a function that cancels it. */
export function loadWhenVisible(place: Element, section: Wanted): () => void {
  watch ??= new IntersectionObserver(askTogether, { rootMargin: margin });
  wanted.set(place, section);
  watch.observe(place);
  return () => {
    wanted.delete(place);
    watch?.unobserve(place);
  };
}

/** Sections that come near together are one request. */
function askTogether(entries: IntersectionObserverEntry[]): void {
  const come = entries.filter(({ isIntersecting }) => isIntersecting);
  const sections = come.flatMap(({ target }) => wanted.get(target) ?? []);
  for (const { target } of come) {
    // Styles use this attribute to avoid layout shifts until the content is there.
    target.toggleAttribute('data-coming', true);
    wanted.delete(target);
    watch?.unobserve(target);
  }
  const [first] = sections;
  if (!first) return;
  void askSectionsOf(
    first.scope,
    sections.map(({ name }) => name),
  ).then((answers) => {
    for (const { name, scope, onLoaded } of sections) {
      const answer = answers[name] ?? null;
      const isLost = !(name in answers);
      if (!isLost) cacheSection(name, scope, answer);
      onLoaded(answer);
    }
  });
}

/** One tab of a section, such as { 'best-reviewed': 'Drinks' }; undefined when it could not be asked. */
export async function askTab(scope: HomeScope, name: string, tab: string): Promise<unknown> {
  return (await askSectionsOf(scope, [name], { [name]: tab }))[name];
}

/** A section that cannot be asked is left out, as on the server [HOME-11]. */
async function askSectionsOf(
  { moduleId, module }: HomeScope,
  names: string[],
  tabs: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const query = new URLSearchParams({ ...tabs, module, module_id: String(moduleId), sections: names.join() });
  try {
    const reply = await fetch(`${href('/home/sections')}?${query}`);
    if (!reply.ok) throw new Error(`Sections of the home: ${reply.status}`);
    return (await reply.json()) as Record<string, unknown>;
  } catch (error) {
    console.error(error);
    return {};
  }
}
