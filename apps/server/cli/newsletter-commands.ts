import { readersOf } from 'api/access/registration/leave-newsletter';
import { beside } from './command-context.ts';
import type { Command } from './terminal/command.ts';
import { CommandFault } from './terminal/exit-codes.ts';
import { textTable } from './terminal/text-table.ts';

export const newsletterCommands: readonly Command[] = [
  {
    name: 'newsletter list',
    about:
      'Lists the newsletter subscribers, each with an unsubscribe link; docs/messages.md explains how to put it into a mail.',
    options: {
      site: { about: 'The address of the storefront, for the links.', value: 'address', isNeeded: true },
    },
    example: 'newsletter list --site https://soko.example',
    exits: ['data', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const site = call.option('site') ?? '';
        if (!/^https?:\/\//i.test(site) || !URL.canParse(site)) {
          throw new CommandFault('data', `--site is an address such as https://soko.example, not '${site}'.`);
        }
        const readers = await readersOf({ db }, site);
        return {
          text: textTable(
            readers.map((reader) => ({ ...reader })),
            'Nobody has asked for the news.',
          ),
          json: { readers },
        };
      }),
  },
];
