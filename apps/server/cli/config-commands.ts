import { shownSettings } from '../configuration/settings/show-settings.ts';
import { settingsDocument } from './documents/settings-document.ts';
import { type AddCommands, helpFooter } from './terminal/command-line.ts';
import { textTable } from './terminal/text-table.ts';

export const addConfigCommands: AddCommands = (soko, invocation) => {
  const config = soko.command('config');
  config
    .command('check')
    .description('Reads the configuration and reports all of its faults at once. Opens nothing.')
    .addHelpText('after', helpFooter('config check', ['configuration']))
    .action(() => {
      invocation.configuration();
      invocation.finish({ text: 'The configuration is right.', json: { faults: [] } });
    });
  config
    .command('print')
    .description('Prints every setting with its value and source. Secrets stay hidden.')
    .option('--set', 'Only those that are set.')
    .addHelpText('after', helpFooter('config print --set', ['configuration']))
    .action(({ set }) => {
      invocation.configuration();
      const shown = shownSettings(process.env).filter(({ from }) => from === 'environment' || !set);
      invocation.finish({
        text: textTable(
          shown.map((row) => ({ ...row })),
          'Nothing is set; everything is as it is by default.',
        ),
        json: { settings: shown },
      });
    });
  config
    .command('docs')
    .description('Prints the table of all settings as Markdown, the same as docs/settings.md.')
    .addHelpText('after', helpFooter('config docs'))
    .action(() => {
      const text = settingsDocument();
      invocation.finish({ text, json: { markdown: text } });
    });
};
