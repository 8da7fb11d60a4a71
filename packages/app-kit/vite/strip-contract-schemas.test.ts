import * as auth from 'market/auth/auth.contract';
import * as registration from 'market/registration/registration.contract';
import { describe, expect, it } from 'vitest';
import { bareContractIn } from './strip-contract-schemas.ts';

describe('the contract of a noun in the browser', () => {
  it('says where each call goes and how', () => {
    const source = bareContractIn(auth);
    expect(source).toContain('"login":{"method":"POST","path":"/api/v1/auth/login","body":{}}');
    expect(source).toContain('"logout":{"method":"POST","path":"/api/v1/auth/logout"}');
    expect(bareContractIn(registration)).toContain('"bodyAs":"multipart"');
  });

  it('has every call of the noun, and no schema', () => {
    const source = bareContractIn(auth);
    expect(source.match(/^export const /gm)).toEqual(['export const ']);
    const calls = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
    expect(Object.keys(calls)).toEqual(Object.keys(auth.authContract));
    expect(source).not.toContain('reply');
  });
});
