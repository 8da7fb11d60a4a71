import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import {
  countJobs,
  type DeadLetter,
  discardDeadLetters,
  findDeadLetters,
  retryDeadLetters,
} from 'api/jobs/dead-letters';
import { jobKindNames } from 'api/jobs/job-kinds';
import { type Jobs, openJobs } from 'api/jobs/open-jobs';
import { countWaiting } from 'api/notifications/notifications-waiting.data';
import { type CommandContext, runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter, wholeNumber } from './terminal/command-line.ts';
import { CommandFault } from './terminal/exit-codes.ts';
import type { Answer, Invocation } from './terminal/invocation.ts';
import { textTable } from './terminal/text-table.ts';

const kindOption = new Option('--kind <kind>', 'Only of this kind.').choices(jobKindNames);
const allOption = ['--all', 'All of them, or with --kind all of that kind.'] as const;
const idWords = 'Its id, as `soko jobs list` shows it.';
const exits = ['unavailable', 'configuration'] as const;
/** More than an operator reads. */
const everything = 100_000;

export const addJobCommands: AddCommands = (soko, invocation) => {
  const jobCommand = soko.command('jobs');
  jobCommand
    .command('list')
    .description(
      'Lists the dead letters: jobs whose attempts have all failed, the oldest first, each with the error of the last attempt. Ends with the number of waiting and dead jobs of each kind. Webhooks have their own retries: `soko outbox list` shows those that were given up.',
    )
    .addOption(kindOption)
    .option('--limit <number>', 'Maximum number.', wholeNumber, 50)
    .addHelpText('after', helpFooter('jobs list --kind send-push', exits))
    .action(({ kind, limit }) =>
      withJobs(invocation, async (jobs, { db }) => {
        const [letters, counts] = [await findDeadLetters(jobs, { kind, limit }), await countJobs(db)];
        const { givenUp: webhooks } = await countWaiting(db);
        const rows = letters.map(({ data, ...letter }) => ({ ...letter, data: JSON.stringify(data) }));
        const text = [
          textTable(rows, 'No dead letters.'),
          textTable(
            counts.filter(({ waiting, dead }) => waiting + dead > 0).map((row) => ({ ...row })),
            'No job waits.',
          ),
          ...(webhooks > 0 ? [`${webhooks} webhooks were given up: see \`soko outbox list\`.`] : []),
        ].join('\n');
        return { text, json: { dead_letters: letters, counts, webhooks_given_up: webhooks } };
      }),
    );
  jobCommand
    .command('show')
    .description('Shows one dead letter with its data.')
    .argument('<id>', idWords, readId)
    .addHelpText('after', helpFooter('jobs show 3f0c2f0e-6a55-4c0e-9d53-0c54a1d1c9b1', exits))
    .action((id) =>
      withJobs(invocation, async (jobs) => {
        const [letter] = await findDeadLetters(jobs, { id, limit: 1 });
        if (!letter) throw unknownLetter(id);
        return { text: JSON.stringify(letter, null, 2), json: letter };
      }),
    );
  jobCommand
    .command('retry')
    .description('Queues dead letters again, with all attempts.')
    .argument('[id]', idWords, readId)
    .addOption(kindOption)
    .option(...allOption)
    .addHelpText('after', helpFooter('jobs retry --kind send-push --all', exits))
    .action((id, options) =>
      withJobs(invocation, async (jobs) => {
        const retried = await retryDeadLetters(jobs, await lettersFor(jobs, { id, ...options }));
        return { text: `${retried} jobs run again.`, json: { retried } };
      }),
    );
  jobCommand
    .command('discard')
    .description('Deletes dead letters: their work is not done.')
    .argument('[id]', idWords, readId)
    .addOption(kindOption)
    .option(...allOption)
    .addHelpText('after', helpFooter('jobs discard --kind send-push --all', exits))
    .action((id, options) =>
      withJobs(invocation, async (jobs) => {
        const discarded = await discardDeadLetters(jobs, await lettersFor(jobs, { id, ...options }));
        return { text: `${discarded} jobs deleted.`, json: { discarded } };
      }),
    );
};

function withJobs(
  invocation: Invocation,
  work: (jobs: Jobs, context: CommandContext) => Promise<Answer>,
): Promise<void> {
  return runWithDatabase(invocation, async (context) => {
    const jobs = await openJobs(context.db);
    try {
      return await work(jobs, context);
    } finally {
      await jobs.stop(0);
    }
  });
}

function readId(written: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(written)) return written.toLowerCase();
  throw new InvalidArgumentError('It is not the id of a job.');
}

interface Wanted {
  id: string | undefined;
  kind?: string | undefined;
  all?: boolean | undefined;
}

async function lettersFor(jobs: Jobs, { id, kind, all = false }: Wanted): Promise<DeadLetter[]> {
  if ((id === undefined) !== all) throw new CommandFault('usage', 'Name one id, or say --all.');
  const letters = await findDeadLetters(jobs, id === undefined ? { kind, limit: everything } : { id, limit: 1 });
  if (id !== undefined && letters.length === 0) throw unknownLetter(id);
  return letters;
}

function unknownLetter(id: string): CommandFault {
  return new CommandFault('usage', `There is no dead letter ${id}.`);
}
