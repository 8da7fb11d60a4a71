import { markReturnedByHand } from 'api/payments/payments.data';
import { runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter } from './terminal/command-line.ts';
import { CommandFault } from './terminal/exit-codes.ts';

export const addPaymentCommands: AddCommands = (soko, invocation) => {
  soko
    .command('payment')
    .command('returned')
    .description(
      'Records that you have refunded a payment by hand, for example because its provider refuses: `soko jobs list --kind return-payment` lists these. Calls no provider.',
    )
    .argument('<id>', 'The id of the payment.')
    .addHelpText('after', helpFooter('payment returned abcdefghijklmnopqrstuv', ['unavailable', 'configuration']))
    .action((id) =>
      runWithDatabase(invocation, async ({ db }) => {
        if (!(await markReturnedByHand(db, id))) {
          throw new CommandFault('usage', `There is no payment ${id} whose money is to go back.`);
        }
        return { text: `Payment ${id} is returned.`, json: { returned: id } };
      }),
    );
};
