import { whenWishesAreSaved } from './toggle-wish.tsx';
import { readWishIds } from './wish-calls.ts';
import { changeWishes, noWishes, wishes } from './wish-store.ts';
import { listenToOtherTabs } from './wishes-of-tabs.ts';

/** Loads the wishes of a customer in one call, and updates them from other tabs. Ends on sign-out. */
export function refreshWishes(): () => void {
  let isWanted = true;
  const stopListening = listenToOtherTabs();
  // A failure is not worth a message.
  void readWishes(() => isWanted).catch(() => undefined);
  return () => {
    isWanted = false;
    stopListening();
    changeWishes(noWishes);
  };
}

/** A reply that is older than a press is requested again. */
async function readWishes(isWanted: () => boolean): Promise<void> {
  await whenWishesAreSaved();
  const before = wishes();
  const read = await readWishIds();
  if (!isWanted()) return;
  if (wishes() === before) changeWishes(read);
  else await readWishes(isWanted);
}
