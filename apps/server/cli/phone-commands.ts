import { modeOf } from 'api/http/market-mode';
import { repairPhones } from 'api/orders/phones/repair-phones';
import { runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter, wholeNumber } from './terminal/command-line.ts';
import { textTable } from './terminal/text-table.ts';

export const addPhoneCommands: AddCommands = (soko, invocation) => {
  soko
    .command('phones')
    .command('repair')
    .description(
      'Adds the country code to phone numbers of orders that an earlier release stored without one, by the country of ' +
        'the zone of each order. Lists the numbers that it cannot read; they do not change. Can be repeated.',
    )
    .option('--dry', 'Only shows what would change.')
    .option('--limit <number>', 'Maximum number of shown numbers.', wholeNumber, 50)
    .addHelpText('after', helpFooter('phones repair --dry', ['problem_found', 'unavailable', 'configuration']))
    .action(({ dry: isDry = false, limit }) =>
      runWithDatabase(invocation, async ({ db, configuration: { demo } }) => {
        const found = await repairPhones(db, { isDry, mode: modeOf(demo) });
        const unread = found.filter(({ to }) => to === null).length;
        const sum = `${found.length - unread} numbers ${isDry ? 'would be repaired' : 'repaired'}; ${unread} cannot be read.`;
        const shown = found.slice(0, limit).map((row) => ({ ...row }));
        return {
          text: shown.length === 0 ? sum : `${textTable(shown, '')}\n${sum}`,
          json: { repaired: found.length - unread, unread, numbers: found },
          exit: unread > 0 ? 'problem_found' : 'done',
        };
      }),
    );
};
