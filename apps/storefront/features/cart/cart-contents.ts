import type { CartLine } from 'market/cart/cart.contract';

/** Returns a text that differs as soon as a line or a quantity does. */
export function contentsOf(lines: readonly Pick<CartLine, 'id' | 'quantity'>[]): string {
  return lines.map(({ id, quantity }) => `${id} ${quantity}`).join();
}
