// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { attackDefects } from '../attack/defects.ts';
import type { Edit } from '../guards/guard.ts';
import { withoutPayoutChecks } from '../guards/payout-guards.ts';
import { withoutBalanceCheck, withoutCouponLimit } from '../guards/race-guards.ts';
import { earlySlots } from '../guards/slow-guards.ts';
import { without } from '../guards/without.ts';

/**
 * Loaded before the server, this rewrites some of its lines while they are read: the control of the
 * harness is the real server with a known fault.
 */

const defects: Record<string, readonly Edit[]> = {
  // Every request gets its own key: a repeated one is a new order.
  'no-idempotency': [
    { file: 'packages/api/http/once.ts', line: 'key: intent.key,', instead: 'key: intent.key + Math.random(),' },
  ],
  // The stock is read at one moment and written at another.
  'read-then-write': [
    {
      file: 'packages/api/orders/goods/orders-goods.data.ts',
      line: 'set stock = stock - w.quantity\n      from unnest(${items',
      instead: 'set stock = (select s.stock from items s where s.id = i.id) - w.quantity\n      from unnest(${items',
    },
  ],
  // Two orders of a customer spend the same money, and use the same coupon.
  'wallet-without-lock': withoutBalanceCheck,
  'coupon-without-lock': withoutCouponLimit,
  // A job that fails is given up at once, and one kind of job always fails.
  'jobs-without-retries': [
    {
      file: 'packages/api/jobs/open-jobs.ts',
      line: 'status: error instanceof Undeliverable ?',
      instead: 'status: error ?',
    },
    {
      file: 'packages/api/app/background-work.ts',
      line: "onMessages('queue-pushes', queuePushes)",
      instead: "onMessages('queue-pushes', () => Promise.reject(new Error('poison')))",
    },
  ],
  // A run is released as often as it is asked for.
  'pays-twice': withoutPayoutChecks,
  // The audit log names the account whose id is one lower.
  'audit-without-names': [
    {
      file: 'packages/api/http/callers/act-as-staff.ts',
      line: 'accountId: staff.customerId,',
      instead: 'accountId: staff.customerId - 1,',
    },
  ],
  // Operators see riders where they were.
  'late-positions': [
    {
      file: 'packages/api/orders/transitions/merge-positions.ts',
      line: 'const mergeMilliseconds = 400;',
      instead: 'const mergeMilliseconds = 5_000;',
    },
  ],
  // A step of a store that is sent twice is taken twice.
  'repeated-steps': [
    {
      file: 'packages/api/orders/board/tick-line.ts',
      line: 'if (ticked.join() === known.ticked.join()) throw new StepRepeated();',
      instead: '',
    },
  ],
  // A slot is taken when the head of a request is there.
  'early-slots': earlySlots,
  ...attackDefects,
};

const defect = defects[process.env.PLANTED_DEFECT ?? ''];
if (!defect) throw new Error(`There is no defect of the name ${process.env.PLANTED_DEFECT}`);
const files = new Map(
  defect.map(({ file }) => {
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    return [
      file,
      without(
        source,
        defect.filter((edit) => edit.file === file),
      ),
    ];
  }),
);

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const [, source] = [...files].find(([file]) => url.startsWith('file:') && fileURLToPath(url).endsWith(file)) ?? [];
    return source === undefined ? loaded : { ...loaded, source };
  },
});
