import type { ApiContext } from '#api/http/api-context.ts';
import type { Attempt } from '#api/jobs/job-kinds.ts';
import { Undeliverable } from '#api/jobs/undeliverable.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { dropDevice, markPushed, takePush } from './notifications-push.data.ts';

/**
 * Sends one push. A device that is gone is forgotten. Throws where the push service is away, so that it is tried again,
 * and `Undeliverable` where another try cannot help.
 */
export async function sendPush(
  { db, push }: Pick<ApiContext, 'db' | 'push'>,
  id: number,
  { isLast, isByOperator }: Attempt,
): Promise<void> {
  const queued = await takePush(db, id);
  if (!queued || (queued.is_sent && !isByOperator)) return;
  const { device_id: deviceId, content, receipt, is_sent: _, ...device } = queued;
  try {
    const outcome = await push.send(device, { ...content, ...(receipt && { receipt }) });
    if (outcome === 'gone') await dropDevice(db, deviceId);
    else await markPushed(db, id);
  } catch (error) {
    const mayComeAgain = error instanceof DeliveryError && (error.reason === 'away' || error.reason === 'busy');
    // A push that is given up no longer waits; its dead letter has the reason.
    if (isLast || !mayComeAgain) await markPushed(db, id, wordsOf(error));
    if (mayComeAgain) throw error;
    throw new Undeliverable(wordsOf(error));
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
