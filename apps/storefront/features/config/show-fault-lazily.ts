import { surroundings } from '#features/cart/cart-context.ts';

/** Tells a failed call as `sayFault` does, whose code comes with the first fault. */
export async function sayFaultLater(error: unknown): Promise<void> {
  const { i18n, sayOffline } = surroundings();
  const part = await import('./show-fault.tsx').catch(() => undefined);
  if (part) part.sayFault(error, i18n);
  else sayOffline();
}
