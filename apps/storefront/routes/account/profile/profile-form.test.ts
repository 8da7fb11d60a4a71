import type { Profile } from 'market/account/account.contract';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  faultsOfProfile,
  faultsOfRefusal,
  formOf,
  needsCurrentPassword,
  type ProfileForm,
  phoneDigits,
} from './profile-form.ts';

const ada = {
  f_name: 'Ada',
  l_name: 'Obi',
  phone: '+2348035550701',
  email: 'ada@example.com',
  has_password: true,
} as Profile;

const faultsWith = (change: Partial<ProfileForm>, profile = ada) =>
  faultsOfProfile({ ...formOf(profile), ...change }, profile);

describe('the profile form', () => {
  it('begins with what is known, and shows no error for it', () => {
    expect(formOf(ada)).toMatchObject({ name: 'Ada Obi', phone: '+2348035550701', email: 'ada@example.com' });
    expect(faultsWith({})).toEqual({});
  });

  it.each([
    ['[PROF-11] a name', { name: ' ' }, { name: 'name_needed' }],
    ['[PROF-12] a phone number', { phone: '' }, { phone: 'phone_needed' }],
    ['[PROF-14] an email', { email: ' ' }, { email: 'email_needed' }],
  ])('asks for %s', (_what, change, faults) => {
    expect(faultsWith(change)).toMatchObject(faults);
  });

  it('lets a customer who signed up by phone only continue without an email', () => {
    expect(faultsWith({}, { ...ada, email: null })).toEqual({});
    expect(faultsWith({}, { ...ada, phone: null })).toEqual({});
  });

  it('[PROF-13] [PROF-15] takes no email that is none, and none of more than 255 characters', () => {
    expect(faultsWith({ email: 'ada@example' })).toMatchObject({ email: 'email_invalid' });
    const fitting = `${'a'.repeat(243)}@example.com`;
    expect(faultsWith({ email: fitting }).email).toBeUndefined();
    expect(faultsWith({ email: `a${fitting}` })).toMatchObject({ email: 'email_invalid' });
  });

  it('[PROF-22] holds a new password to the rules of sign-up, and asks nothing of an empty one', () => {
    const currentPassword = 'soko-demo';
    expect(faultsWith({ currentPassword, password: 'short', confirmPassword: 'short' })).toEqual({
      password: 'password_short',
    });
    expect(faultsWith({ currentPassword, password: 'longer', confirmPassword: 'longed' })).toEqual({
      confirmPassword: 'passwords_differ',
    });
    expect(faultsWith({ currentPassword, password: 'longer', confirmPassword: 'longer' })).toEqual({});
    expect(faultsWith({})).toEqual({});
  });

  it('requires the current password, if there is one, before a new one or another contact', () => {
    expect(faultsWith({ email: 'obi@example.com' })).toEqual({ currentPassword: 'password_needed' });
    expect(needsCurrentPassword({ ...formOf(ada), name: 'Ada Eze' }, ada)).toBe(false);
    expect(faultsWith({ email: 'obi@example.com' }, { ...ada, has_password: false })).toEqual({});
  });

  it.each([
    ['+234 (0)803-555', '+2340803555'],
    ['0803 555 07 01', '08035550701'],
    ['08+03a', '0803'],
    ['++44', '+44'],
  ])('[PROF-16] keeps of %s the digits and a leading plus', (typed, saved) => {
    expect(phoneDigits(typed)).toBe(saved);
  });

  it('[PROF-31] says what the button was pressed for', () => {
    const typeWith = (change: Partial<ProfileForm>) => bodyOf({ ...formOf(ada), ...change }, ada).button_type;
    expect(typeWith({ name: 'Ada Eze' })).toBe('profile');
    expect(typeWith({ phone: '+2348035550702' })).toBe('phone');
    expect(typeWith({ contactToProve: 'email' })).toBe('email');
    expect(typeWith({ email: 'obi@example.com' })).toBe('email');
    expect(typeWith({ password: 'longer', confirmPassword: 'longer' })).toBe('change_password');
  });

  it('shows a refusal of the server at its field, unless it belongs to none', () => {
    expect(faultsOfRefusal(['email_taken', 'password_wrong'])).toEqual({
      email: 'email_taken',
      currentPassword: 'password_wrong',
    });
    expect(faultsOfRefusal(['email_taken', 'too_many'])).toBeUndefined();
    expect(faultsOfRefusal(['phone_not_served'])).toBeUndefined();
  });
});
