import type { Configuration } from '../../configuration/read-configuration.ts';
import type { ExitName } from './exit-codes.ts';

export type Progress = (done: number, total: number, what: string) => void;

/** One invocation of a command: what it finds around it, how it reports progress and how it ends. */
export interface Invocation {
  /** Reads the configuration, or throws all of its faults at once. */
  configuration: () => Configuration;
  /** Resolves a path relative to the caller's folder. */
  path: (path: string) => string;
  /** Prints a line that is not part of the result. */
  print: (line: string) => void;
  progress: (label: string) => Progress;
  /** Prints the result. */
  finish: (answer: Answer) => void;
}

/** What a command has to say in the end, for people and for programs. */
export interface Answer {
  text: string;
  json: unknown;
  /** Defaults to done. */
  exit?: ExitName;
}
