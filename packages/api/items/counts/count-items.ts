import type { FastifyInstance } from 'fastify';
import { itemsContract } from 'market/items/items.contract';
import { countsAsOpening } from 'market/stores/stores-items.rules';
import type { ApiContext, ItemCounts } from '#api/http/api-context.ts';
import { addItemCounts } from './items-counts.data.ts';

/** Counts of a node that are not written yet. */
export interface OpenItemCounts extends ItemCounts {
  /** Writes them; if that fails they wait for the next time, and it rejects. */
  write: () => Promise<void>;
}

/** How often the counts of a node are written. One that dies loses so much of them at most. */
const writeMilliseconds = 10_000;

/**
 * Counts in memory how often items are opened and put into carts, so that neither waits for the database, and an item that
 * many want is no row that they all change [STO-092].
 */
export function openItemCounts({ db, now }: Pick<ApiContext, 'db' | 'now'>): OpenItemCounts {
  let counted = new Map<string, { views: number; cartAdds: number }>();
  const add = (name: string, views: number, cartAdds: number) => {
    const count = counted.get(name);
    if (!count) counted.set(name, { views, cartAdds });
    else {
      count.views += views;
      count.cartAdds += cartAdds;
    }
  };
  return {
    opened: (name) => add(name, 1, 0),
    putIntoCart: (itemId) => add(String(itemId), 0, 1),
    async write() {
      if (counted.size === 0) return;
      const counts = [...counted].map(([name, count]) => ({ name, ...count }));
      counted = new Map();
      try {
        await addItemCounts(db, counts, now());
      } catch (error) {
        for (const { name, views, cartAdds } of counts) add(name, views, cartAdds);
        throw error;
      }
    },
  };
}

/** Writes counts every ten seconds. Returns what ends it, after a last time. */
export function writeRegularly(counts: OpenItemCounts): () => Promise<void> {
  // While the database is away they wait.
  const write = () => counts.write().catch(() => {});
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, writeMilliseconds).unref();
  return async () => {
    clearInterval(timer);
    await writing;
    await write();
  };
}

const detailsUrl = itemsContract.details.path.replace('{id}', ':id');

/**
 * Counts each reply of the details of an item after it was sent, also one from the cache and one that only says that
 * nothing has changed: what the storefront asks for when a person opens an item [STO-092].
 */
export function countOpenings(app: FastifyInstance, context: Pick<ApiContext, 'itemCounts'>): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== detailsUrl) return;
    route.onResponse = async ({ method, params, headers }, { statusCode }) => {
      const isShown = method === 'GET' && (statusCode === 200 || statusCode === 304);
      if (!isShown || !countsAsOpening(headers['user-agent'] ?? '')) return;
      context.itemCounts?.opened((params as { id: string }).id);
    };
  });
}
