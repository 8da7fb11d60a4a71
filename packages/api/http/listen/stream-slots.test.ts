import { describe, expect, it } from 'vitest';
import { defaultStreamLimits, type Listener, streamSlots } from './stream-slots.ts';

const limits = { all: 20, ofPerson: 3, ofOrder: 5, ofAddress: 10, ofNetwork: 15 };
/** Each is a different person at a different address. */
const stranger = (n: number): Listener => ({ person: `guest:${n}`, about: `order:${n}`, address: `198.51.${n}.7` });
const refused = (take: () => unknown) => {
  try {
    take();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the places of event streams', () => {
  it.each<[string, (n: number) => Partial<Listener>, number]>([
    ['one person', () => ({ person: 'customer:1' }), limits.ofPerson],
    ['one order, whatever guest ids are made up', () => ({ about: 'order:1' }), limits.ofOrder],
    ['one IPv4 address', () => ({ address: '203.0.113.7' }), limits.ofAddress],
    ['one IPv6 network', (n) => ({ address: `2001:db8:1:1::${n}` }), limits.ofAddress],
    ['one IPv4 /24', (n) => ({ address: `203.0.113.${n}` }), limits.ofNetwork],
    ['one IPv6 /48', (n) => ({ address: `2001:db8:1:${n}::1` }), limits.ofNetwork],
  ])('are few for %s, and leave the others to everybody else', (_who, same, most) => {
    const take = streamSlots(limits);
    for (let n = 0; n < most; n++) take({ ...stranger(n), ...same(n) });
    expect(refused(() => take({ ...stranger(100), ...same(100) }))).toBe('too_many');
    expect(refused(() => take(stranger(101)))).toBeUndefined();
  });

  it('are no more than the node has', () => {
    const take = streamSlots(limits);
    for (let n = 0; n < limits.all; n++) take(stranger(n));
    expect(refused(() => take(stranger(100)))).toBe('overloaded');
  });

  it('are free again once given back, and given back twice they count once', () => {
    const take = streamSlots(limits);
    const [first] = [0, 1, 2].map(() => take({ ...stranger(1), about: 'customer:1' }));
    expect(refused(() => take(stranger(1)))).toBe('too_many');
    first?.();
    first?.();
    expect(refused(() => take(stranger(1)))).toBeUndefined();
    expect(refused(() => take(stranger(1)))).toBe('too_many');
  });

  it('leave at least four of five places to others, whatever one network takes', () => {
    expect(defaultStreamLimits.ofNetwork / defaultStreamLimits.all).toBeLessThanOrEqual(0.2);
  });
});
