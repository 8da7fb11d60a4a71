import { secondFactorPolicies } from 'market/auth/auth-second-factor.rules';
import * as z from 'zod/mini';
import { isScriptEvent, scriptEventsIn } from '../../../demo/people/script.ts';
import { brandSettings } from './brand/brand-settings.ts';
import { httpVariables } from './settings/http-variables.ts';
import { identitySettings } from './settings/identity-settings.ts';
import { limitSettings } from './settings/limit-settings.ts';
import { messageSettings } from './settings/message-settings.ts';
import { isPort, monitoringSettings } from './settings/monitoring-settings.ts';
import { paymentSettings } from './settings/payment-settings.ts';
import { pushSettings } from './settings/push-settings.ts';
import { retentionSettings } from './settings/retention-settings.ts';
import { riskSettings } from './settings/risk-settings.ts';
import { faultOfDatabase, isAddressWith, sharedServiceSettings } from './settings/shared-service-settings.ts';
import { streamSettings } from './settings/stream-settings.ts';
import { traceSettings } from './settings/trace-settings.ts';
import { webhookSettings } from './settings/webhook-settings.ts';

export interface Setting {
  about: string;
  must: string;
  example: string;
  /** The default, which `schema` repeats; in the example file a setting without one is a comment. */
  usual?: string;
  /** Its value never appears in a fault. */
  isSecret?: true;
  /** The only valid values, to guess what a typing error meant. */
  choices?: readonly string[];
  /** What is wrong with a value, where there is more to say than `must`. */
  fault?: (value: string) => string | undefined;
  schema: z.core.$ZodType<string | undefined>;
}

const line = z.string().check(z.regex(/^\S+$/));

export type Environment = Record<string, string | undefined>;
export type SettingName = keyof typeof settings;

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
    about: 'The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for every network.',
    must: 'be a name or an address without spaces',
    example: '127.0.0.1',
    usual: '0.0.0.0',
    schema: z._default(line, '0.0.0.0'),
  },
  DATABASE_URL: {
    about:
      'A PostgreSQL, 15 or newer. Default: the included one. Several hosts of one database are separated by commas, as in postgres://soko:secret@a:5432,b:5432/soko?target_session_attrs=read-write: connections go to the primary among them.',
    must: 'be an address that starts with postgres://',
    example: 'postgres://soko:secret@localhost:5432/soko',
    fault: faultOfDatabase,
    schema: z.optional(z.string().check(z.refine((text) => faultOfDatabase(text) === undefined))),
  },
  DATA_DIR: {
    about: 'The folder of the included PostgreSQL, and of uploaded pictures.',
    must: 'be the path of a folder',
    example: './.data',
    usual: './.data',
    schema: z._default(z.string().check(z.refine((text) => !text.includes('\0'))), './.data'),
  },
  API_URL: {
    about: 'Another deployment of the API; this one then serves the storefront only and opens no database.',
    must: 'be an address that starts with http:// or https:// and has no path',
    example: 'https://soko.example',
    schema: z.optional(z.string().check(z.refine(isOrigin))),
  },
  DEMO: {
    about: 'Demo mode, on or off. Unset means on, or off where NODE_ENV is production.',
    must: 'be on or off',
    example: 'off',
    schema: z.optional(z.enum(['on', 'off'])),
  },
  DEMO_CLOCK: {
    about:
      'The time that the clocks of a demo show wherever a visitor picks a place, such as 12:30, so that its stores are open; off lets them run. Scheduled orders follow the real time.',
    must: 'be a time such as 12:30, or off',
    example: '12:30',
    usual: '12:30',
    schema: z._default(z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/)), '12:30'),
  },
  DEMO_SPEED: {
    about:
      'How many times as fast as usual the people of a demo work, from 1 to 60. Usually an order takes five minutes.',
    must: 'be a whole number from 1 to 60',
    example: '10',
    usual: '1',
    schema: z._default(z.string().check(z.regex(/^([1-9]|[1-5]\d|60)$/)), '1'),
  },
  DEMO_SCRIPT: {
    about:
      'What is different from a usual day in a demo. Unset means nothing. Parts: rush (kitchens take 2.5 times as long), rain (couriers take twice as long), silent-stores (one store in five answers no order), declined-offers (couriers decline one offer in three), short-cash (one customer in four has half of the cash).',
    must: 'be some of rush, rain, silent-stores, declined-offers and short-cash, separated by commas',
    example: 'rush,rain',
    schema: z.optional(z.string().check(z.refine((text) => scriptEventsIn(text).every(isScriptEvent)))),
  },
  DEMO_SEED: {
    about:
      'Decides which stores are silent, which offers are declined and who is short of cash under DEMO_SCRIPT; the same number decides the same.',
    must: 'be a whole number from 1 to 9999',
    example: '7',
    usual: '1',
    schema: z._default(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), '1'),
  },
  TEXTS: {
    about: 'The English of the storefront: edited, or word for word as the requirements prescribe it.',
    must: 'be edited or specification',
    example: 'specification',
    usual: 'edited',
    schema: z._default(z.enum(['edited', 'specification']), 'edited'),
  },
  SECOND_FACTOR: {
    about:
      'Who proves a second factor by a passkey or an authenticator app: offered asks the operators and store owners who have set one up, required asks all of them, off asks nobody and warns at each start.',
    must: 'be offered, required or off',
    example: 'required',
    usual: 'offered',
    choices: secondFactorPolicies,
    schema: z._default(z.enum(secondFactorPolicies), 'offered'),
  },
  PUBLIC_ADDRESS: {
    about:
      'The address of this market, such as https://soko.example. Passkeys are bound to it; without it, to the host of each request.',
    must: 'be an address with http or https and no path',
    example: 'https://soko.example',
    schema: z.optional(z.string().check(z.refine(isOrigin))),
  },
  ...brandSettings,
  ...sharedServiceSettings,
  ...streamSettings,
  ...httpVariables,
  ...riskSettings,
  ...limitSettings,
  ...monitoringSettings,
  ...traceSettings,
  ...retentionSettings,
  ...messageSettings,
  ...identitySettings,
  ...paymentSettings,
  ...pushSettings,
  ...webhookSettings,
} as const satisfies Record<string, Setting>;

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return isAddressWith(text, ['http:', 'https:']) && url?.pathname === '/' && url.search === '' && url.username === '';
}
