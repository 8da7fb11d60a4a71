import { markReturnedByHand } from 'api/payments/payments.data';
import { beside } from './command-context.ts';
import type { Command } from './terminal/command.ts';
import { CommandFault } from './terminal/exit-codes.ts';

export const paymentCommands: readonly Command[] = [
  {
    name: 'payment returned',
    about:
      'Records that you have refunded a payment by hand, for example because its provider refuses: `soko jobs list --kind return-payment` lists these. Calls no provider.',
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
