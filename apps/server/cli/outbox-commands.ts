import { retryWaitingJobsNow } from 'api/jobs/dead-letters';
import { openJobs } from 'api/jobs/open-jobs';
import { countWaiting, waitingIn } from 'api/notifications/notifications-waiting.data';
import { makeDeliveriesDueNow } from 'api/notifications/notifications-webhooks.data';
import { relayMessages } from 'api/notifications/relay-messages';
import { runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter, wholeNumber } from './terminal/command-line.ts';
import { textTable } from './terminal/text-table.ts';

export const addOutboxCommands: AddCommands = (soko, invocation) => {
  const outbox = soko.command('outbox');
  outbox
    .command('list')
    .description(
      'Lists what has not been sent, the oldest first: outbox messages, pushes to devices, webhooks to endpoints. A webhook that was given up stays until it is replayed, or for a month.',
    )
    .option('--limit <number>', 'Maximum number.', wholeNumber, 50)
    .addHelpText('after', helpFooter('outbox list --limit 10', ['unavailable', 'configuration']))
    .action(({ limit }) =>
      runWithDatabase(invocation, async ({ db }) => {
        const [waiting, counts] = [await waitingIn(db, limit), await countWaiting(db)];
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
    );
  outbox
    .command('retry')
    .description('Queues waiting messages now, and sends pushes and webhooks that wait for their next attempt.')
    .addHelpText('after', helpFooter('outbox retry', ['unavailable', 'configuration']))
    .action(() =>
      runWithDatabase(invocation, async ({ db }) => {
        const jobs = await openJobs(db);
        try {
          let messages = 0;
          for (let taken = 1; taken > 0; messages += taken) taken = await relayMessages(db, jobs.queue);
          const pushes = await retryWaitingJobsNow(jobs, 'send-push');
          const webhooks = await makeDeliveriesDueNow(db, new Date());
          const text = `${messages} messages handed on; ${pushes} pushes and ${webhooks} webhooks go now.`;
          return { text, json: { messages, pushes, webhooks } };
        } finally {
          await jobs.stop(0);
        }
      }),
    );
};
