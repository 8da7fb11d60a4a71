import type { ApiNeeds } from '#http/needs.ts';
import { NotTaken } from '../../outside/not-taken.ts';
import { dropDevice, markPushed, postponePush, type QueuedPush, takePushes } from './notifications-push.data.ts';

const batch = 20;
/** Longer than the slowest answer of a push service. */
const leaseSeconds = 30;
const mostAttempts = 5;
const firstPauseSeconds = 15;
const reportEveryMilliseconds = 60_000;
let quietUntil = 0;

/** Sends what is due, and answers how much. A device that is gone is forgotten; a service that is away is asked again. */
export async function sendPushes(needs: ApiNeeds): Promise<number> {
  const due = await takePushes(needs.db, batch, leaseSeconds);
  await Promise.all(due.map((queued) => sendOne(needs, queued)));
  return due.length;
}

async function sendOne(needs: ApiNeeds, queued: QueuedPush): Promise<void> {
  const { db, push } = needs;
  const { id, device_id: deviceId, attempts, content, ...device } = queued;
  try {
    const outcome = await push.send(device, content);
    if (outcome === 'gone') await dropDevice(db, deviceId);
    else await markPushed(db, id);
  } catch (error) {
    const mayComeAgain = error instanceof NotTaken && (error.reason === 'away' || error.reason === 'busy');
    if (mayComeAgain && attempts < mostAttempts) return postponePush(db, id, firstPauseSeconds * 2 ** attempts);
    report(needs, error);
    await markPushed(db, id);
  }
}

/** For the operator, but not each of them: what is wrong with one is mostly wrong with all. */
function report({ now }: ApiNeeds, fault: unknown): void {
  const moment = now().getTime();
  if (moment < quietUntil) return;
  quietUntil = moment + reportEveryMilliseconds;
  console.error(`A push was given up: ${fault instanceof Error ? fault.message : fault}`);
}
