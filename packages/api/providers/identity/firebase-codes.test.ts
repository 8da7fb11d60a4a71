import { afterAll, describe, expect, it } from 'vitest';
import { startAnsweringServer } from '#api/testing/stand-ins/answering-server.ts';
import { firebaseCode as code, firebaseProject, startFirebase } from '#api/testing/stand-ins/firebase-stand-in.ts';
import { firebasePhone } from './firebase-codes.ts';

const phone = '+2348030000001';
const past = Math.floor(Date.now() / 1000) - 3600;
const server = await startFirebase({
  right: { phone },
  forged: { phone, signedBy: 'foreign' },
  unsigned: { phone, signedBy: 'nobody' },
  issuer: { phone, claims: { iss: 'https://securetoken.google.com/another' } },
  audience: { phone, claims: { aud: 'another' } },
  old: { phone, claims: { iat: past - 3600, exp: past } },
  endless: { phone, claims: { exp: undefined } },
  otherPhone: { phone: '+2348030000002' },
  noPhone: { phone, claims: { phone_number: undefined } },
  byMail: { phone, claims: { firebase: { sign_in_provider: 'password' } } },
  expired: { phone, refusal: 'SESSION_EXPIRED' },
  tooOften: { phone, refusal: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts for this phone number.' },
});
afterAll(server.stop);

const access = { ...firebaseProject, authUrl: server.origin, keysUrl: `${server.origin}/keys` };
const firebase = firebasePhone(access);
const emulated = firebasePhone({ ...access, emulatorHost: new URL(server.origin).host });

describe('a code that Firebase has sent', () => {
  it('[AUTH-62] proves the phone that the signed answer of Firebase names', async () => {
    await expect(firebase.verify({ sessionInfo: 'right', code, phone })).resolves.toBeUndefined();
  });

  it.each([
    ['forged', 'signature'],
    ['unsigned', '"alg"'],
    ['issuer', '"iss"'],
    ['audience', '"aud"'],
    ['old', '"exp"'],
    ['endless', '"exp"'],
    ['otherPhone', 'another phone'],
    ['noPhone', 'another phone'],
    ['byMail', 'another phone'],
    ['never-sent', 'INVALID_SESSION_INFO'],
  ])('[AUTH-62] proves nothing when its token is wrong: %s', async (sessionInfo, reason) => {
    const error = await firebase.verify({ sessionInfo, code, phone }).catch((refusal) => refusal);
    expect(error).toMatchObject({ name: 'NotProven', code: 'provider_token_wrong' });
    expect(error.message).toContain(reason);
  });

  it.each([
    ['right', '000000', 'code_wrong'],
    ['expired', code, 'code_expired'],
    ['tooOften', code, 'too_many'],
  ])('is refused in the words of the market: %s with %s is %s', async (sessionInfo, typed, refusal) => {
    await expect(firebase.verify({ sessionInfo, code: typed, phone })).rejects.toMatchObject({ code: refusal });
  });

  it('is not waited for beyond its time', async () => {
    const slow = await startAnsweringServer(() => {});
    const asking = firebasePhone({ ...access, authUrl: slow.origin, timeout: 300 });
    await expect(asking.verify({ sessionInfo: 'right', code, phone })).rejects.toThrow('no answer of use');
    await slow.stop();
  });

  it('is trusted unsigned from an emulator only, and only for this project and phone', async () => {
    await expect(emulated.verify({ sessionInfo: 'unsigned', code, phone })).resolves.toBeUndefined();
    await expect(emulated.verify({ sessionInfo: 'otherPhone', code, phone })).rejects.toThrow();
    expect(emulated.forBrowser.emulator_url).toBe(server.origin);
    expect(firebase.forBrowser).toEqual({
      api_key: 'AIzaSyTest',
      project_id: 'soko-test',
      auth_domain: 'soko-test.firebaseapp.com',
    });
  });
});
