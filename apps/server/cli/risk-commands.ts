import { notedOrders } from 'api/risk/risk.data';
import { dayMilliseconds } from 'market/values/durations';
import { runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter, wholeNumber } from './terminal/command-line.ts';
import { textTable } from './terminal/text-table.ts';

export const addRiskCommands: AddCommands = (soko, invocation) => {
  soko
    .command('orders')
    .command('risky')
    .description(
      'Lists orders that may be fake, the latest first, with the reason: an unproved phone number, several open orders of ' +
        'a new shopper, or orders that lapse unpaid, of the shopper or of an address block.',
    )
    .option('--days <number>', 'Number of days; at most 30 are stored.', wholeNumber, 1)
    .option('--limit <number>', 'Maximum number.', wholeNumber, 50)
    .addHelpText('after', helpFooter('orders risky --days 7', ['unavailable', 'configuration']))
    .action(({ days, limit }) =>
      runWithDatabase(invocation, async ({ db }) => {
        const since = new Date(Date.now() - days * dayMilliseconds);
        const orders = await notedOrders(db, { since, limit });
        const rows = orders.map(({ notes, shopper, total: _, currency: __, ...row }) => ({
          ...row,
          shopper: shopper.slice(0, 16),
          notes: notes.join(', '),
        }));
        return { text: textTable(rows, 'No order is noted.'), json: { orders } };
      }),
    );
};
