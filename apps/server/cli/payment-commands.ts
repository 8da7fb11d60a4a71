import { markReturnedByHand } from 'api/payments/payments.data';
import { beside } from './command-context.ts';
import type { Command } from './terminal/command.ts';
import { CommandFault } from './terminal/exit-codes.ts';

export const paymentCommands: readonly Command[] = [
  {
    name: 'payment returned',
    about:
      'Notes that you have returned the money of a payment by hand, as where its provider refuses to: `soko jobs list --kind return-payment` shows which. Asks nobody.',
    parameters: [{ name: 'id', about: 'The id of the payment.' }],
    example: 'payment returned abcdefghijklmnopqrstuv',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const id = call.word('id');
        if (!(await markReturnedByHand(db, id))) {
          throw new CommandFault('words', `There is no payment ${id} whose money is to go back.`);
        }
        return { text: `Payment ${id} is returned.`, json: { returned: id } };
      }),
  },
];
