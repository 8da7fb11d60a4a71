import { repairPhones } from 'api/orders/phones/repair-phones';
import { beside, numberIn } from './command-context.ts';
import type { Command } from './terminal/command.ts';
import { textTable } from './terminal/text-table.ts';

export const phoneCommands: readonly Command[] = [
  {
    name: 'phones repair',
    about:
      'Adds the country code to phone numbers of orders that an earlier release stored without one, by the country of ' +
      'the zone of each order. Lists the numbers that it cannot read; they do not change. Can be repeated.',
    options: {
      dry: { about: 'Only shows what would change.' },
      limit: { about: 'Maximum number of shown numbers; defaults to 50.', value: 'number' },
    },
    example: 'phones repair --dry',
    exits: ['found', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db, configuration: { demo: isDemo } }) => {
        const isDry = call.isOn('dry');
        const found = await repairPhones(db, { isDry, isDemo });
        const unread = found.filter(({ to }) => to === null).length;
        const sum = `${found.length - unread} numbers ${isDry ? 'would be repaired' : 'repaired'}; ${unread} cannot be read.`;
        const shown = found.slice(0, numberIn(call, 'limit', 50)).map((row) => ({ ...row }));
        return {
          text: shown.length === 0 ? sum : `${textTable(shown, '')}\n${sum}`,
          json: { repaired: found.length - unread, unread, numbers: found },
          exit: unread > 0 ? 'found' : 'done',
        };
      }),
  },
];
