/** Reads the cart again, after something else than this page has changed it. What is shown stays when nobody answers. */
export async function refreshCart(): Promise<void> {
  await import('./cart-calls.ts').then(({ readCart }) => readCart()).catch(() => undefined);
}
