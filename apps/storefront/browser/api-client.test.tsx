import { cartContract } from 'market/cart/cart.contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';

const { cart } = createApiClient({ cart: cartContract });
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    const isForGuest = path.endsWith('/guest/request');
    sent.push(isForGuest ? 'guest' : 'call');
    return isForGuest ? new Response('{}', { status: 500 }) : new Response('[]');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a browser without guest id', () => {
  it('[AUTH-135] only logs that it was given none, and makes the call', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    await expect(cart.add({ body: { item_id: 1, quantity: 1 } })).resolves.toEqual([]);
    expect(sent).toEqual(['guest', 'call']);
    expect(logged).toHaveBeenCalledOnce();
  });
});
