import { subscribersWithLinks } from 'api/access/registration/unsubscribe-address';
import { runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter } from './terminal/command-line.ts';
import { CommandFault } from './terminal/exit-codes.ts';
import { textTable } from './terminal/text-table.ts';

export const addNewsletterCommands: AddCommands = (soko, invocation) => {
  soko
    .command('newsletter')
    .command('list')
    .description(
      'Lists the newsletter subscribers, each with an unsubscribe link; docs/messages.md explains how to put it into a mail.',
    )
    .requiredOption('--site <address>', 'The address of the storefront, for the links.')
    .addHelpText(
      'after',
      helpFooter('newsletter list --site https://soko.example', ['data', 'unavailable', 'configuration']),
    )
    .action(({ site }) =>
      runWithDatabase(invocation, async ({ db }) => {
        if (!/^https?:\/\//i.test(site) || !URL.canParse(site)) {
          throw new CommandFault('data', `--site is an address such as https://soko.example, not '${site}'.`);
        }
        const readers = await subscribersWithLinks({ db }, site);
        return {
          text: textTable(
            readers.map((reader) => ({ ...reader })),
            'Nobody has asked for the news.',
          ),
          json: { readers },
        };
      }),
    );
};
