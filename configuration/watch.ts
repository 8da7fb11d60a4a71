import * as z from 'zod/mini';
import { faultOf } from './faults.ts';
import type { Environment } from './settings.ts';
import { watchSettings } from './watch-settings.ts';

/** How a market is watched from outside. */
export interface Watch {
  logLevel: string;
  /** Where Prometheus reads the figures; unset means that nobody counts. */
  metrics?: { port: number; host: string; smsPrice: number } | undefined;
}

export function watchIn(given: Environment): Watch {
  const { LOG_LEVEL, METRICS_PORT, METRICS_HOST, SMS_PRICE } = watchSettings;
  const port = z.parse(METRICS_PORT.schema, given.METRICS_PORT);
  const host = z.parse(METRICS_HOST.schema, given.METRICS_HOST);
  const smsPrice = Number(z.parse(SMS_PRICE.schema, given.SMS_PRICE));
  return {
    logLevel: z.parse(LOG_LEVEL.schema, given.LOG_LEVEL),
    metrics: port === undefined ? undefined : { port: Number(port), host, smsPrice },
  };
}

export function watchClashes({ METRICS_PORT: port, PORT: door = '3000' }: Environment): string[] {
  return port === door ? [faultOf('METRICS_PORT', port, 'is the port of the market itself: choose another')] : [];
}
