import { describe, expect, it } from 'vitest';
import { isInNetworks, isNetwork } from './is-in-networks.ts';

describe('[SEAT-10] an address', () => {
  it.each([
    ['196.216.3.4', ['196.216.0.0/16'], true],
    ['196.217.3.4', ['196.216.0.0/16'], false],
    ['::ffff:196.216.3.4', ['196.216.0.0/16'], true],
    ['196.216.3.4', ['196.216.3.4'], true],
    ['2001:db8::7', ['10.0.0.0/8', '2001:db8::/32'], true],
    ['2001:db9::7', ['2001:db8::/32'], false],
    ['10.1.2.3', ['0.0.0.0/0'], true],
    ['10.1.2.3', [], false],
    ['10.1.2.3', ['no network'], false],
    ['no address', ['0.0.0.0/0'], false],
  ])('%s is in %j: %s', (address, networks, expected) => {
    expect(isInNetworks(address, networks)).toBe(expected);
  });
});

it.each([
  ['196.216.0.0/16', true],
  ['196.216.0.1', true],
  ['2001:db8::/32', true],
  ['196.216.0.0/33', false],
  ['196.216.0.0/', false],
  ['196.216.0.0/16/2', false],
  ['196.216.0/16', false],
  ['office', false],
  ['', false],
])('[SEAT-10] %j is a network: %s', (written, expected) => {
  expect(isNetwork(written)).toBe(expected);
});
