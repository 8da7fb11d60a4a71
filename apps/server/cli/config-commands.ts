import { shownSettings } from '../configuration/settings/show-settings.ts';
import { settingsDocument } from './documents/settings-document.ts';
import type { Command } from './terminal/command.ts';
import { textTable } from './terminal/text-table.ts';

export const configCommands: readonly Command[] = [
  {
    name: 'config check',
    about: 'Reads the configuration and reports all of its faults at once. Opens nothing.',
    example: 'config check',
    exits: ['configuration'],
    async run(call) {
      call.configuration();
      return { text: 'The configuration is right.', json: { faults: [] } };
    },
  },
  {
    name: 'config print',
    about: 'Prints every setting with its value and source. Secrets stay hidden.',
    options: { set: { about: 'Only those that are set.' } },
    example: 'config print --set',
    exits: ['configuration'],
    async run(call) {
      call.configuration();
      const shown = shownSettings(process.env).filter(({ from }) => from === 'environment' || !call.isOn('set'));
      return {
        text: textTable(
          shown.map((row) => ({ ...row })),
          'Nothing is set; everything is as it is by default.',
        ),
        json: { settings: shown },
      };
    },
  },
  {
    name: 'config docs',
    about: 'Prints the table of all settings as Markdown, the same as docs/settings.md.',
    example: 'config docs',
    async run() {
      const text = settingsDocument();
      return { text, json: { markdown: text } };
    },
  },
];
