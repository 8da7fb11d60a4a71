import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults-of.ts';
import { httpSettingsIn } from './http-settings.ts';

describe('what clients may take of a node', () => {
  it('keeps an idle connection longer than the proxies of deploy/ keep theirs', () => {
    expect(httpSettingsIn({}).connections.idleSeconds).toBeGreaterThan(60);
  });

  it('is what the environment says, in the units of the server', () => {
    const { gate, connections } = httpSettingsIn({
      REQUESTS_AT_WORK: '8',
      WORK_SECONDS: '2',
      CONNECTIONS_PER_ADDRESS: '20',
    });
    expect([gate.inFlight, gate.workMilliseconds, connections.connectionsPerAddress]).toEqual([8, 2000, 20]);
  });

  it('leaves places to those who look around', () => {
    expect(faultsOf({ REQUESTS_AT_WORK: '4' })).toEqual([
      'REQUESTS_FOR_ORDERS=4 must be less than REQUESTS_AT_WORK (example: REQUESTS_FOR_ORDERS=4)',
    ]);
    expect(faultsOf({ REQUESTS_AT_WORK: 'many' })).toHaveLength(1);
  });
});
