import { BackupFault, type Manifest } from 'api/db/backup/backup-manifest';
import { noteBackup } from 'api/db/backup/note-backup';
import { restoreBackup } from 'api/db/backup/restore-backup';
import { writeBackup } from 'api/db/backup/write-backup';
import { findBreaches } from 'api/db/find-breaches';
import { runExclusively, runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter } from './terminal/command-line.ts';
import { CommandFault, type ExitName } from './terminal/exit-codes.ts';

const exitOf: Record<BackupFault['why'], ExitName> = {
  missing: 'input',
  damaged: 'data',
  newer: 'data',
  'in the way': 'output',
};

export const addBackupCommands: AddCommands = (soko, invocation) => {
  soko
    .command('backup')
    .description('Writes all tables, as of one moment, and uploads into a new folder, while the server keeps running.')
    .argument('[folder]', 'The new folder; defaults to a name with the date.')
    .addHelpText(
      'after',
      helpFooter('backup ../soko-backup-monday', ['input', 'unavailable', 'output', 'disk', 'configuration']),
    )
    .action((folder) =>
      runWithDatabase(invocation, async ({ url, configuration: { uploads, sharedServices } }) => {
        const target = invocation.path(
          folder ?? `soko-backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
        );
        if (sharedServices.storage)
          invocation.print(`The uploads lie in the bucket ${sharedServices.storage.bucket}: back it up there.`);
        const since = performance.now();
        const onProgress = invocation.progress('Backing up');
        const manifest = await explained(() => writeBackup({ url, uploads, target, onProgress }));
        const sums = { ...sumsOf(manifest), seconds: secondsSince(since) };
        await noteBackup(url, manifest);
        const { rows, tables, files, megabytes, seconds } = sums;
        return {
          text: `${target} holds ${rows} rows of ${tables} tables and ${files} uploads, ${megabytes} MB, ${seconds} s.`,
          json: { folder: target, ...sums },
        };
      }),
    );
  soko
    .command('restore')
    .description('Restores a backup into an empty database, all or nothing, and checks the invariants afterwards.')
    .argument('<folder>', 'The folder of a backup.')
    .addHelpText(
      'after',
      helpFooter('restore ../soko-backup-monday', [
        'problem_found',
        'data',
        'input',
        'unavailable',
        'output',
        'disk',
        'configuration',
      ]),
    )
    .action((folder) =>
      runExclusively(invocation, async ({ url, configuration: { uploads } }) => {
        const source = invocation.path(folder);
        const since = performance.now();
        const onProgress = invocation.progress('Restoring');
        const manifest = await explained(() => restoreBackup({ url, uploads, source, onProgress }));
        const sums = { ...sumsOf(manifest), seconds: secondsSince(since) };
        invocation.print(
          `The market of ${manifest.made_at} is restored: ${sums.rows} rows, ${sums.files} uploads, ${sums.seconds} s.`,
        );
        const breaches = await findBreaches(url);
        const found = breaches.map(({ invariant, breach, subject }) => `${invariant}: ${breach} (${subject})`);
        return {
          text: found.length === 0 ? 'All invariants hold.' : ['What does not hold:', ...found].join('\n  '),
          json: { made_at: manifest.made_at, ...sums, breaches },
          exit: found.length === 0 ? 'done' : 'problem_found',
        };
      }),
    );
};

function sumsOf({ tables, uploads }: Manifest) {
  const bytes = [...tables, ...uploads].reduce((sum, file) => sum + file.bytes, 0);
  return {
    tables: tables.length,
    rows: tables.reduce((sum, table) => sum + table.rows, 0),
    files: uploads.length,
    megabytes: Math.round(bytes / 1e5) / 10,
  };
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupFault) throw new CommandFault(exitOf[error.why], error.message);
    throw error;
  }
}

function secondsSince(since: number): number {
  return Number(((performance.now() - since) / 1000).toFixed(1));
}
