import { backupCommands } from './backup-commands.ts';
import { configCommands } from './config-commands.ts';
import { doctorCommands } from './doctor/doctor-commands.ts';
import { importCommands } from './imports/import-commands.ts';
import { jobCommands } from './job-commands.ts';
import { marketCommands } from './market-commands.ts';
import { newsletterCommands } from './newsletter-commands.ts';
import { outboxCommands } from './outbox-commands.ts';
import { paymentCommands } from './payment-commands.ts';
import { phoneCommands } from './phone-commands.ts';
import { pictureCommands } from './picture-commands.ts';
import { riskCommands } from './risk-commands.ts';
import type { Command } from './terminal/command.ts';
import { userCommands } from './user-commands.ts';
import { webhookCommands } from './webhook-commands.ts';

/** Every command of `soko`, in the order of the help. */
export const commands: readonly Command[] = [
  ...marketCommands,
  ...doctorCommands,
  ...configCommands,
  ...backupCommands,
  ...userCommands,
  ...importCommands,
  ...phoneCommands,
  ...riskCommands,
  ...pictureCommands,
  ...newsletterCommands,
  ...outboxCommands,
  ...webhookCommands,
  ...jobCommands,
  ...paymentCommands,
];
