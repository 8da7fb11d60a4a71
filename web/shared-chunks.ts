/** What the bundler tells of a file. */
interface Bundling {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether a file is loaded at once with what `start` names, by imports that nobody has put off. */
function comesWith(start: RegExp): (id: string, bundling: Bundling) => boolean {
  const known = new Map<string, boolean>();
  return function look(id, bundling): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Until the answer is known, a ring of imports leads nowhere.
    known.set(id, false);
    const importers = bundling.getModuleInfo(id)?.importers ?? [];
    const answer = start.test(id) || importers.some((importer) => look(importer, bundling));
    known.set(id, answer);
    return answer;
  };
}

const isOfEveryPage = comesWith(/\/web\/(root|entry\.client)\.tsx/);
const isOfHome = comesWith(/\/web\/routes\/home\/home-page\.tsx/);
/** Pages that show no goods. */
const isOfOrders = comesWith(/\/web\/routes\/(checkout|tracking)\/[a-z-]+-page\.tsx|\/landing-page\.tsx/);

/**
 * Two files in place of dozens, for compressed together they weigh a third less than apart: what every page needs with
 * what nearly every page needs, and the goods as home and the pages of stores and items show them.
 */
export function sharedChunk(id: string, bundling: Bundling): string | null {
  if (isOfEveryPage(id, bundling)) return 'frame';
  if (!isOfHome(id, bundling)) return null;
  return isOfOrders(id, bundling) ? 'frame' : 'goods';
}
