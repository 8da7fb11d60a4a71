import type { CartLine } from 'market/cart/cart.contract';
import type { ListedItem } from 'market/items/items.contract';
import { pageContext } from '#features/config/page-context.ts';
import type { RemovalPlace } from './change-lines.ts';

/** The add control of a card: adds one, or opens what must be chosen first [FOOD-14] [FOOD-15]. */
export async function addItem(item: ListedItem): Promise<void> {
  await loaded(import('./add-from-card.ts'), ({ addFromCard }) => addFromCard(item));
}

const changing = () => import('./change-lines.ts');

/** Shows the new quantity at once and takes it back when the server refuses [CART-11]. */
export async function changeQuantity(line: CartLine, quantity: number): Promise<void> {
  await loaded(changing(), ({ sendQuantity }) => sendQuantity(line, quantity));
}

export async function removeLine(line: CartLine, place: RemovalPlace): Promise<void> {
  await loaded(changing(), ({ sendRemoval }) => sendRemoval(line, place));
}

/** Without a connection the script of an action may not load: a message says so, and the next press tries again. */
async function loaded<Part>(loading: Promise<Part>, callback: (part: Part) => Promise<void>): Promise<void> {
  const part = await loading.catch(() => undefined);
  if (part) await callback(part);
  else pageContext().notifyOffline();
}
