import { describe, expect, it } from 'vitest';
import {
  type CurrentProfile,
  contactToProve,
  mailboxOf,
  photoKinds,
  refusalOfPicture,
  refusalOfProfile,
  type WantedProfile,
} from './account.rules.ts';

const current: CurrentProfile = {
  phone: '+2348035550142',
  email: 'ada@example.com',
  isPhoneVerified: false,
  isEmailVerified: false,
};
const verified = { ...current, isPhoneVerified: true, isEmailVerified: true };
const bare = { ...current, phone: null, email: null };

describe('a change of the profile', () => {
  it.each<[string, WantedProfile, CurrentProfile, string | undefined]>([
    ['[PROF-11] an empty name', { name: '' }, current, 'name_needed'],
    ['[PROF-12] an empty phone', { phone: '' }, current, 'phone_needed'],
    ['an empty phone where there was none', { phone: '' }, bare, undefined],
    ['[PROF-14] an empty e-mail', { email: '' }, current, 'email_needed'],
    ['an empty e-mail where there was none', { email: '' }, bare, undefined],
    ['[PROF-17] another phone for a verified one', { phone: '+2348035550143' }, verified, 'phone_fixed'],
    ['[PROF-17] the verified phone itself', { phone: '+2348035550142' }, verified, undefined],
    ['another phone for one that nobody has verified', { phone: '+2348035550143' }, current, undefined],
    ['nothing at all', {}, current, undefined],
  ])('%s: %o', (_what, wanted, before, code) => {
    expect(refusalOfProfile(wanted, before)?.refused).toBe(code);
  });

  it('has one contact proved at a time, the phone first', () => {
    const both = { phone: '+2348035550143', email: 'obi@example.com' };
    expect(contactToProve(both, current)).toEqual({ medium: 'phone', contact: both.phone });
    expect(contactToProve({ ...both, phone: '+2348035550142' }, current)).toEqual({
      medium: 'email',
      contact: both.email,
    });
    expect(contactToProve({ phone: '+2348035550142', email: 'ada@example.com' }, current)).toBeUndefined();
  });

  it.each(['phone', 'email'] as const)(
    '[PROF-31] has an unchanged %s proved on request, unless it is verified already',
    (requested) => {
      const same = { phone: '+2348035550142', email: 'ada@example.com' };
      expect(contactToProve(same, current, requested)).toEqual({ medium: requested, contact: same[requested] });
      expect(contactToProve(same, verified, requested)).toBeUndefined();
    },
  );
});

describe('a photo', () => {
  it.each(['image/jpeg', 'image/png', 'image/gif'])('[PROF-18] takes a photo of type %s', (type) => {
    expect(refusalOfPicture({ type, size: 2 * 1024 * 1024 }, photoKinds)).toBeUndefined();
  });

  it.each(['image/svg+xml', 'image/webp', 'application/pdf', ''])('[PROF-18] refuses the type "%s"', (type) => {
    expect(refusalOfPicture({ type, size: 1 }, photoKinds)).toBe('picture_kind');
  });

  it('[PROF-19] refuses a photo over 2 MB', () => {
    expect(refusalOfPicture({ type: 'image/png', size: 2 * 1024 * 1024 + 1 }, photoKinds)).toBe('picture_size');
  });
});

describe('the mailbox of an e-mail address', () => {
  it.each([
    ['Ada@Soko.Example', 'ada@soko.example'],
    ['ada+first@soko.example', 'ada@soko.example'],
    ['a.da@soko.example', 'a.da@soko.example'],
    ['A.d.a+again@gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['not an address', '@not an address'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
