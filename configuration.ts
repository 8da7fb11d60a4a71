import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { meantBy } from './configuration-names.ts';

/** Where the market is: our own PostgreSQL, somebody's, or behind the API of another deployment. */
export type MarketPlace =
  | { at: 'embedded'; dataDirectory: string }
  | { at: 'postgres'; url: string }
  | { at: 'api'; url: string };

export interface Configuration {
  port: number;
  host: string;
  market: MarketPlace;
  /** A market of play: seeded, with couriers that move by themselves and codes that are shown. */
  demo: boolean;
}

interface Setting {
  about: string;
  must: string;
  example: string;
  /** What the example file shows in force; a setting without a default stands there as a comment. */
  usual?: string;
  schema: z.core.$ZodType<string | undefined>;
}

const line = z.string().check(z.regex(/^\S+$/));

/** Every variable that the server reads; `.env.example` is made from it. */
export const settings = {
  PORT: {
    about: 'The port to listen on.',
    must: 'be a whole number from 1 to 65535',
    example: '3000',
    usual: '3000',
    schema: z._default(z.string().check(z.refine(isPort)), '3000'),
  },
  HOST: {
    about: 'The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for every network.',
    must: 'be a name or an address without spaces',
    example: '127.0.0.1',
    usual: '0.0.0.0',
    schema: z._default(line, '0.0.0.0'),
  },
  DATABASE_URL: {
    about: 'A PostgreSQL, 15 or newer. Unset means the one that comes along.',
    must: 'be an address that starts with postgres://',
    example: 'postgres://soko:secret@localhost:5432/soko',
    schema: z.optional(z.string().check(z.refine((text) => isAddress(text, ['postgres:', 'postgresql:'])))),
  },
  DATA_DIR: {
    about: 'The folder of the PostgreSQL that comes along.',
    must: 'be the path of a folder',
    example: './.data',
    usual: './.data',
    schema: z._default(z.string().check(z.refine((text) => !text.includes('\0'))), './.data'),
  },
  API_URL: {
    about: 'Another deployment of the API; this one then serves the storefront alone and opens no database.',
    must: 'be an address that starts with http:// or https:// and has no path',
    example: 'https://soko.example',
    schema: z.optional(z.string().check(z.refine(isOrigin))),
  },
  DEMO: {
    about: 'A market of play, on or off. Unset means on, or off where NODE_ENV is production.',
    must: 'be on or off',
    example: 'off',
    schema: z.optional(z.enum(['on', 'off'])),
  },
} as const satisfies Record<string, Setting>;

type Environment = Record<string, string | undefined>;
type SettingName = keyof typeof settings;

const names = Object.keys(settings) as SettingName[];

/** Names every fault at once: nobody likes to learn of the third one at the third start. */
export class ConfigurationFaults extends Error {
  constructor(faults: string[]) {
    super(['Soko cannot start with this configuration:', ...faults].join('\n  '));
    this.name = 'ConfigurationFaults';
  }
}

/** Adds the lines of a `.env` file to the environment; what is set already wins. */
export function readEnvironmentFile(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

export function readConfiguration(environment: Environment): Configuration {
  // An empty variable is how many tools say that there is none.
  const given: Environment = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const faults = [...brokenSettings(given), ...clashes(given), ...unknownNames(given)];
  if (faults.length > 0) throw new ConfigurationFaults(faults);
  return {
    port: Number(z.parse(settings.PORT.schema, given.PORT)),
    host: z.parse(settings.HOST.schema, given.HOST),
    market: marketPlaceIn(given),
    demo: given.DEMO === undefined ? given.NODE_ENV !== 'production' : given.DEMO === 'on',
  };
}

function marketPlaceIn(given: Environment): MarketPlace {
  if (given.API_URL !== undefined) return { at: 'api', url: new URL(given.API_URL).origin };
  if (given.DATABASE_URL !== undefined) return { at: 'postgres', url: given.DATABASE_URL };
  return { at: 'embedded', dataDirectory: z.parse(settings.DATA_DIR.schema, given.DATA_DIR) };
}

/** Names that nobody reads but that look like ours: worth a word, not worth a refusal. */
export function likelySlips(environment: Environment): string[] {
  return Object.keys(environment).flatMap((name) => {
    const meant = isKnown(name) || name.startsWith('SOKO_') ? undefined : meantBy(name, names);
    return meant && environment[meant] === undefined
      ? [`${name} is set, but nobody reads it: did you mean ${meant}?`]
      : [];
  });
}

function brokenSettings(given: Environment): string[] {
  return names
    .filter((name) => !z.safeParse(settings[name].schema, given[name]).success)
    .map((name) => faultOf(name, given[name], `must ${settings[name].must}`));
}

/** Each of the two is right by itself. */
function clashes(given: Environment): string[] {
  const faults: string[] = [];
  if (given.API_URL !== undefined && given.DATABASE_URL !== undefined) {
    faults.push(faultOf('API_URL', given.API_URL, 'cannot stand beside DATABASE_URL: set one of the two'));
  }
  if (given.DEMO === 'on' && given.NODE_ENV === 'production') {
    faults.push(faultOf('DEMO', 'on', 'cannot stand beside NODE_ENV=production: a demo takes play money'));
  }
  return faults;
}

function unknownNames(given: Environment): string[] {
  return Object.keys(given)
    .filter((name) => name.startsWith('SOKO_'))
    .map((name) => {
      const meant = meantBy(name, names);
      return `${name} is not known${meant ? `; did you mean ${meant}? (example: ${exampleOf(meant as SettingName)})` : ''}`;
    });
}

function faultOf(name: SettingName, value: string | undefined, reason: string): string {
  return `${name}=${withoutPassword(value ?? '')} ${reason} (example: ${exampleOf(name)})`;
}

function exampleOf(name: SettingName): string {
  return `${name}=${settings[name].example}`;
}

/** Faults end up in logs, where a password has no business. */
function withoutPassword(value: string): string {
  return value.replace(/(:\/\/[^:@/]*):.*@/, '$1:…@');
}

function isKnown(name: string): boolean {
  return Object.hasOwn(settings, name);
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

function isAddress(text: string, protocols: string[]): boolean {
  return protocols.includes(URL.parse(text)?.protocol ?? '');
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return isAddress(text, ['http:', 'https:']) && url?.pathname === '/' && url.search === '' && url.username === '';
}
