import { countWaiting, hastenPushes, waitingIn } from 'api/features/notifications/notifications-waiting.data';
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
    about: 'Shows what has not left yet, the oldest first: messages of the market, and pushes to devices.',
    options: { limit: { about: 'At most so many; 50 unless it says otherwise.', value: 'number' } },
    example: 'outbox list --limit 10',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const [waiting, counts] = [await waitingIn(db, numberIn(call, 'limit', 50)), await countWaiting(db)];
        const { messages, pushes } = counts;
        const sum = `${messages} messages and ${pushes} pushes wait.`;
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
    about: 'Hands waiting messages on now, and lets pushes go that wait for their next try.',
    example: 'outbox retry',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      beside(call, async (ground) => {
        const pushes = await hastenPushes(ground.db);
        const messages = await sendAll(ground);
        return { text: `${messages} messages handed on; ${pushes} pushes go now.`, json: { messages, pushes } };
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
