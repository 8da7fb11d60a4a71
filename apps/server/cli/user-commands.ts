import { text } from 'node:stream/consumers';
import { Option } from '@commander-js/extra-typings';
import { citiesOfZones } from 'api/access/access.data';
import { addCourier } from 'api/access/couriers/add-courier';
import { createOwner } from 'api/access/create-operator';
import { endSessions, usersLike } from 'api/auth/auth-users.data';
import { findUser, newPassword, replacePassword, resetSecondFactor, suspendUser } from 'api/auth/manage-users';
import { deleteSessionOf } from 'api/auth/sessions/auth-sessions.data';
import { modeOf } from 'api/http/market-mode';
import { vehicles } from 'market/registration/registration.rules';
import { type CommandContext, runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter, wholeNumber } from './terminal/command-line.ts';
import { CommandFault } from './terminal/exit-codes.ts';
import { textTable } from './terminal/text-table.ts';

const whoTexts = 'The number, e-mail address or phone number of the account.';
const passwordOption = [
  '--password-stdin',
  'Reads the password from standard input. Without it a random one is shown once.',
] as const;

export const addUserCommands: AddCommands = (soko, invocation) => {
  soko
    .command('create-admin')
    .description('Creates the account of an operator, or makes an existing account an operator.')
    .requiredOption('--email <address>', 'The e-mail address to sign in with.')
    .option('--name <name>', 'The name of the person.')
    .option(...passwordOption)
    .addHelpText(
      'after',
      helpFooter('create-admin --email ada@example.com --name "Ada Obi"', ['data', 'unavailable', 'configuration']),
    )
    .action(({ email, name = '', passwordStdin }) =>
      runWithDatabase(invocation, async (context) => {
        const { password, shown, json } = await passwordFor(passwordStdin);
        const { id, was } = await createOwner(looking(context), { email, name, password });
        if (was !== 'nobody') {
          const words = was === 'admin' ? 'was an admin already' : 'is an admin now; its password stays';
          return { text: `The account ${id} (${email}) ${words}.`, json: { id, email, was } };
        }
        return {
          text: `The admin ${id} (${email}) is created.${shown}`,
          json: { id, email, was, ...json },
        };
      }),
    );
  const user = soko.command('user');
  user
    .command('list')
    .description('Lists accounts, the newest first.')
    .option('--like <part>', 'Only those with this in their name, e-mail address or phone number.')
    .option('--admins', 'Only admins.')
    .option('--limit <number>', 'Maximum number.', wholeNumber, 50)
    .addHelpText('after', helpFooter('user list --like bisi', ['unavailable', 'configuration']))
    .action(({ like: part = '', admins: onlyAdmins = false, limit }) =>
      runWithDatabase(invocation, async ({ db }) => {
        const users = await usersLike(db, { part, onlyAdmins, limit });
        return {
          text: textTable(
            users.map((user) => ({ ...user })),
            'Nobody.',
          ),
          json: { users },
        };
      }),
    );
  user
    .command('reset-second-factor')
    .description('Takes the second factor of an account away that has lost it, and ends its sessions.')
    .argument('<who>', whoTexts)
    .addHelpText(
      'after',
      helpFooter('user reset-second-factor ada@example.com', ['data', 'no_account', 'unavailable', 'configuration']),
    )
    .action((who) =>
      runWithDatabase(invocation, async (context) => {
        const { id } = await mustFind(who, context);
        await resetSecondFactor(looking(context), id);
        return { text: `The account ${id} has no second factor, and its sessions have ended.`, json: { id } };
      }),
    );
  user
    .command('reset-password')
    .description('Sets a new password and ends every session of the account.')
    .argument('<who>', whoTexts)
    .option(...passwordOption)
    .addHelpText(
      'after',
      helpFooter('user reset-password bisi@demo.invalid', ['data', 'no_account', 'unavailable', 'configuration']),
    )
    .action((who, { passwordStdin }) =>
      runWithDatabase(invocation, async (context) => {
        const { id } = await mustFind(who, context);
        const { password, shown, json } = await passwordFor(passwordStdin);
        await replacePassword(looking(context), id, password);
        return {
          text: `The account ${id} has a new password, and its sessions have ended.${shown}`,
          json: { id, ...json },
        };
      }),
    );
  user
    .command('suspend')
    .description('Suspends an account: its sessions end and it can no longer sign in. Running orders continue.')
    .argument('<who>', whoTexts)
    .option('--undo', 'Reactivates it.')
    .addHelpText('after', helpFooter('user suspend bisi@demo.invalid', ['no_account', 'unavailable', 'configuration']))
    .action((who, { undo: isActive = false }) =>
      runWithDatabase(invocation, async (context) => {
        const { id } = await mustFind(who, context);
        const ended = await suspendUser(looking(context), id, isActive);
        const text = isActive
          ? `The account ${id} is open again.`
          : `The account ${id} is closed; ${sessions(ended)} ended.`;
        return { text, json: { id, is_active: isActive, sessions_ended: ended } };
      }),
    );
  soko
    .command('courier')
    .command('add')
    .description(
      'Lets an account work as a courier in a city, with the courier app at /courier. Run again, it moves the courier to another city.',
    )
    .argument('<who>', whoTexts)
    .requiredOption('--city <city>', 'The city of a zone.')
    .addOption(
      new Option('--vehicle <vehicle>', 'How the courier rides.').choices(vehicles).default('bicycle' as const),
    )
    .addHelpText(
      'after',
      helpFooter('courier add bisi@demo.invalid --city Lagos', ['data', 'no_account', 'unavailable', 'configuration']),
    )
    .action((who, { city, vehicle }) =>
      runWithDatabase(invocation, async (context) => {
        const { id: customerId } = await mustFind(who, context);
        const courier = await addCourier(context.db, { customerId, city, vehicle });
        if (!courier) {
          const cities = (await citiesOfZones(context.db)).join(', ') || 'no city yet';
          throw new CommandFault('data', `No zone is in '${city}'. The market has zones in: ${cities}.`);
        }
        const words = courier.isNew ? 'is a courier now' : 'was a courier already, and works there now';
        return {
          text: `The account ${customerId} ${words}: ${city}, ${vehicle}.`,
          json: { id: courier.id, city, vehicle },
        };
      }),
    );
  soko
    .command('sessions')
    .command('revoke')
    .description('Ends sessions: those of one account, a single one, or all.')
    .argument('[who]', whoTexts)
    .option('--session <number>', 'Only this one of the account.', wholeNumber)
    .option('--all', 'All sessions: everyone has to sign in again.')
    .addHelpText(
      'after',
      helpFooter('sessions revoke bisi@demo.invalid', ['no_account', 'unavailable', 'configuration']),
    )
    .action((who, options) =>
      runWithDatabase(invocation, async (context) => {
        const ended = await revoke({ who, ...options }, context);
        return { text: `${sessions(ended)} ended.`, json: { sessions_ended: ended } };
      }),
    );
};

interface Revoked {
  who: string | undefined;
  session?: number | undefined;
  all?: boolean | undefined;
}

async function revoke({ who, session, all = false }: Revoked, context: CommandContext): Promise<number> {
  if (all === (who !== undefined)) throw new CommandFault('usage', 'Name an account, or say --all.');
  if (who === undefined) return endSessions(context.db, undefined);
  const { id } = await mustFind(who, context);
  if (session === undefined) return endSessions(context.db, id);
  return (await deleteSessionOf(context.db, id, session)) ? 1 : 0;
}

async function mustFind(who: string, context: CommandContext) {
  const user = await findUser(looking(context), who);
  if (user) return user;
  throw new CommandFault('no_account', `There is no account '${who}'. \`soko user list\` shows who is there.`);
}

function looking({ db, configuration: { demo } }: CommandContext) {
  return { db, mode: modeOf(demo) };
}

/** Returns the password, and what is printed of it: generated passwords only. */
async function passwordFor(isGiven: boolean | undefined) {
  if (isGiven) return { password: (await text(process.stdin)).replace(/\r?\n$/, ''), shown: '', json: {} };
  const password = newPassword();
  return { password, shown: ` Its password, shown only now: ${password}`, json: { password } };
}

function sessions(count: number): string {
  return count === 1 ? '1 session' : `${count} sessions`;
}
