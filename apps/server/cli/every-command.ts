import { addBackupCommands } from './backup-commands.ts';
import { addConfigCommands } from './config-commands.ts';
import { addDoctorCommands } from './doctor/doctor-commands.ts';
import { addImportCommands } from './imports/import-commands.ts';
import { addJobCommands } from './job-commands.ts';
import { addMarketCommands } from './market-commands.ts';
import { addNewsletterCommands } from './newsletter-commands.ts';
import { addOutboxCommands } from './outbox-commands.ts';
import { addPaymentCommands } from './payment-commands.ts';
import { addPhoneCommands } from './phone-commands.ts';
import { addPictureCommands } from './picture-commands.ts';
import { addRiskCommands } from './risk-commands.ts';
import type { AddCommands } from './terminal/command-line.ts';
import { addUserCommands } from './user-commands.ts';
import { addWebhookCommands } from './webhook-commands.ts';

/** Adds every command of `soko`, in the order of the help. */
export const everySubject: readonly AddCommands[] = [
  addMarketCommands,
  addDoctorCommands,
  addConfigCommands,
  addBackupCommands,
  addUserCommands,
  addImportCommands,
  addPhoneCommands,
  addRiskCommands,
  addPictureCommands,
  addNewsletterCommands,
  addOutboxCommands,
  addWebhookCommands,
  addJobCommands,
  addPaymentCommands,
];
