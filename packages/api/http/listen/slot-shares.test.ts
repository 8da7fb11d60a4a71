import { describe, expect, it } from 'vitest';
import { isSlotFree, type Kind } from './slot-shares.ts';

const usual = { inFlight: 16, reserved: 4 };

function mayEnter(taken: Partial<Record<Kind, number>>, shares = usual): Kind[] {
  const all = { reading: 0, urgent: 0, ordinary: 0, ...taken };
  return (['reading', 'urgent', 'ordinary'] as const).filter((kind) => isSlotFree(kind, all, shares));
}

describe('the slots of a node', () => {
  it.each([
    ['all that are free', {}, ['reading', 'urgent', 'ordinary']],
    ['the catalog, while orders wait for a primary that does not answer', { urgent: 12 }, ['reading']],
    ['the catalog and orders, while carts wait for it', { ordinary: 8 }, ['reading', 'urgent']],
    ['the catalog, while carts and orders wait for it', { ordinary: 8, urgent: 4 }, ['reading']],
    ['orders alone, while many read', { reading: 12 }, ['urgent']],
    [
      'everyone, while reading uses its own share',
      { reading: 4, urgent: 4, ordinary: 4 },
      ['reading', 'urgent', 'ordinary'],
    ],
    ['nobody, when none is free', { reading: 4, urgent: 4, ordinary: 8 }, []],
  ] as const)('are for %s', (_whom, taken, kinds) => {
    expect(mayEnter(taken)).toEqual(kinds);
  });

  it.each([
    [{ inFlight: 2, reserved: 1 }, { urgent: 1 }, ['reading', 'urgent', 'ordinary']],
    [{ inFlight: 4, reserved: 3 }, { urgent: 3 }, ['reading', 'urgent', 'ordinary']],
    [{ inFlight: 6, reserved: 4 }, { urgent: 5 }, ['reading']],
  ] as const)('are fewer for reading where there are few: %o', (shares, taken, kinds) => {
    expect(mayEnter(taken, shares)).toEqual(kinds);
  });
});
