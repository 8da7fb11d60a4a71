import { msg } from '@lingui/core/macro';
import { toast } from 'ui/feedback/toast.ts';
import { pageContext } from '#features/config/page-context.ts';
import { replyTexts } from '#features/config/reply-texts.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { sendWish } from './wish-calls.ts';
import { isWished, setWish, type WishKind } from './wish-store.ts';
import { notifyOtherTabs } from './wishes-of-tabs.ts';

/** One heart after the other: quick presses on the same one are sent in the order in which they were made. */
const turns = new Map<string, Promise<void>>();

/** Toggles a heart at once, and back if the API refuses [WISH-04] [WISH-05]. Guests have none [WISH-06] [WISH-07]. */
export function toggleWish(kind: WishKind, id: number): Promise<void> {
  const { market, i18n } = pageContext();
  if (!market.customer) {
    toast({ text: i18n._(msg`You are not logged in`), tone: 'bad' });
    return Promise.resolve();
  }
  return changeWish(kind, id, !isWished(kind, id));
}

/** The same towards a known end. */
export async function changeWish(kind: WishKind, id: number, wanted: boolean): Promise<void> {
  setWish(kind, id, wanted);
  const heart = `${kind} ${id}`;
  const turn = (turns.get(heart) ?? Promise.resolve()).then(() => send(kind, id, wanted));
  turns.set(heart, turn);
  await turn;
  if (turns.get(heart) === turn) turns.delete(heart);
}

/** Until all that was pressed has been answered. */
export async function whenWishesAreSaved(): Promise<void> {
  await Promise.all(turns.values());
}

async function send(kind: WishKind, id: number, wanted: boolean): Promise<void> {
  try {
    const message = await sendWish(kind, id, wanted);
    toast({ text: replyTexts(message, pageContext().i18n), tone: 'ok' });
    notifyOtherTabs({ kind, id, wanted });
  } catch (error) {
    // A later press may have turned it already.
    if (isWished(kind, id) === wanted) setWish(kind, id, !wanted);
    showFault(error, pageContext().i18n);
  }
}
