import * as z from 'zod/mini';

const optional = (fits: (text: string) => boolean) => z.optional(z.string().check(z.refine(fits)));
const shaped = (shape: RegExp) => optional((text) => shape.test(text));
const smsProviders = ['outbox', 'twilio', 'africas-talking', 'termii'] as const;
const callsProviders = ['twilio'] as const;
const termiiChannels = ['dnd', 'generic'] as const;
const onOrOff = ['on', 'off'] as const;

/** Transports of short messages and mail; docs/messages.md explains where each value comes from. */
export const messageSettings = {
  SMS_PROVIDER: {
    about: 'The provider of short messages. Unset means the outbox page in a demo, and none elsewhere.',
    must: `be one of ${smsProviders.join(', ')}`,
    example: 'termii',
    choices: smsProviders,
    schema: z.optional(z.enum(smsProviders)),
  },
  SMS_SENDER: {
    about: 'The sender of short messages: a name that the provider has approved, or your number.',
    must: 'be 3 to 11 letters, digits and spaces, a number such as +14155550123, or (Twilio) a service MG…',
    example: 'Soko',
    schema: shaped(/^([A-Za-z0-9][A-Za-z0-9 ]{2,10}|\+?\d{3,15}|MG[0-9a-f]{32})$/),
  },
  TWILIO_ACCOUNT_SID: {
    about: 'Twilio: the Account SID.',
    must: 'be AC and 32 digits and letters from a to f',
    example: 'AC0123456789abcdef0123456789abcdef',
    schema: shaped(/^AC[0-9a-f]{32}$/),
  },
  TWILIO_AUTH_TOKEN: {
    about: 'Twilio: the Auth Token of that account.',
    must: 'be 32 digits and letters from a to f',
    example: '0123456789abcdef0123456789abcdef',
    isSecret: true,
    schema: shaped(/^[0-9a-f]{32}$/),
  },
  AFRICAS_TALKING_USERNAME: {
    about: 'Africa’s Talking: the name of the app; sandbox means its simulator and no phone.',
    must: 'be a name without spaces',
    example: 'sandbox',
    schema: shaped(/^\S{1,100}$/),
  },
  AFRICAS_TALKING_API_KEY: {
    about: 'Africa’s Talking: the API key of that app.',
    must: 'be a key without spaces',
    example: 'atsk_0123456789abcdef',
    isSecret: true,
    schema: shaped(/^\S{10,200}$/),
  },
  TERMII_API_KEY: {
    about: 'Termii: the API key of the account.',
    must: 'be a key without spaces',
    example: 'TL0123456789abcdef',
    isSecret: true,
    schema: shaped(/^\S{10,200}$/),
  },
  TERMII_URL: {
    about: 'Termii: the base address of the account, from its dashboard.',
    must: 'be an address that starts with https:// (or http:// on this machine) and has no path',
    example: 'https://v3.api.termii.com',
    schema: optional(isTermii),
  },
  TERMII_CHANNEL: {
    about: 'Termii: dnd delivers to every phone, generic not to phones that block advertising.',
    must: `be ${termiiChannels.join(' or ')}`,
    example: 'dnd',
    usual: 'dnd',
    choices: termiiChannels,
    schema: z._default(z.enum(termiiChannels), 'dnd'),
  },
  CALLS_PROVIDER: {
    about:
      'The provider that connects couriers with customers. Unset means the outbox page in a demo, and none elsewhere.',
    must: 'be twilio',
    example: 'twilio',
    choices: callsProviders,
    schema: z.optional(z.enum(callsProviders)),
  },
  CALLS_NUMBER: {
    about: 'The number at that provider, which both sides of a call see.',
    must: 'be a number such as +14155550123',
    example: '+14155550123',
    schema: shaped(/^\+[1-9]\d{6,14}$/),
  },
  SMTP_URL: {
    about: 'The mail server. Unset means the outbox page in a demo, and no mail elsewhere.',
    must: 'be smtp://user:password@host:587, or smtps:// with port 465; signs in the password as %40 and the like',
    example: 'smtp://soko:secret@mail.soko.example:587',
    schema: optional(isMailServer),
  },
  SMTP_TLS: {
    about: 'Whether mail requires an encrypted connection; off only for a server in your own network.',
    must: 'be on or off',
    example: 'on',
    usual: 'on',
    schema: z._default(z.enum(onOrOff), 'on'),
  },
  MAIL_FROM: {
    about: 'The sender of mails.',
    must: 'be an address, alone or as Name <address>',
    example: 'Soko <hello@soko.example>',
    schema: shaped(/^([^<>\r\n"]{1,100} )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/),
  },
} as const;

function isTermii(text: string): boolean {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
  return isSafe && url?.pathname === '/' && url.search === '' && url.username === '';
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  const isWhole = (url?.pathname === '' || url?.pathname === '/') && url.search === '' && url.hash === '';
  return isWhole && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && isReadable(url.password);
}

function isReadable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}
