import { openOverlay } from '#browser/overlay-store.ts';
import { pageContext } from '#features/config/page-context.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { sendMerge } from './cart-calls.ts';

/** A guest with items of one store signs in to a cart of another: one of the two is dropped, or it waits as a basket. */
export function askWhichCart({ from, to }: { from: string; to: string }): void {
  openOverlay({
    kind: 'other_store',
    from: { name: from },
    to: { name: to },
    onConfirm: () => answer('guest'),
    onKeepBoth: () => answer('both'),
    onCancel: () => void answer('mine'),
  });
}

async function answer(keep: 'guest' | 'mine' | 'both'): Promise<void> {
  try {
    await sendMerge(keep);
  } catch (error) {
    showFault(error, pageContext().i18n, () => void answer(keep));
  }
}
