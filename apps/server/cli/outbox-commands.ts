import { hastenJobs } from 'api/jobs/dead-letters';
import { openJobs } from 'api/jobs/open-jobs';
import { countWaiting, waitingIn } from 'api/notifications/notifications-waiting.data';
import { hastenDeliveries } from 'api/notifications/notifications-webhooks.data';
import { relayMessages } from 'api/notifications/relay-messages';
import { beside, numberIn } from './command-context.ts';
import type { Command } from './terminal/command.ts';
import { textTable } from './terminal/text-table.ts';

export const outboxCommands: readonly Command[] = [
  {
    name: 'outbox list',
    about:
      'Lists what has not been sent, the oldest first: outbox messages, pushes to devices, webhooks to endpoints. A webhook that was given up stays until it is replayed, or for a month.',
    options: { limit: { about: 'Maximum number; defaults to 50.', value: 'number' } },
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
    about: 'Queues waiting messages now, and sends pushes and webhooks that wait for their next attempt.',
    example: 'outbox retry',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const jobs = await openJobs(db);
        try {
          let messages = 0;
          for (let taken = 1; taken > 0; messages += taken) taken = await relayMessages(db, jobs.queue);
          const pushes = await hastenJobs(jobs, 'send-push');
          const webhooks = await hastenDeliveries(db, new Date());
          const text = `${messages} messages handed on; ${pushes} pushes and ${webhooks} webhooks go now.`;
          return { text, json: { messages, pushes, webhooks } };
        } finally {
          await jobs.stop(0);
        }
      }),
  },
];
