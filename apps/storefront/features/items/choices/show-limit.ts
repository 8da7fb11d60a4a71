import type { Room } from './item-choice.ts';

/** Why no more can be taken; its words come when they are needed. */
export async function showLimit(room: Room): Promise<void> {
  const part = await import('#features/cart/over-limit.ts').catch(() => undefined);
  part?.showOverLimit(room);
}
