import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOrder } from './order-calls.ts';

const intent = {
  key: 'one-key-for-every-try',
  body: { contact_person_name: 'Ada', contact_person_number: '+2348035550142' },
};
let sent = 0;

beforeEach(() => {
  sent = 0;
  localStorage.setItem('guest-is-known', 'yes');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/order/place')) sent += 1;
    throw new TypeError('Failed to fetch');
  });
});

afterEach(() => {
  localStorage.removeItem('guest-is-known');
  vi.unstubAllGlobals();
});

describe('an order whose tries are lost', () => {
  it('[CHK-10] is not sent again once it is given up', async () => {
    let isGivenUp = false;
    const giveUp = () => {
      isGivenUp = true;
    };
    expect(await placeOrder(intent, giveUp, () => isGivenUp)).toEqual({ kind: 'unknown' });
    expect(sent).toBe(1);
  });

  it('[CHK-10] is sent again where it is not', async () => {
    let lost = 0;
    const count = () => {
      lost += 1;
    };
    await placeOrder(intent, count, () => lost === 2);
    expect(sent).toBe(2);
  });
});
