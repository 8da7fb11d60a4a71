import { notedOrders } from 'api/risk/risk.data';
import { dayMilliseconds } from 'market/values/durations';
import { beside, numberIn } from './command-context.ts';
import type { Command } from './terminal/command.ts';
import { textTable } from './terminal/text-table.ts';

export const riskCommands: readonly Command[] = [
  {
    name: 'orders risky',
    about:
      'Lists orders that may be fake, the latest first, with the reason: an unproved phone number, several open orders of ' +
      'a new shopper, or orders that lapse unpaid, of the shopper or of an address block.',
    options: {
      days: { about: 'Number of days; defaults to 1, at most 30 are stored.', value: 'number' },
      limit: { about: 'Maximum number; defaults to 50.', value: 'number' },
    },
    example: 'orders risky --days 7',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const since = new Date(Date.now() - numberIn(call, 'days', 1) * dayMilliseconds);
        const orders = await notedOrders(db, { since, limit: numberIn(call, 'limit', 50) });
        const rows = orders.map(({ notes, shopper, total: _, currency: __, ...row }) => ({
          ...row,
          shopper: shopper.slice(0, 16),
          notes: notes.join(', '),
        }));
        return { text: textTable(rows, 'No order is noted.'), json: { orders } };
      }),
  },
];
