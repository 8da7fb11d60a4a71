import { Option } from '@commander-js/extra-typings';
import { describe, expect, it } from 'vitest';
import { everySubject } from '../every-command.ts';
import {
  type AddCommands,
  commandLine,
  commandsIn,
  helpFooter,
  helpOnly,
  pathOf,
  wholeNumber,
} from './command-line.ts';
import { runCommand } from './run-command.ts';

const addCommands: AddCommands = (soko, invocation) => {
  const user = soko.command('user');
  user
    .command('list')
    .description('Lists. And more.')
    .argument('[who]', 'Who.')
    .addOption(new Option('--size <size>', 'How large.').choices(['s', 'l']))
    .option('--limit <number>', 'How many.', wholeNumber, 50)
    .requiredOption('--email <address>', 'Where to.')
    .option('--all', 'All.')
    .addHelpText('after', helpFooter('user list'))
    .action((who, { size, limit, all }) =>
      invocation.finish({ text: `${who} ${size} ${limit} ${all}`, json: { ran: true }, exit: 'problem_found' }),
    );
  user.command('suspend').description('Suspends.');
  soko
    .command('break')
    .description('Breaks.')
    .action(() => {
      throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', path: '/backup/items' });
    });
};

async function called(...sent: string[]): Promise<{ code: number; answer: string; stderr: string }> {
  const printed = { answer: '', stderr: '' };
  const code = await runCommand(sent, [addCommands], {
    environment: {},
    folder: '/',
    answer: (text) => (printed.answer += text),
    stderr: { write: (text) => (printed.stderr += text) },
  });
  return { code, ...printed };
}

describe('a command', () => {
  it('gets its words and its options', async () => {
    const { code, answer } = await called('user', 'list', 'ada', '--size', 'l', '--all', '--email=ada@example.com');
    expect({ code, answer }).toEqual({ code: 2, answer: 'ada l 50 true' });
  });

  it.each<[string, string[], RegExp]>([
    ['unknown', ['fly'], /unknown command 'fly'/],
    ['nearly known', ['user', 'suspnd'], /unknown command 'suspnd'\n\(Did you mean suspend\?\)/],
    ['half named', ['user'], /user list +Lists\.\n +user suspend +Suspends\./],
    [
      'with an unknown option',
      ['user', 'list', '--email', 'x', '--sise', 's'],
      /unknown option '--sise'\n\(Did you mean --size\?\)/,
    ],
    ['with an option that nobody knows', ['user', 'list', '--email', 'x', '--colour'], /unknown option '--colour'/],
    ['with a short option', ['user', 'list', '--email', 'x', '-x'], /unknown option '-x'/],
    ['without the value of an option', ['user', 'list', '--email'], /'--email <address>' argument missing/],
    ['with a value that none takes', ['user', 'list', '--email', 'x', '--all=yes'], /unknown option '--all=yes'/],
    ['without what it needs', ['user', 'list'], /required option '--email <address>' not specified/],
    ['with a word too many', ['user', 'list', 'a', 'b', '--email', 'x'], /too many arguments for 'list'/],
    ['with a value that it does not know', ['user', 'list', '--email', 'x', '--size', 'xl'], /choices are s, l\./],
    ['with a number that is none', ['user', 'list', '--email', 'x', '--limit', '0'], /a whole number from 1 to /],
  ])('that is %s is refused in a sentence', async (_what, sent, sentence) => {
    expect(await called(...sent)).toEqual({ code: 64, answer: '', stderr: expect.stringMatching(sentence) });
  });

  it('returns an error as JSON if JSON is requested', async () => {
    const { code, answer } = await called('break', '--json');
    expect(code).toBe(74);
    expect(JSON.parse(answer)).toEqual({
      errors: [{ code: 'disk', message: 'The disk is full (/backup/items): no space left on device, write' }],
    });
  });

  it('explains itself, with an example and the ways in which it ends', async () => {
    expect((await called()).answer).toMatch(/^ +user list +Lists\.$/m);
    const { code, answer } = await called('user', 'list', '--help');
    expect(code).toBe(0);
    expect(answer).toMatch(/^Usage: soko user list \[options\] \[who\]$/m);
    expect(answer).toMatch(/^ +--size <size> +How large\. \(choices: "s", "l"\)$/m);
    expect(answer).toMatch(/^ +--json +Prints/m);
    expect(answer).toMatch(/^Example: soko user list$/m);
    expect(answer).toMatch(/^ +64 {2}/m);
    expect((await called('help', 'user', 'list')).answer).toBe(answer);
  });

  it.each([['--version'], ['-v'], ['version']])('prints the version with %s', async (word) => {
    expect(await called(word)).toEqual({ code: 0, answer: expect.stringMatching(/^soko \d+\.\d+\.\d+$/), stderr: '' });
    const { answer } = await called(word, '--json');
    expect(JSON.parse(answer)).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  it.each([['--help'], ['-h'], ['help']])('lists by %s what begins with its word', async (word) => {
    const { code, answer } = await called('user', word);
    expect({ code, names: answer.match(/^ {2}\w+ \w+/gm) }).toEqual({
      code: 0,
      names: ['  user list', '  user suspend'],
    });
  });

  it.each([[], ['backup', '--help'], ['import', 'items', '--help'], ['webhook', '--help']])(
    'explains itself on a terminal of 60 columns: %s',
    async (...sent) => {
      let text = '';
      await runCommand(sent, everySubject, {
        environment: {},
        folder: '/',
        answer: (result) => (text = result),
        columns: 60,
        stderr: { write: () => undefined },
      });
      expect(text.split('\n').filter((line) => line.length > 60)).toEqual([]);
    },
  );
});

/** The command line of all subjects, with the help of each command. */
function wholeCommandLine() {
  let text = '';
  const soko = commandLine(everySubject, helpOnly, { writeOut: (help) => (text += help) });
  const commands = commandsIn(soko).map((command) => {
    text = '';
    command.outputHelp();
    return { path: pathOf(command), command, help: text };
  });
  return { soko, commands };
}

it.each(wholeCommandLine().commands.map(({ path }) => path))('%s takes the words of its own example', async (path) => {
  const { soko, commands } = wholeCommandLine();
  const called = commands.find((one) => one.path === path);
  const [, words = ''] = /^Example: soko (.*)$/m.exec(called?.help ?? '') ?? [];
  let calls = 0;
  called?.command.action(() => {
    calls += 1;
  });
  await soko.parseAsync(words.match(/"[^"]+"|\S+/g) ?? [], { from: 'user' });
  expect(calls).toBe(1);
});
