/** How a command can end. The numbers are those of `sysexits.h` and of shells, where they have one. */
export const exitCodes = {
  done: { code: 0, means: 'Done.' },
  fault: { code: 1, means: 'A fault of Soko itself. What it prints belongs into a report.' },
  found: { code: 2, means: 'Done, and something was found that is not as it must be.' },
  words: { code: 64, means: 'The command was called with words that it does not know, or without some that it needs.' },
  data: { code: 65, means: 'What it was given to read is not right. Nothing was changed, unless it says so.' },
  input: { code: 66, means: 'A file or folder that it was to read is not there.' },
  nobody: { code: 67, means: 'There is nobody of this name.' },
  unavailable: { code: 69, means: 'Something outside is missing, taken or not ready: database, port, folder.' },
  output: { code: 73, means: 'What it was to write stands there already, or cannot be made.' },
  disk: { code: 74, means: 'The disk is full or does not work. What was half written has been taken away.' },
  configuration: { code: 78, means: 'The configuration is at fault. Nothing was opened.' },
  interrupted: { code: 130, means: 'Ctrl-C or a signal ended it before it was done.' },
} as const;

export type ExitName = keyof typeof exitCodes;

/** A failure with a message for the user; a stack trace would not help. */
export class CommandFault extends Error {
  readonly exit: ExitName;

  constructor(exit: ExitName, message: string) {
    super(message);
    this.name = 'CommandFault';
    this.exit = exit;
  }
}

/** PostgreSQL ended, or the line to it did. */
export function isLostConnection(fault: unknown): boolean {
  const { code = '', message = '' } = fault as NodeJS.ErrnoException;
  return /^(57P0|08|ECONN|EPIPE)/.test(code) || /^(Connection terminated|Client has encountered)/.test(message);
}
