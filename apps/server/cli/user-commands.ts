import { text } from 'node:stream/consumers';
import { createAdmin } from 'api/access/create-operator';
import { endSessions, usersLike } from 'api/auth/auth-users.data';
import { findUser, newPassword, replacePassword, suspendUser } from 'api/auth/manage-users';
import { deleteSessionOf } from 'api/auth/sessions/auth-sessions.data';
import { beside, type CommandContext, numberIn } from './command-context.ts';
import type { Call, Command, Option, Parameter } from './terminal/command.ts';
import { CommandFault } from './terminal/exit-codes.ts';
import { textTable } from './terminal/text-table.ts';

const who: Parameter = { name: 'who', about: 'The number, e-mail address or phone number of the account.' };
const passwordOption: Record<string, Option> = {
  'password-stdin': { about: 'Reads the password from standard input. Without it a random one is shown once.' },
};

export const userCommands: readonly Command[] = [
  {
    name: 'create-admin',
    about: 'Creates an admin account, or makes an existing account an admin.',
    options: {
      email: { about: 'The e-mail address to sign in with.', value: 'address', isNeeded: true },
      name: { about: 'The name of the person.', value: 'name' },
      ...passwordOption,
    },
    example: 'create-admin --email ada@example.com --name "Ada Obi"',
    exits: ['data', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async (context) => {
        const password = await passwordFor(call);
        const email = call.option('email') ?? '';
        const { id, was } = await createAdmin(looking(context), { email, name: call.option('name') ?? '', password });
        if (was !== 'nobody') {
          const words = was === 'admin' ? 'was an admin already' : 'is an admin now; its password stays';
          return { text: `The account ${id} (${email}) ${words}.`, json: { id, email, was } };
        }
        return {
          text: `The admin ${id} (${email}) stands.${shownPassword(call, password)}`,
          json: { id, email, was, ...jsonPassword(call, password) },
        };
      }),
  },
  {
    name: 'user list',
    about: 'Lists accounts, the newest first.',
    options: {
      like: { about: 'Only those with this in their name, e-mail address or phone number.', value: 'part' },
      admins: { about: 'Only admins.' },
      limit: { about: 'Maximum number; defaults to 50.', value: 'number' },
    },
    example: 'user list --like bisi',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const users = await usersLike(db, {
          part: call.option('like') ?? '',
          onlyAdmins: call.isOn('admins'),
          limit: numberIn(call, 'limit', 50),
        });
        return {
          text: textTable(
            users.map((user) => ({ ...user })),
            'Nobody.',
          ),
          json: { users },
        };
      }),
  },
  {
    name: 'user reset-password',
    about: 'Sets a new password and ends every session of the account.',
    parameters: [who],
    options: passwordOption,
    example: 'user reset-password bisi@demo.invalid',
    exits: ['data', 'nobody', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async (context) => {
        const { id } = await userIn(call, context);
        const password = await passwordFor(call);
        await replacePassword(looking(context), id, password);
        return {
          text: `The account ${id} has a new password, and its sessions have ended.${shownPassword(call, password)}`,
          json: { id, ...jsonPassword(call, password) },
        };
      }),
  },
  {
    name: 'user suspend',
    about: 'Suspends an account: its sessions end and it can no longer sign in. Running orders continue.',
    parameters: [who],
    options: { undo: { about: 'Reactivates it.' } },
    example: 'user suspend bisi@demo.invalid',
    exits: ['nobody', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async (context) => {
        const { id } = await userIn(call, context);
        const isActive = call.isOn('undo');
        const ended = await suspendUser(looking(context), id, isActive);
        const text = isActive
          ? `The account ${id} is open again.`
          : `The account ${id} is closed; ${sessions(ended)} ended.`;
        return { text, json: { id, is_active: isActive, sessions_ended: ended } };
      }),
  },
  {
    name: 'sessions revoke',
    about: 'Ends sessions: those of one account, a single one, or all.',
    parameters: [{ ...who, isOptional: true }],
    options: {
      session: { about: 'Only this one of the account.', value: 'number' },
      all: { about: 'All sessions: everyone has to sign in again.' },
    },
    example: 'sessions revoke bisi@demo.invalid',
    exits: ['nobody', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async (context) => {
        const ended = await revoke(call, context);
        return { text: `${sessions(ended)} ended.`, json: { sessions_ended: ended } };
      }),
  },
];

async function revoke(call: Call, context: CommandContext): Promise<number> {
  if (call.isOn('all') === (call.word('who') !== '')) throw new CommandFault('words', 'Name an account, or say --all.');
  if (call.isOn('all')) return endSessions(context.db, undefined);
  const { id } = await userIn(call, context);
  if (call.option('session') === undefined) return endSessions(context.db, id);
  return (await deleteSessionOf(context.db, id, numberIn(call, 'session', 0))) ? 1 : 0;
}

async function userIn(call: Call, context: CommandContext) {
  const user = await findUser(looking(context), call.word('who'));
  if (!user)
    throw new CommandFault(
      'nobody',
      `There is no account '${call.word('who')}'. \`soko user list\` shows who is there.`,
    );
  return user;
}

function looking({ db, configuration: { demo: isDemo } }: CommandContext) {
  return { db, isDemo };
}

async function passwordFor(call: Call): Promise<string> {
  return call.isOn('password-stdin') ? (await text(process.stdin)).replace(/\r?\n$/, '') : newPassword();
}

/** Prints generated passwords only. */
function shownPassword(call: Call, password: string): string {
  return call.isOn('password-stdin') ? '' : ` Its password, shown only now: ${password}`;
}

function jsonPassword(call: Call, password: string) {
  return call.isOn('password-stdin') ? {} : { password };
}

function sessions(count: number): string {
  return count === 1 ? '1 session' : `${count} sessions`;
}
