import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RetentionDays } from 'api/http/api-context';
import type { StreamLimits } from 'api/http/listen/stream-slots';
import type { Brand } from 'api/http/site-brand';
import type { IdentityAccess } from 'api/providers/identity/open-identity-providers';
import type { LimitNumbers } from 'api/providers/limits/limit-numbers';
import type { TransportChoice } from 'api/providers/message-transports';
import type { PaymentAccess } from 'api/providers/payments/open-payment-providers';
import type { PushAccess } from 'api/providers/push/open-push';
import type { WebhookReach } from 'api/providers/webhooks/place-of-address';
import type { SecondFactorPolicy } from 'market/auth/auth-second-factor.rules';
import type { RiskTerms } from 'market/risk/risk.rules';
import * as z from 'zod/mini';
import { isScriptEvent, type Script, scriptEventsIn } from '../../../demo/people/script.ts';
import { brandIn } from './brand/brand.ts';
import { brokenSettings, exampleOf, faultOf } from './faults.ts';
import { type HttpSettings, httpClashes, httpSettingsIn } from './http-settings.ts';
import { identityClashes, identityIn } from './identity.ts';
import { transportClashes, transportsIn } from './messages.ts';
import { type Monitoring, monitoringClashes, monitoringIn } from './monitoring.ts';
import { closestName } from './names.ts';
import { paymentClashes, paymentsIn } from './payments.ts';
import { pushClashes, pushIn } from './push.ts';
import { riskIn } from './risk.ts';
import { limitNumbersIn } from './settings/limit-settings.ts';
import type { retentionSettings } from './settings/retention-settings.ts';
import { type Environment, type SettingName, settings } from './settings.ts';
import { type SharedServices, sharedServiceClashes, sharedServicesIn } from './shared-services.ts';
import { streamsIn } from './streams.ts';

/** Where the data is: in the included PostgreSQL, in another one, or behind the API of another deployment. */
export type ApiLocation =
  | { kind: 'embedded'; dataDirectory: string }
  | { kind: 'postgres'; url: string }
  | { kind: 'api'; url: string };

export interface Configuration {
  port: number;
  host: string;
  market: ApiLocation;
  /** The folder of the files that people send. */
  uploads: string;
  /** A demo: seeded, with simulated couriers and visible codes. */
  demo: boolean;
  /** The minute after midnight that the clocks of a demo show; undefined lets them run, as outside a demo. */
  demoMinute?: number | undefined;
  /** How many times as fast as usual the people of a demo work. */
  demoSpeed: number;
  /** What is different from a usual day in a demo. */
  demoScript: Script;
  /** The English of the storefront. */
  texts: 'edited' | 'specification';
  /** Who carries short messages and mail. */
  transports: TransportChoice;
  /** Providers of sign-in; one that is not set is off. */
  identity: IdentityAccess;
  /** Accounts at payment providers; one that is not set is off. */
  payments: PaymentAccess;
  /** The push services. */
  push: PushAccess;
  /** How far webhooks may go. */
  webhookReach: WebhookReach;
  /** Name and look, if they differ from the defaults. */
  brand?: Brand | undefined;
  /** Who must sign in with a second factor. */
  secondFactor: SecondFactorPolicy;
  /** Undefined means the address of each call. */
  publicAddress?: string | undefined;
  /** Days of retention of personal data. */
  retentionDays: RetentionDays;
  /** Services that several nodes share, and the proxies in front of them. */
  sharedServices: SharedServices;
  /** Maximum event streams of a node. */
  streams: StreamLimits;
  /** Requirements for unpaid orders. */
  risk: RiskTerms;
  /** How much one visitor, one network and all together may try. */
  limitNumbers: LimitNumbers;
  /** Metrics and traces. */
  monitoring: Monitoring;
  /** What clients may take of a node. */
  http: HttpSettings;
}

const names = Object.keys(settings) as SettingName[];

/** Reports all faults at once, so that one start is enough to see them. */
export class ConfigurationFaults extends Error {
  readonly faults: readonly string[];

  constructor(faults: string[]) {
    super(['Soko cannot start with this configuration:', ...faults].join('\n  '));
    this.name = 'ConfigurationFaults';
    this.faults = faults;
  }
}

/** Adds the lines of a `.env` file to the environment; existing variables take precedence. */
export function readEnvironmentFile(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

export function readConfiguration(environment: Environment): Configuration {
  // Many tools set an empty variable to mean none.
  const given: Environment = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { brand, faults: brandFaults } = brandIn(given);
  const faults = [
    ...brokenSettings(given),
    ...clashes(given),
    ...transportClashes(given),
    ...identityClashes(given),
    ...paymentClashes(given),
    ...pushClashes(given),
    ...brandFaults,
    ...sharedServiceClashes(given),
    ...monitoringClashes(given),
    ...httpClashes(given),
    ...unknownNames(given),
  ];
  if (faults.length > 0) throw new ConfigurationFaults(faults);
  return {
    port: Number(z.parse(settings.PORT.schema, given.PORT)),
    host: z.parse(settings.HOST.schema, given.HOST),
    market: apiLocationIn(given),
    uploads: join(dataDirectoryIn(given), 'uploads'),
    demo: isDemo(given),
    demoMinute: demoMinuteIn(given),
    demoSpeed: Number(z.parse(settings.DEMO_SPEED.schema, given.DEMO_SPEED)),
    demoScript: {
      events: scriptEventsIn(given.DEMO_SCRIPT).filter(isScriptEvent),
      seed: Number(z.parse(settings.DEMO_SEED.schema, given.DEMO_SEED)),
    },
    texts: z.parse(settings.TEXTS.schema, given.TEXTS),
    transports: transportsIn(given),
    identity: identityIn(given),
    payments: paymentsIn(given),
    push: pushIn(given),
    webhookReach:
      z.parse(settings.WEBHOOK_REACH.schema, given.WEBHOOK_REACH) ?? (isDemo(given) ? 'machine' : 'internet'),
    brand,
    publicAddress: z.parse(settings.PUBLIC_ADDRESS.schema, given.PUBLIC_ADDRESS),
    secondFactor: z.parse(settings.SECOND_FACTOR.schema, given.SECOND_FACTOR),
    retentionDays: retentionDaysIn(given),
    sharedServices: sharedServicesIn(given),
    streams: streamsIn(given),
    risk: riskIn(given, { isDemo: isDemo(given), transports: transportsIn(given) }),
    limitNumbers: limitNumbersIn(given),
    monitoring: monitoringIn(given),
    http: httpSettingsIn(given),
  };
}

function isDemo({ NODE_ENV: mode, DEMO: demo }: Environment): boolean {
  return demo === undefined ? mode !== 'production' : demo === 'on';
}

function demoMinuteIn(given: Environment): number | undefined {
  const time = z.parse(settings.DEMO_CLOCK.schema, given.DEMO_CLOCK);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return time === 'off' || !isDemo(given) ? undefined : hours * 60 + minutes;
}

function apiLocationIn(given: Environment): ApiLocation {
  if (given.API_URL !== undefined) return { kind: 'api', url: new URL(given.API_URL).origin };
  if (given.DATABASE_URL !== undefined) return { kind: 'postgres', url: given.DATABASE_URL };
  return { kind: 'embedded', dataDirectory: dataDirectoryIn(given) };
}

function retentionDaysIn(given: Environment): RetentionDays {
  const days = (name: keyof typeof retentionSettings) => Number(z.parse(settings[name].schema, given[name]));
  return {
    chats: days('KEEP_CHATS_DAYS'),
    applications: days('KEEP_APPLICATIONS_DAYS'),
    guestOrders: days('KEEP_GUEST_ORDERS_DAYS'),
    contactHashes: days('KEEP_CONTACT_HASHES_DAYS'),
  };
}

function dataDirectoryIn(given: Environment): string {
  return z.parse(settings.DATA_DIR.schema, given.DATA_DIR);
}

/** Returns unknown names that resemble ours: a warning, not an error. */
export function misspelledSettings(environment: Environment): string[] {
  return Object.keys(environment).flatMap((name) => {
    const suggestion = isKnown(name) || name.startsWith('SOKO_') ? undefined : closestName(name, names);
    return suggestion && environment[suggestion] === undefined
      ? [`${name} is set, but is not a setting: did you mean ${suggestion}?`]
      : [];
  });
}

/** Finds settings that are valid alone but not together. */
function clashes(given: Environment): string[] {
  const faults: string[] = [];
  if (given.API_URL !== undefined && given.DATABASE_URL !== undefined) {
    faults.push(faultOf('API_URL', given.API_URL, 'cannot be combined with DATABASE_URL: set one of the two'));
  }
  if (given.DEMO === 'on' && given.NODE_ENV === 'production') {
    faults.push(faultOf('DEMO', 'on', 'cannot be combined with NODE_ENV=production: a demo accepts sandbox payments'));
  }
  return faults;
}

function unknownNames(given: Environment): string[] {
  return Object.keys(given)
    .filter((name) => name.startsWith('SOKO_'))
    .map((name) => {
      const suggestion = closestName(name, names);
      return `${name} is not known${suggestion ? `; did you mean ${suggestion}? (example: ${exampleOf(suggestion as SettingName)})` : ''}`;
    });
}

function isKnown(name: string): boolean {
  return Object.hasOwn(settings, name);
}
