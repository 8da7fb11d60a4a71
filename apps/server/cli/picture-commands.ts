import { rebuildPhotos } from 'api/account/rebuild-photos';
import { openShared } from 'api/providers/open-shared';
import { runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter } from './terminal/command-line.ts';

export const addPictureCommands: AddCommands = (soko, invocation) => {
  soko
    .command('images')
    .command('rebuild')
    .description(
      'Creates the smaller widths of uploaded pictures that are missing, and lists files that are missing or broken.',
    )
    .option('--all', 'Also recreates existing ones.')
    .addHelpText('after', helpFooter('images rebuild', ['problem_found', 'unavailable', 'disk', 'configuration']))
    .action(({ all = false }) =>
      runWithDatabase(invocation, async ({ db, url, configuration: { uploads: uploadsFolder, sharedServices } }) => {
        const { uploads, close } = await openShared(
          { databaseUrl: url, uploadsFolder, ...sharedServices },
          invocation.print,
        );
        try {
          const done = await rebuildPhotos({ db, uploads }, { all, onProgress: invocation.progress('Painting') });
          const lines = [
            `${done.painted} of ${done.named} pictures painted.`,
            ...done.missing.map((file) => `missing: ${file}`),
            ...done.damaged.map((file) => `no picture any more: ${file}`),
          ];
          return { text: lines.join('\n  '), json: done, exit: lines.length === 1 ? 'done' : 'problem_found' };
        } finally {
          await close();
        }
      }),
    );
};
