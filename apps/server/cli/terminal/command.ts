import type { Configuration } from '../../configuration/read-configuration.ts';
import type { ExitName } from './exit-codes.ts';

/** A word that a command takes by its place. */
export interface Parameter {
  name: string;
  about: string;
  /** A parameter is required unless this is set. */
  isOptional?: true;
}

/** An option: a switch, or with `value` one that takes a word. */
export interface Option {
  about: string;
  /** What the help calls its value. */
  value?: string;
  /** The only words that it takes. */
  choices?: readonly string[];
  isNeeded?: true;
}

/** One command of `soko`, as the table, the help and docs/commands.md know it. */
export interface Command {
  /** One or two words, such as `user list`. */
  name: string;
  about: string;
  parameters?: readonly Parameter[];
  options?: Readonly<Record<string, Option>>;
  /** What follows `soko` in an example that works on the demo. */
  example: string;
  /** Exit codes in addition to those of all commands. */
  exits?: readonly ExitName[];
  /** It prints its own messages while it runs, and has no result. */
  isEndless?: true;
  run: (call: Call) => Promise<Answer | undefined>;
}

export type Progress = (done: number, total: number, what: string) => void;

/** One call of a command: its arguments, and how it reports progress. */
export interface Call {
  /** The words by their place; one that was left out is empty. */
  word: (name: string) => string;
  option: (name: string) => string | undefined;
  isOn: (name: string) => boolean;
  /** Reads the configuration, or throws all of its faults at once. */
  configuration: () => Configuration;
  /** Resolves a path relative to the caller's folder. */
  path: (path: string) => string;
  /** Prints a line that is not part of the result. */
  say: (line: string) => void;
  progress: (label: string) => Progress;
}

/** What a command has to say in the end, for people and for programs. */
export interface Answer {
  text: string;
  json: unknown;
  /** Defaults to done. */
  exit?: ExitName;
}
