import * as z from 'zod/mini';

/** Where OpenTelemetry traces are sent; other programs read the same names. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about: 'Traces: the base address of an OpenTelemetry collector (OTLP over HTTP). Unset means no traces.',
    must: 'be an address that starts with http:// or https:// and has no question mark',
    example: 'http://localhost:4318',
    schema: z.optional(z.string().check(z.refine(isReceiver))),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    about: 'Traces: headers of each export, such as a key.',
    must: 'be name=value, with commas between them',
    example: 'api-key=0123456789',
    isSecret: true,
    schema: z.optional(z.string().check(z.regex(/^[\w-]+=[^,\s]+(,[\w-]+=[^,\s]+)*$/))),
  },
  OTEL_SERVICE_NAME: {
    about: 'Traces: the service name.',
    must: 'be a name without spaces',
    example: 'soko-lagos',
    usual: 'soko',
    schema: z._default(z.string().check(z.regex(/^\S{1,100}$/)), 'soko'),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    about: 'Traces: the share of sampled requests, from 0 to 1.',
    must: 'be a number from 0 to 1, such as 0.1',
    example: '0.1',
    usual: '1',
    schema: z._default(z.string().check(z.regex(/^(0(\.\d{1,6})?|1(\.0+)?)$/)), '1'),
  },
} as const;

function isReceiver(text: string): boolean {
  const url = URL.parse(text);
  return ['http:', 'https:'].includes(url?.protocol ?? '') && url?.search === '' && url.username === '';
}
