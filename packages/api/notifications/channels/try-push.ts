import { randomUUID } from 'node:crypto';
import type { PushTrial } from 'market/notifications/channels/notifications-channels.contract';
import { wordsOfTest } from 'market/notifications/channels/notifications-channels.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { dropDevice } from '../notifications-push.data.ts';
import { arrivedOf, insertTestPushes, type TestPush } from './notifications-channels.data.ts';

const testsPerHour = 20;

const keyOf = (testId: string) => `test:${testId}`;

/**
 * Sends a test to each device of a person that receives pushes of an application, at once. What a push service refuses is
 * an answer; whether the device has shown it is asked for later [SEAT-28].
 */
export async function tryPush(context: ApiContext, customerId: number, app: 'courier' | 'vendor'): Promise<PushTrial> {
  const { db, push } = context;
  const shopper = customerKey(customerId);
  await countTry(context, { name: 'tests of pushes', subject: shopper, windowSeconds: 3600, limit: testsPerHour });
  const content = wordsOfTest((await settingsOf(db)).business_name);
  const id = randomUUID();
  const pushes = await insertTestPushes(db, { shopper, app, kinds: push.kinds, key: keyOf(id), content });
  if (pushes.length === 0) throw new Refusal('push_device_missing');
  const devices = await Promise.all(pushes.map((one) => sendTest(context, one, content)));
  return { id, devices };
}

async function sendTest(
  { db, push }: ApiContext,
  { device_id: id, device, receipt, ...address }: TestPush,
  content: Record<string, string>,
): Promise<PushTrial['devices'][number]> {
  try {
    const outcome = await push.send(address, { ...content, ...(receipt && { receipt }) });
    if (outcome === 'gone') await dropDevice(db, id);
    return { id, device, outcome: outcome === 'gone' ? 'gone' : 'taken', words: null };
  } catch (error) {
    return { id, device, outcome: 'failed', words: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the devices of a person on which a test has arrived [SEAT-28]. */
export function arrivedDevices({ db }: Pick<ApiContext, 'db'>, customerId: number, testId: string): Promise<number[]> {
  return arrivedOf(db, customerKey(customerId), keyOf(testId));
}
