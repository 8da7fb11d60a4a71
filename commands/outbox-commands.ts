import { countWaiting, hastenPushes, waitingIn } from 'api/features/notifications/notifications-waiting.data';
import { hastenDeliveries } from 'api/features/notifications/notifications-webhooks.data';
import { sendMessages } from 'api/features/notifications/send-messages';
import { ownPushKeys } from 'api/http/push-keys';
import { openShared } from 'api/outside/open-shared';
import { openPush } from 'api/outside/push/open-push';
import type { Command } from './command.ts';
import { beside, type Ground, numberIn } from './open-ground.ts';
import { textTable } from './text-table.ts';

export const outboxCommands: readonly Command[] = [
  {
    name: 'outbox list',
    about:
      'Shows what has not left yet, the oldest first: messages of the market, pushes to devices, webhooks to endpoints. A webhook that was given up stays until it is replayed, or for a month.',
    options: { limit: { about: 'At most so many; 50 unless it says otherwise.', value: 'number' } },
    example: 'outbox list --limit 10',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const [waiting, counts] = [await waitingIn(db, numberIn(call, 'limit', 50)), await countWaiting(db)];
        const { messages, pushes, webhooks, givenUp } = counts;
        const sum = `${messages} messages, ${pushes} pushes and ${webhooks} webhooks wait; ${givenUp} webhooks were given up.`;
        const table =
          waiting.length === 0
            ? ''
            : `${textTable(
                waiting.map((row) => ({ ...row })),
                '',
              )}\n`;
        return { text: `${table}${sum}`, json: { ...counts, waiting } };
      }),
  },
  {
    name: 'outbox retry',
    about: 'Hands waiting messages on now, and lets pushes and webhooks go that wait for their next try.',
    example: 'outbox retry',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      beside(call, async (ground) => {
        const pushes = await hastenPushes(ground.db);
        const webhooks = await hastenDeliveries(ground.db, new Date());
        const messages = await sendAll(ground);
        const text = `${messages} messages handed on; ${pushes} pushes and ${webhooks} webhooks go now.`;
        return { text, json: { messages, pushes, webhooks } };
      }),
  },
];

/** In batches, as the server does; what it takes at the same moment is not taken twice. */
async function sendAll({ db, url, configuration }: Ground): Promise<number> {
  const { push, demo: isDemo, uploads: uploadsFolder, growth } = configuration;
  const shared = await openShared({ databaseUrl: url, uploadsFolder, ...growth }, console.error);
  const needs = { db, live: shared.live, push: openPush(push, ownPushKeys(db)), isDemo };
  try {
    let sent = 0;
    for (let batch = await sendMessages(needs); batch > 0; batch = await sendMessages(needs)) sent += batch;
    return sent;
  } finally {
    await shared.close();
  }
}
