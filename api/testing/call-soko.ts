import { callCommand } from '../../commands/call-command.ts';
import { commands } from '../../commands/every-command.ts';

export interface CalledCommand {
  code: number;
  /** What went to the standard output. */
  answer: string;
  /** What went to the standard error. */
  beside: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  json: any;
}

/** Calls a command as a terminal does, with this environment and no other. */
export async function callSoko(sent: readonly string[], environment: Record<string, string>): Promise<CalledCommand> {
  let [answer, beside] = ['', ''];
  const code = await callCommand(sent, commands, {
    environment,
    folder: process.cwd(),
    answer: (text) => {
      answer += text;
    },
    beside: {
      write: (text) => {
        beside += text;
      },
    },
  });
  return { code, answer, beside, json: sent.includes('--json') ? JSON.parse(answer) : undefined };
}
