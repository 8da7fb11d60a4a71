import * as z from 'zod/mini';

/** Monitoring from outside. */
export const monitoringSettings = {
  LOG_LEVEL: {
    about: 'Log level, as lines of JSON: info has a line for each request, warn only faults.',
    must: 'be debug, info, warn, error or silent',
    example: 'info',
    usual: 'warn',
    choices: ['debug', 'info', 'warn', 'error', 'silent'],
    schema: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  },
  METRICS_PORT: {
    about: 'A separate port for the metrics that Prometheus reads at /metrics. Unset means no metrics.',
    must: 'be a whole number from 1 to 65535',
    example: '9464',
    schema: z.optional(z.string().check(z.refine(isPort))),
  },
  METRICS_HOST: {
    about: 'The address of that port; metrics contain no personal data, but should not be public.',
    must: 'be a name or an address without spaces',
    example: '127.0.0.1',
    usual: '127.0.0.1',
    schema: z._default(z.string().check(z.regex(/^\S+$/)), '127.0.0.1'),
  },
  SMS_PRICE: {
    about: 'What one short message costs, in the local currency, for the metrics.',
    must: 'be a number such as 4.5',
    example: '4.5',
    usual: '0',
    schema: z._default(z.string().check(z.regex(/^\d{1,6}(\.\d{1,4})?$/)), '0'),
  },
} as const;

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}
