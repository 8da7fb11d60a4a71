import { backupCommands } from './backup-commands.ts';
import type { Command } from './command.ts';
import { configCommands } from './config-commands.ts';
import { importCommands } from './import-commands.ts';
import { marketCommands } from './market-commands.ts';
import { outboxCommands } from './outbox-commands.ts';
import { userCommands } from './user-commands.ts';

/** Every command of `soko`, in the order of the help. */
export const commands: readonly Command[] = [
  ...marketCommands,
  ...backupCommands,
  ...configCommands,
  ...userCommands,
  ...importCommands,
  ...outboxCommands,
];
