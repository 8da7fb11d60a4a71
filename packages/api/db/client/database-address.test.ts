import { describe, expect, it } from 'vitest';
import { hasChoice, hostOf, hostsOf, locationOf, placeOf, targetOf } from './database-address.ts';

describe('an address with several hosts', () => {
  const address = 'postgres://soko:p@ss,word@a:5433,b,[::1]:5434/soko?sslmode=disable&target_session_attrs=read-write';

  it('is one address for each of them', () => {
    const rest = '/soko?sslmode=disable&target_session_attrs=read-write';
    expect(hostsOf(address)).toEqual(
      ['a:5433', 'b', '[::1]:5434'].map((host) => `postgres://soko:p@ss,word@${host}${rest}`),
    );
    expect(hostsOf(address).map(locationOf)).toEqual([
      { host: 'a', port: 5433 },
      { host: 'b', port: 5432 },
      { host: '::1', port: 5434 },
    ]);
  });

  it('is written without its password', () => {
    expect(placeOf(address)).toBe('a:5433, b:5432, [::1]:5434/soko');
  });
});

describe('an address with one host', () => {
  it.each([
    ['postgres://soko@db/soko', 'db:5432/soko'],
    ['postgres://soko:12/hush@db/soko', 'soko:12/…@db/soko'],
    ['postgres:///soko?host=/run/postgresql&port=6432', '/run/postgresql:6432/soko'],
    ['postgres:///soko', 'a socket of this machine:5432/soko'],
  ])('stays as it is: %s', (address, place) => {
    expect(hostsOf(address)).toEqual([address]);
    expect(placeOf(address)).toBe(place);
    expect(hasChoice(address)).toBe(false);
  });

  it('may say what its server must be', () => {
    const address = 'postgres://db/soko?target_session_attrs=primary';
    expect([targetOf(address), hasChoice(address), hostOf(address)]).toEqual(['primary', true, 'db:5432']);
    expect(targetOf('postgres://db/soko?target_session_attrs=Primary')).toBeUndefined();
  });
});
