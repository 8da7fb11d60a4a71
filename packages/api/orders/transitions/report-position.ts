import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { mergePosition } from './merge-positions.ts';
import { placeCourier } from './orders-transitions.data.ts';

/** Reports the position of a courier to the followers of the carried orders, and to operators. */
export async function reportPosition(
  context: ApiContext,
  { courier, needsShift = false }: { courier: number; needsShift?: boolean },
  at: { lat: number; lng: number },
): Promise<void> {
  const placed = await placeCourier(context.db, { id: courier, needsShift }, at);
  if (placed) mergePosition(context, { courierId: courier, ...placed, ...at });
  else if (needsShift) throw new Refusal('not_on_shift');
}
