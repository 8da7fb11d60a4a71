import type { TransportChoice } from 'api/providers/message-transports';
import { faultOf, missing } from './faults.ts';
import type { Environment, SettingName } from './settings.ts';

/** Required settings of each provider; Africa's Talking has a default sender. */
const needed: Record<string, SettingName[]> = {
  twilio: ['SMS_SENDER', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
  'africas-talking': ['AFRICAS_TALKING_USERNAME', 'AFRICAS_TALKING_API_KEY'],
  termii: ['SMS_SENDER', 'TERMII_API_KEY', 'TERMII_URL'],
};

/** Reads completely configured transports; `transportClashes` reports what is missing. */
export function transportsIn(given: Environment): TransportChoice {
  const { SMTP_URL: url, MAIL_FROM: from } = given;
  return {
    sms: smsIn(given),
    calls: callsIn(given),
    mail: url && from ? { url, from, needsTls: given.SMTP_TLS !== 'off' } : undefined,
  };
}

function callsIn(given: Environment): TransportChoice['calls'] {
  const { CALLS_PROVIDER: by, CALLS_NUMBER: number } = given;
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = given;
  if (by !== 'twilio' || !number || !accountSid || !authToken) return undefined;
  return { by, account: { accountSid, authToken, number } };
}

function smsIn(given: Environment): TransportChoice['sms'] {
  const { SMS_SENDER: sender = '' } = given;
  switch (given.SMS_PROVIDER) {
    case 'outbox':
      return { by: 'outbox' };
    case 'twilio': {
      const { TWILIO_ACCOUNT_SID: accountSid = '', TWILIO_AUTH_TOKEN: authToken = '' } = given;
      return { by: 'twilio', account: { accountSid, authToken, sender } };
    }
    case 'africas-talking': {
      const { AFRICAS_TALKING_USERNAME: username = '', AFRICAS_TALKING_API_KEY: apiKey = '' } = given;
      return { by: 'africas-talking', account: { username, apiKey, sender: given.SMS_SENDER } };
    }
    case 'termii': {
      const { TERMII_API_KEY: apiKey = '', TERMII_URL = '', TERMII_CHANNEL: channel = 'dnd' } = given;
      return { by: 'termii', account: { apiKey, sender, channel, origin: TERMII_URL.replace(/\/$/, '') } };
    }
    default:
      return undefined;
  }
}

/**
 * Finds settings that are valid alone but not together: an incomplete account, an outbox outside a demo, a demo that
 * sends at real cost.
 */
export function transportClashes(given: Environment): string[] {
  return [
    ...missingOfSms(given),
    ...missingOfCalls(given),
    ...missingOfMail(given),
    ...(isDemo(given) ? costs(given) : hiddenOutbox(given)),
  ];
}

function isDemo({ NODE_ENV: mode, DEMO: demo }: Environment): boolean {
  return demo === undefined ? mode !== 'production' : demo === 'on';
}

function missingOfSms(given: Environment): string[] {
  const { SMS_PROVIDER: provider = '' } = given;
  const names = needed[provider] ?? [];
  return names.filter((name) => given[name] === undefined).map((name) => missing(name, `SMS_PROVIDER=${provider}`));
}

function missingOfCalls(given: Environment): string[] {
  if (given.CALLS_PROVIDER === undefined) return [];
  const names: SettingName[] = ['CALLS_NUMBER', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'];
  return names.filter((name) => given[name] === undefined).map((name) => missing(name, 'CALLS_PROVIDER=twilio'));
}

function missingOfMail({ SMTP_URL: url, MAIL_FROM: from }: Environment): string[] {
  return url !== undefined && from === undefined ? [missing('MAIL_FROM', 'SMTP_URL')] : [];
}

/** A demo counts codes a hundred times more generously, for it sends none. */
function costs({ SMS_PROVIDER: provider, SMTP_URL: url, CALLS_PROVIDER: calls }: Environment): string[] {
  const reason = 'cannot be combined with a demo, whose limits let strangers run up a bill: set DEMO=off';
  return [
    ...(provider !== undefined && provider in needed ? [faultOf('SMS_PROVIDER', provider, reason)] : []),
    ...(calls === undefined ? [] : [faultOf('CALLS_PROVIDER', calls, reason)]),
    ...(url === undefined ? [] : [faultOf('SMTP_URL', url, reason)]),
  ];
}

function hiddenOutbox({ SMS_PROVIDER: provider }: Environment): string[] {
  const reason = 'is for a demo alone, not for NODE_ENV=production or DEMO=off: nobody would see the codes';
  return provider === 'outbox' ? [faultOf('SMS_PROVIDER', provider, reason)] : [];
}
