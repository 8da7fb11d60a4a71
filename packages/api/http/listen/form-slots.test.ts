import { describe, expect, it } from 'vitest';
import { formSlots } from './form-slots.ts';

const limits = { all: 4, ofAddress: 2, ofNetwork: 3 };
const refused = { code: 'overloaded' };

/** Forms that are read until they are finished. */
function forms() {
  const read = formSlots(limits);
  const finishers: (() => void)[] = [];
  return {
    begin: (address: string) =>
      read(address, () => new Promise<string>((done) => finishers.push(() => done('read')))).catch(({ code }) => ({
        code,
      })),
    finish: () => finishers.shift()?.(),
    now: (address: string) => read(address, async () => 'read').catch(({ code }) => ({ code })),
  };
}

describe('forms that are read at the same time', () => {
  it('are limited per address, and a finished one makes room', async () => {
    const { begin, finish, now } = forms();
    const first = begin('192.0.2.1');
    const second = begin('192.0.2.1');
    expect(await now('192.0.2.1')).toEqual(refused);
    expect(await now('192.0.2.2')).toBe('read');
    finish();
    expect(await first).toBe('read');
    expect(await now('192.0.2.1')).toBe('read');
    finish();
    await second;
  });

  it('are limited per network and in total, by the blocks of IPv6 too', async () => {
    const { begin, now } = forms();
    for (const address of ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1']) void begin(address);
    expect(await now('2001:db8:1:1::3')).toEqual(refused);
    expect(await now('2001:db8:1:3::1')).toEqual(refused);
    expect(await now('2001:db8:2:1::1')).toBe('read');
    void begin('198.51.100.1');
    expect(await now('203.0.113.1')).toEqual(refused);
  });

  it('give their place back when they are broken', async () => {
    const read = formSlots({ all: 1, ofAddress: 1, ofNetwork: 1 });
    await expect(read('192.0.2.1', () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    expect(await read('192.0.2.1', async () => 'read')).toBe('read');
  });
});
