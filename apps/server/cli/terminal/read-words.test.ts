import { describe, expect, it } from 'vitest';
import { commands as everyCommand } from '../every-command.ts';
import { callCommand } from './call-command.ts';
import type { Call, Command } from './command.ts';

const commands: Command[] = [
  {
    name: 'user list',
    about: 'Lists.',
    parameters: [{ name: 'who', about: 'Who.', isOptional: true }],
    options: {
      size: { about: 'How large.', value: 'size', choices: ['s', 'l'] },
      email: { about: 'Where to.', value: 'address', isNeeded: true },
      all: { about: 'All.' },
    },
    example: 'user list',
    run: async (call: Call) => ({
      text: `${call.word('who')} ${call.option('size')} ${call.isOn('all')}`,
      json: { ran: true },
    }),
  },
  { name: 'user suspend', about: 'Suspends.', example: 'user suspend', run: async () => undefined },
  {
    name: 'break',
    about: 'Breaks.',
    example: 'break',
    async run() {
      throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', path: '/backup/items' });
    },
  },
];

async function called(...sent: string[]): Promise<{ code: number; answer: string; beside: string }> {
  const said = { answer: '', beside: '' };
  const code = await callCommand(sent, commands, {
    environment: {},
    folder: '/',
    answer: (text) => (said.answer += text),
    beside: { write: (text) => (said.beside += text) },
  });
  return { code, ...said };
}

describe('a command', () => {
  it('gets its words and its options', async () => {
    const { code, answer } = await called('user', 'list', 'ada', '--size', 'l', '--all', '--email=ada@example.com');
    expect({ code, answer }).toEqual({ code: 0, answer: 'ada l true' });
  });

  it.each<[string, string[], RegExp]>([
    ['unknown', ['fly'], /`soko fly` is no command\. `soko --help` tells which there are\./],
    ['nearly known', ['user', 'suspnd'], /Did you mean `soko user suspend`\?/],
    ['half named', ['user'], /`soko user` is no command\. There are: user list, user suspend\./],
    ['with an unknown option', ['user', 'list', '--sise', 's'], /no option --sise; did you mean --size\?/],
    ['with an option that nobody knows', ['user', 'list', '--colour'], /There is no option --colour\. /],
    ['with a short option', ['user', 'list', '-x'], /There is no option -x\. /],
    ['without the value of an option', ['user', 'list', '--email'], /--email needs its <address>\. /],
    ['with an option in place of a value', ['user', 'list', '--email', '--all'], /--email needs its <address>\. /],
    ['with a value that none takes', ['user', 'list', '--all=yes'], /--all takes no value\. /],
    ['without what it needs', ['user', 'list'], /--email is missing/],
    ['with a word too many', ['user', 'list', 'a', 'b', '--email', 'x'], /'b' is one word too many/],
    ['with a value that it does not know', ['user', 'list', '--email', 'x', '--size', 'xl'], /--size is one of s, l/],
  ])('that is %s is refused in a sentence', async (_what, sent, sentence) => {
    expect(await called(...sent)).toEqual({ code: 64, answer: '', beside: expect.stringMatching(sentence) });
  });

  it('returns an error as JSON if JSON is requested', async () => {
    const { code, answer } = await called('break', '--json');
    expect(code).toBe(74);
    expect(JSON.parse(answer)).toEqual({
      errors: [{ code: 'disk', message: 'The disk is full (/backup/items): no space left on device, write' }],
    });
  });

  it('explains itself, with an example and the ways in which it ends', async () => {
    expect((await called()).answer).toMatch(/user list {5}Lists\./);
    const { answer } = await called('user', 'list', '--help');
    expect(answer).toMatch(/^soko user list \[<who>\] \[--size <size>\] --email <address> \[--all\] \[--json\]$/m);
    expect(answer).toMatch(/^Example: soko user list$/m);
    expect(answer).toMatch(/^ +64 {2}/m);
    expect((await called('help', 'user', 'list')).answer).toBe(answer);
  });

  it.each([['--version'], ['-v'], ['version']])('prints the version with %s', async (word) => {
    expect(await called(word)).toEqual({ code: 0, answer: expect.stringMatching(/^soko \d+\.\d+\.\d+$/), beside: '' });
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
      await callCommand(sent, everyCommand, {
        environment: {},
        folder: '/',
        answer: (said) => (text = said),
        columns: 60,
        beside: { write: () => undefined },
      });
      expect(text.split('\n').filter((line) => line.length > 60)).toEqual([]);
    },
  );
});

it.each(everyCommand.map((command) => [command.name, command] as const))(
  'the example of %s is one that it takes',
  (name, command) => {
    expect(command.example.startsWith(name)).toBe(true);
  },
);
