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
import { beside, type CommandContext, numberIn } from './command-context.ts';
import type { Call, Command, Option } from './terminal/command.ts';
import { CommandFault } from './terminal/exit-codes.ts';
import { textTable } from './terminal/text-table.ts';

const kind: Option = { about: 'Only of this kind.', value: 'kind', choices: jobKindNames };
const all: Option = { about: 'All of them, or with --kind all of that kind.' };
const id = { name: 'id', about: 'Its id, as `soko jobs list` shows it.' };
const exits = ['unavailable', 'configuration'] as const;
/** More than an operator reads. */
const everything = 100_000;

export const jobCommands: readonly Command[] = [
  {
    name: 'jobs list',
    about:
      'Lists the dead letters: jobs whose attempts have all failed, the oldest first, each with the error of the last attempt. Ends with the number of waiting and dead jobs of each kind. Webhooks have their own retries: `soko outbox list` shows those that were given up.',
    options: { kind, limit: { about: 'Maximum number; defaults to 50.', value: 'number' } },
    example: 'jobs list --kind send-push',
    exits,
    run: (call) =>
      withJobs(call, async (jobs, { db }) => {
        const wanted = { kind: call.option('kind'), limit: numberIn(call, 'limit', 50) };
        const [letters, counts] = [await findDeadLetters(jobs, wanted), await countJobs(db)];
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
  },
  {
    name: 'jobs show',
    about: 'Shows one dead letter with its data.',
    parameters: [id],
    example: 'jobs show 3f0c2f0e-6a55-4c0e-9d53-0c54a1d1c9b1',
    exits,
    run: (call) =>
      withJobs(call, async (jobs) => {
        const [letter] = await findDeadLetters(jobs, { id: idIn(call), limit: 1 });
        if (!letter) throw unknownLetter(call);
        return { text: JSON.stringify(letter, null, 2), json: letter };
      }),
  },
  {
    name: 'jobs retry',
    about: 'Queues dead letters again, with all attempts.',
    parameters: [{ ...id, isOptional: true }],
    options: { kind, all },
    example: 'jobs retry --kind send-push --all',
    exits,
    run: (call) =>
      withJobs(call, async (jobs) => {
        const retried = await retryDeadLetters(jobs, await lettersIn(call, jobs));
        return { text: `${retried} jobs run again.`, json: { retried } };
      }),
  },
  {
    name: 'jobs discard',
    about: 'Deletes dead letters: their work is not done.',
    parameters: [{ ...id, isOptional: true }],
    options: { kind, all },
    example: 'jobs discard --kind demo-order --all',
    exits,
    run: (call) =>
      withJobs(call, async (jobs) => {
        const discarded = await discardDeadLetters(jobs, await lettersIn(call, jobs));
        return { text: `${discarded} jobs deleted.`, json: { discarded } };
      }),
  },
];

function withJobs<Result>(call: Call, work: (jobs: Jobs, context: CommandContext) => Promise<Result>): Promise<Result> {
  return beside(call, async (context) => {
    const jobs = await openJobs(context.db);
    try {
      return await work(jobs, context);
    } finally {
      await jobs.stop(0);
    }
  });
}

function idIn(call: Call): string {
  const word = call.word('id');
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word)) return word.toLowerCase();
  throw new CommandFault('words', `'${word}' is not the id of a job.`);
}

async function lettersIn(call: Call, jobs: Jobs): Promise<DeadLetter[]> {
  const one = call.word('id');
  if ((one === '') !== call.isOn('all')) throw new CommandFault('words', 'Name one id, or say --all.');
  const wanted = one ? { id: idIn(call), limit: 1 } : { kind: call.option('kind'), limit: everything };
  const letters = await findDeadLetters(jobs, wanted);
  if (one && letters.length === 0) throw unknownLetter(call);
  return letters;
}

function unknownLetter(call: Call): CommandFault {
  return new CommandFault('words', `There is no dead letter ${call.word('id')}.`);
}
