// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';

const backgroundWork = 'packages/api/app/background-work.ts';
const test = (title: string) => ({ file: 'packages/api/app/background-work.test.ts', title });

export const jobGuards: Guard[] = [
  {
    against: 'J1 a job that always fails',
    what: 'each job of a batch is completed on its own',
    test: test('of the kind %s keeps no other back'),
    without: [
      {
        file: 'packages/api/jobs/open-jobs.ts',
        line: "return { id: job.id, status: error instanceof Undeliverable ? 'deadletter' : 'failed', output };",
        instead: 'void output;\n          throw error;',
      },
    ],
  },
  {
    against: 'J1 a job that always fails',
    what: 'a batch of messages that fails is retried one by one',
    test: test('in a batch of messages is set apart at once'),
    without: [
      {
        file: backgroundWork,
        line: 'await effect(context, ids, queue).catch(apart);',
        instead: 'await effect(context, ids, queue);\n      void apart;',
      },
    ],
  },
  {
    against: 'J2 a job that runs twice',
    what: 'a message takes effect once',
    test: { file: 'packages/api/notifications/relay-messages.test.ts', title: 'are counted once' },
    without: [
      {
        file: 'packages/api/notifications/notifications.data.ts',
        line: 'with taken as (delete from uncounted_orders where message_id = any (${messageIds}) returning message_id)',
        instead: 'with taken as (select unnest(${messageIds}::bigint[]) as message_id)',
      },
    ],
  },
  {
    against: 'J2 a job that runs twice',
    what: 'a job with a known key is not queued again',
    test: test('comes after all tries have failed'),
    without: [
      {
        file: 'packages/api/jobs/open-jobs.ts',
        line: '...(key && { id: idOf(kind, key) }),',
        instead: '...(key === idOf(kind, kind) && {}),',
      },
    ],
  },
  {
    against: 'J3 a refund that the provider has not made',
    what: 'a return is pending until the provider reports its result',
    test: {
      file: 'packages/api/payments/return-payments.test.ts',
      title: 'is the operator’s to decide',
    },
    without: [
      {
        file: 'packages/api/payments/return-payments.ts',
        line: "if (outcome === 'returned') await",
        instead: 'if (outcome !== undefined) await',
      },
    ],
  },
];
