import { whenWishesAreSaved } from './toggle-wish.tsx';
import { readWishIds } from './wish-calls.ts';
import { changeWishes, noWishes, wishes } from './wish-store.ts';
import { listenToOtherTabs } from './wishes-of-tabs.ts';

/** Fills the hearts of a customer's page by one call, and keeps them as other tabs have them. Ends when he is signed out. */
export function refreshWishes(): () => void {
  let isWanted = true;
  const stopListening = listenToOtherTabs();
  // Hearts that nobody could fill are no reason for a message.
  void readWishes(() => isWanted).catch(() => undefined);
  return () => {
    isWanted = false;
    stopListening();
    changeWishes(noWishes);
  };
}

/** An answer that a press has overtaken is asked for again. */
async function readWishes(isWanted: () => boolean): Promise<void> {
  await whenWishesAreSaved();
  const before = wishes();
  const read = await readWishIds();
  if (!isWanted()) return;
  if (wishes() === before) changeWishes(read);
  else await readWishes(isWanted);
}
