/** How a command can end. The numbers are those of `sysexits.h` and of shells, where they have one. */
export const exitCodes = {
  done: { code: 0, means: 'Done.' },
  fault: { code: 1, means: 'A bug of Soko. Please report its output.' },
  problem_found: { code: 2, means: 'Done, and a problem was found.' },
  usage: { code: 64, means: 'Unknown or missing arguments.' },
  data: { code: 65, means: 'Invalid input. Nothing was changed, unless the output says so.' },
  input: { code: 66, means: 'A file or folder to read does not exist.' },
  no_account: { code: 67, means: 'No account has this name.' },
  unavailable: { code: 69, means: 'Something outside is missing, in use or not ready: database, port, folder.' },
  output: { code: 73, means: 'The output exists already, or cannot be created.' },
  disk: { code: 74, means: 'The disk is full or faulty. Incomplete output was removed.' },
  configuration: { code: 78, means: 'The configuration is invalid. Nothing was opened.' },
  interrupted: { code: 130, means: 'Interrupted by Ctrl-C or a signal.' },
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
export function isLostConnection(error: unknown): boolean {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return /^(57P0|08|ECONN|EPIPE)/.test(code) || /^(Connection terminated|Client has encountered)/.test(message);
}
