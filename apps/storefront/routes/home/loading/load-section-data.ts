import { CallRefused } from 'market/calls/client';
import { cachedAnswers } from '../../../server/cached-answers.ts';
import type { Answers, HomeSection, SectionContext } from '../home-section.ts';
import { arrangeItems } from './arrange-items.ts';

/**
 * Loads all sections in parallel, except those that load on scroll, and awaits the first ones; the others follow as
 * promises. A section for customers is null for guests [HOME-12]. A section that fails is left out and logged [HOME-11].
 */
export async function loadSectionData(
  sections: readonly HomeSection[],
  sectionContext: SectionContext,
): Promise<Answers> {
  const answers: Answers = {};
  const nothing = sections.filter((section) => !isFor(section, sectionContext));
  for (const { name } of nothing) answers[name] = null;
  const requests = sections
    .filter((section) => !nothing.includes(section) && !waits(section, sectionContext))
    .map((section) => {
      const answer = answerOf(section, sectionContext).then((found) => {
        answers[section.name] = found;
        return found;
      });
      answers[section.name] = answer;
      return { section, answer };
    });
  await Promise.all(requests.filter(({ section }) => section.when !== 'deferred').map(({ answer }) => answer));
  return arrangeItems(sections, answers);
}

function isFor({ isForCustomers }: HomeSection, { isSignedIn }: SectionContext): boolean {
  return isSignedIn || !isForCustomers;
}

/** A tab in the address loads at once, wherever it is: before hydration nothing is lazy. */
function waits({ when, name }: HomeSection, { query }: SectionContext): boolean {
  return when === 'whenVisible' && !query.has(name);
}

/** Returns the data of the named sections, loaded concurrently, without items whose names the page shows already. */
export async function loadNamedSection(
  sections: readonly HomeSection[],
  names: readonly string[],
  sectionContext: SectionContext,
  shown: readonly string[] = [],
): Promise<Answers> {
  const named = sections.filter((section) => names.includes(section.name) && isFor(section, sectionContext));
  const answers = await Promise.all(
    named.map(async (section) => [section.name, await answerOf(section, sectionContext)]),
  );
  return arrangeItems(named, Object.fromEntries(answers), shown);
}

async function answerOf(section: HomeSection, sectionContext: SectionContext): Promise<unknown> {
  const { ofZone } = sectionContext;
  try {
    if (!section.isOfZone || !ofZone) return await section.load(sectionContext);
    return await cacheOf(section)(ofZone.key, () => section.load(ofZone.sectionContext));
  } catch (error) {
    // An expired session is not an error.
    const isOver = error instanceof CallRefused && error.status === 401;
    if (!isOver) console.error(`Section ${section.name} of the home is left out:`, error);
    return null;
  }
}

/** Maximum age of a rendered home page in seconds; an order always has the current price. */
const cacheSeconds = 2;
const caches = new WeakMap<HomeSection, ReturnType<typeof cachedAnswers<unknown>>>();

function cacheOf(section: HomeSection) {
  const cache = caches.get(section) ?? cachedAnswers<unknown>(cacheSeconds);
  caches.set(section, cache);
  return cache;
}
