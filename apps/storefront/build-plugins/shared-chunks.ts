/** What the bundler tells of a file. */
export interface Bundling {
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

const isOfEveryPage = comesWith(/\/storefront\/(root|entry\.client)\.tsx/);
const isOfHome = comesWith(/\/storefront\/routes\/home\/home-page\.tsx/);
const isOfCards = comesWith(/\/(storefront\/features\/items\/cards\/item-card|ui\/layout\/rail)\.tsx/);
const isOfItem = comesWith(/\/product-page\.tsx/);
/** Pages that show no goods. */
const isOfOrders = comesWith(/\/storefront\/routes\/(checkout|tracking)\/[a-z-]+-page\.tsx|\/landing-page\.tsx/);

/** What home shows below its first view. */
const isOfSections = comesWith(/\/storefront\/routes\/home\/(modules\/[a-z]+-home-rest|near-section)\.tsx/);
const isOfGoodsPages = comesWith(
  /\/storefront\/routes\/(stores|products|categories|promotions|checkout|tracking)\/[a-z-]+-page\.tsx/,
);

/** In this order each takes what it needs. */
export const chunks = ['frame', 'sums', 'prices', 'goods', 'home', 'shelves', 'sections'] as const;
type Chunk = (typeof chunks)[number];

/**
 * A few files in place of dozens, for compressed together they weigh a third less than apart: what every page needs with
 * what nearly every page needs, and the looks of all that home shows, which are there before its scripts and stay; the
 * cards of goods, which home brings behind its first view and the pages of stores at once, and of them what an order needs
 * too, and what the page of an item needs; the first view of home; what stands below it, and of that what pages of goods
 * show too.
 */
export function sharedChunk(id: string, bundling: Bundling): Chunk | null {
  const pages = [isOfHome, isOfCards, isOfOrders, isOfSections, isOfGoodsPages];
  const [home, cards, orders, sections, goods] = pages.map((isOf) => isOf(id, bundling));
  const isStyle = id.endsWith('.css');
  if (isOfEveryPage(id, bundling) || (home && isStyle)) return 'frame';
  if (home) return cards || orders || goods ? 'frame' : 'home';
  if (cards) return withoutCards(id, bundling) ?? 'goods';
  if (!sections || isStyle) return null;
  return withoutCards(id, bundling) ?? (goods ? 'shelves' : 'sections');
}

/** Pages that begin without a single card need little of what cards need. */
function withoutCards(id: string, bundling: Bundling): Chunk | null {
  if (isOfOrders(id, bundling)) return 'sums';
  return isOfItem(id, bundling) ? 'prices' : null;
}
