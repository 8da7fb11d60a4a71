/** Loads the cart again after a change outside this page. If that fails, the visible one stays. */
export async function refreshCart(): Promise<void> {
  await import('./cart-calls.ts').then(({ readCart }) => readCart()).catch(() => undefined);
}
