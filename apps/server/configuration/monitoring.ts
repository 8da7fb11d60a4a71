import type { TraceTarget } from 'api/http/watch/traces';
import * as z from 'zod/mini';
import { faultOf } from './faults.ts';
import { monitoringSettings } from './settings/monitoring-settings.ts';
import { traceSettings } from './settings/trace-settings.ts';
import type { Environment } from './settings.ts';

/** Monitoring from outside. */
export interface Monitoring {
  logLevel: string;
  /** Where Prometheus scrapes metrics; undefined means no metrics. */
  metrics?: { port: number; host: string; smsPrice: number } | undefined;
  /** Where traces are sent; undefined means no traces. */
  traces?: TraceTarget | undefined;
}

export function monitoringIn(given: Environment): Monitoring {
  const { LOG_LEVEL, METRICS_PORT, METRICS_HOST, SMS_PRICE } = monitoringSettings;
  const port = z.parse(METRICS_PORT.schema, given.METRICS_PORT);
  const host = z.parse(METRICS_HOST.schema, given.METRICS_HOST);
  const smsPrice = Number(z.parse(SMS_PRICE.schema, given.SMS_PRICE));
  return {
    logLevel: z.parse(LOG_LEVEL.schema, given.LOG_LEVEL),
    metrics: port === undefined ? undefined : { port: Number(port), host, smsPrice },
    traces: tracesIn(given),
  };
}

function tracesIn(given: Environment): TraceTarget | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = given;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: Object.fromEntries(Array.from(headers.matchAll(/([^=,]+)=([^,]*)/g), ([, name, value]) => [name, value])),
    serviceName: z.parse(traceSettings.OTEL_SERVICE_NAME.schema, given.OTEL_SERVICE_NAME),
    share: Number(z.parse(traceSettings.OTEL_TRACES_SAMPLER_ARG.schema, given.OTEL_TRACES_SAMPLER_ARG)),
  };
}

export function monitoringClashes({ METRICS_PORT: port, PORT: http = '3000' }: Environment): string[] {
  return port === http ? [faultOf('METRICS_PORT', port, 'is the port of the market itself: choose another')] : [];
}
