import { describe, expect, it } from 'vitest';
import { addressBlocksOf } from './address-blocks.ts';

describe('the blocks of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77/32', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.77/32', '203.0.113.0/24'],
    ['::ffff:cb00:714d', '203.0.113.77/32', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
    ['::1', '::/64', '::/48'],
    ['127.0.0.1', '127.0.0.1/32', '127.0.0.0/24'],
  ])('of %s are %s and %s', (address, ofAddress, ofNetwork) => {
    expect(addressBlocksOf(address)).toEqual({ ofAddress, ofNetwork });
  });

  it.each(['', 'nobody', '203.0.113', '0x7f000001', '300.1.1.1', '2001:db8::1::2', '203.0.113.7:443'])(
    'of %j, which is no full address, are unknown',
    (text) => {
      expect(addressBlocksOf(text)).toEqual({ ofAddress: 'unknown', ofNetwork: 'unknown' });
    },
  );

  it('are the same for all addresses that one IPv6 customer can make up', () => {
    const made = Array.from({ length: 100 }, (_, n) => addressBlocksOf(`2001:db8:7:1::${n.toString(16)}`).ofAddress);
    expect(new Set(made).size).toBe(1);
  });
});
