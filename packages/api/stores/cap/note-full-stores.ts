import { publishChange } from '#api/config/publish-change.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { fullUntilOf } from './find-slot.ts';
import { cappedStores, writeFullUntil } from './stores-cap.data.ts';

/** Notes until when each store with a cap is full, so that cards, pages and boards say what an order would get [STO-038]. */
export async function noteFullStores(context: ApiContext): Promise<[]> {
  const { db, now, live } = context;
  const changed: number[] = [];
  for (const store of await cappedStores(db)) {
    const at = now();
    const until = await fullUntilOf(db, store, at);
    const known = store.full_until && store.full_until > at ? store.full_until : null;
    if (until?.getTime() === known?.getTime()) continue;
    if (await writeFullUntil(db, store, until)) changed.push(store.id);
  }
  if (changed.length === 0) return [];
  await publishChange(context);
  await live.publish(
    db,
    changed.map((id) => ({ topic: `store:${id}`, name: 'board' as const, data: {} })),
  );
  return [];
}
