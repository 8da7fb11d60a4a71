import { href } from 'react-router';
import { cacheSection, type HomeScope } from './cached-sections.ts';

type Answers = Record<string, unknown>;

interface Batch {
  scope: HomeScope;
  names: string[];
  answers: Promise<Answers>;
}

let batch: Batch | undefined;

/** More names of items would make a long address; those of the sections right above are the last. */
const maxShown = 80;

/** Loads a section without the items that are `shown`; null if it shows nothing. Sections that come near together are one request. */
export async function loadSection(scope: HomeScope, name: string, shown: string[]): Promise<unknown> {
  if (batch?.scope !== scope) batch = startBatch(scope, shown);
  batch.names.push(name);
  const answer = (await batch.answers)[name];
  if (answer !== undefined) cacheSection(name, scope, answer);
  return answer ?? null;
}

function startBatch(scope: HomeScope, shown: string[]): Batch {
  const names: string[] = [];
  // All observers of one scroll report in the same task, each by itself.
  const answers = new Promise((resolve) => setTimeout(resolve)).then(() => {
    batch = undefined;
    return fetchSections(scope, names, { shown });
  });
  return { scope, names, answers };
}

/** One tab of a section, such as { 'best-reviewed': 'Drinks' }; undefined when it could not be asked. */
export async function loadTab(scope: HomeScope, name: string, tab: string): Promise<unknown> {
  return (await fetchSections(scope, [name], { tabs: { [name]: tab } }))[name];
}

/** A section that cannot be asked is left out, as on the server [HOME-11]. */
async function fetchSections(
  { moduleId, module }: HomeScope,
  names: string[],
  { tabs, shown = [] }: { tabs?: Record<string, string>; shown?: string[] },
): Promise<Answers> {
  const query = new URLSearchParams({ ...tabs, module, module_id: String(moduleId), sections: names.join() });
  for (const item of shown.slice(-maxShown)) query.append('shown', item);
  try {
    const reply = await fetch(`${href('/home/sections')}?${query}`);
    if (!reply.ok) throw new Error(`Sections of the home: ${reply.status}`);
    return (await reply.json()) as Answers;
  } catch (error) {
    console.error(error);
    return {};
  }
}
