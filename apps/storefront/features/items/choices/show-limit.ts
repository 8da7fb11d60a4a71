import type { Room } from './item-choice.ts';

/** Shows why no more can be added; loads the message on demand. */
export async function showLimit(room: Room): Promise<void> {
  const part = await import('#features/cart/over-limit.ts').catch(() => undefined);
  part?.showOverLimit(room);
}
