import { rebuildPhotos } from 'api/account/rebuild-photos';
import { openShared } from 'api/providers/open-shared';
import { beside } from './command-context.ts';
import type { Command } from './terminal/command.ts';

export const pictureCommands: readonly Command[] = [
  {
    name: 'images rebuild',
    about:
      'Creates the smaller size of uploaded pictures if it is missing, and lists files that are missing or broken.',
    options: { all: { about: 'Also recreates existing ones.' } },
    example: 'images rebuild',
    exits: ['found', 'unavailable', 'disk', 'configuration'],
    run: (call) =>
      beside(call, async ({ db, url, configuration: { uploads: uploadsFolder, growth } }) => {
        const { uploads, close } = await openShared({ databaseUrl: url, uploadsFolder, ...growth }, call.say);
        try {
          const all = call.isOn('all');
          const done = await rebuildPhotos({ db, uploads }, { all, onProgress: call.progress('Painting') });
          const lines = [
            `${done.painted} of ${done.named} pictures painted.`,
            ...done.missing.map((file) => `missing: ${file}`),
            ...done.damaged.map((file) => `no picture any more: ${file}`),
          ];
          return { text: lines.join('\n  '), json: done, exit: lines.length === 1 ? 'done' : 'found' };
        } finally {
          await close();
        }
      }),
  },
];
