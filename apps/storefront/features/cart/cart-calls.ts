import { type Basket, type CartLine, cartContract } from 'market/cart/cart.contract';
import { createApiClient } from '#browser/api-client.ts';
import { pageContext } from '#features/config/page-context.ts';
import { cartState, changeCartState } from './cart-store.ts';
import { showChangedPrices } from './changed-price.ts';
import { notifyOtherTabs } from './elsewhere/other-tabs.ts';

const api = createApiClient({ cart: cartContract });

export type AddBody = Parameters<typeof api.cart.add>[0]['body'];
export type UpdateBody = Parameters<typeof api.cart.update>[0]['body'];

let last: Promise<unknown> = Promise.resolve();

/** Serializes calls, because every reply is the whole cart, and the newest must come last. */
async function inTurn(call: () => Promise<CartLine[]>): Promise<CartLine[]> {
  const request = last.then(call, call);
  last = request.catch(() => undefined);
  const lines = await request;
  changeCartState({ confirmed: lines });
  notifyOtherTabs(lines);
  return lines;
}

export async function sendAdd(body: AddBody): Promise<void> {
  showChangedPrices(await inTurn(() => api.cart.add({ body })), body.price);
}

export async function sendUpdate(body: UpdateBody): Promise<void> {
  showChangedPrices(await inTurn(() => api.cart.update({ body })), body.price);
}

export function sendRemove(lineId: number): Promise<CartLine[]> {
  return inTurn(() => api.cart.removeItem({ query: { cart_id: lineId } }));
}

/** Empties the cart of the module. */
export function sendClear(): Promise<CartLine[]> {
  return inTurn(() => api.cart.clear({ query: {} }));
}

/** After a sign-in with a second cart: chooses the one that stays, or keeps both. */
export function sendMerge(keep: 'guest' | 'mine' | 'both'): Promise<CartLine[]> {
  return inTurn(() => api.cart.merge({ body: { keep } }));
}

/** Returns the baskets that wait beside the cart. */
export async function askBaskets(): Promise<Basket[]> {
  const { baskets } = await api.cart.baskets({ query: { limit: 50 } });
  return baskets;
}

/** Makes a basket of the module of the page its cart. */
export function sendSwitch(basketId: number): Promise<CartLine[]> {
  return inTurn(() => api.cart.switch({ body: { basket_id: basketId } }));
}

export function sendRemoveBasket(basketId: number): Promise<CartLine[]> {
  return inTurn(() => api.cart.removeBasket({ query: { basket_id: basketId } }));
}

export function readCart(): Promise<CartLine[]> {
  return inTurn(() => api.cart.list({ query: {} }));
}

/** Returns the lines of the last reply; before the first one, those that came with the page. */
export function confirmedLines(): readonly CartLine[] {
  return cartState().confirmed ?? pageContext().market.cart;
}
