import { describe, expect, it } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

describe('how a market is watched', () => {
  it('counts nothing without a reader', () => {
    expect(readConfiguration({}).monitoring).toEqual({ logLevel: 'warn' });
    expect(readConfiguration({ METRICS_PORT: '9464', SMS_PRICE: '4.5', LOG_LEVEL: 'info' }).monitoring).toEqual({
      logLevel: 'info',
      metrics: { port: 9464, host: '127.0.0.1', smsPrice: 4.5 },
    });
  });

  it.each([
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT=3000 is the port of the market itself'],
    [{ METRICS_PORT: '9000', PORT: '9000' }, 'METRICS_PORT=9000 is the port of the market itself'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT=70000 must be a whole number'],
    [{ LOG_LEVEL: 'wran' }, 'LOG_LEVEL=wran is not known; did you mean warn?'],
    [{ SMS_PRICE: 'four' }, 'SMS_PRICE=four must be a number'],
  ])('says what is wrong with %o', (given, fault) => {
    expect(() => readConfiguration(given)).toThrow(fault);
  });
});
