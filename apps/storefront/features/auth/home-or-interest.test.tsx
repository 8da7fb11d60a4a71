import { setPreference } from 'app-kit/browser/save-preference.ts';
import { clearSessionMark, markSession } from 'app-kit/session/session-mark.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeOrInterest } from './home-or-interest.ts';

const fakeApi = { calls: 0, existing: [] as number[], categories: [{ id: 4 }], status: 200 };

beforeEach(() => {
  Object.assign(fakeApi, { calls: 0, existing: [], categories: [{ id: 4 }], status: 200 });
  markSession();
  shopIn({ id: 1, module_type: 'food' });
  setPreference('zoneid', '[3]');
  vi.stubGlobal('fetch', async (path: string) => {
    fakeApi.calls += 1;
    const isInfo = path.endsWith('/customer/info');
    const body = isInfo ? { existing_modules: fakeApi.existing } : { categories: fakeApi.categories };
    return new Response(JSON.stringify(body), { status: fakeApi.status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearSessionMark();
  setPreference('zoneid', '');
  setPreference('module', '');
});

function shopIn(module: { id: number; module_type: string }): void {
  setPreference('module', JSON.stringify(module));
}

describe('after signing in, signing up or choosing a module', () => {
  it('[AUTH-97] [MOD-13] a customer is asked for interests where all holds', async () => {
    expect(await homeOrInterest()).toBe('/interest');
  });

  it('[AUTH-97] is not asked without a session, a place or a module with interests, and nothing is called', async () => {
    clearSessionMark();
    expect(await homeOrInterest()).toBe('/home');
    markSession();
    setPreference('zoneid', '');
    expect(await homeOrInterest()).toBe('/home');
    setPreference('zoneid', '[3]');
    shopIn({ id: 5, module_type: 'parcel' });
    expect(await homeOrInterest()).toBe('/home');
    expect(fakeApi.calls).toBe(0);
  });

  it('[AUTH-97] [AUTH-99] is not asked twice for a module, nor without choices', async () => {
    fakeApi.existing = [1];
    expect(await homeOrInterest()).toBe('/home');
    fakeApi.existing = [2];
    expect(await homeOrInterest()).toBe('/interest');
    fakeApi.categories = [];
    expect(await homeOrInterest()).toBe('/home');
  });

  it('a market that does not answer leads home', async () => {
    fakeApi.status = 503;
    expect(await homeOrInterest()).toBe('/home');
  });
});
