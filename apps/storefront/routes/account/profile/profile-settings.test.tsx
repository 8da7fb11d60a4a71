import type { Profile } from 'market/account/account.contract';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeOverlays } from '#browser/overlay-store.ts';
import { bisi } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import './contact-proof-dialog.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import './remove-photo.tsx';

const profile: Profile = {
  id: 7,
  f_name: 'Bisi',
  l_name: 'Adeyemi',
  last_name: 'Adeyemi',
  phone: '+2348035550701',
  email: 'bisi@example.com',
  image: null,
  image_full_url: null,
  is_phone_verified: 1,
  is_email_verified: 0,
  has_password: false,
  ref_code: 'AB12CD',
  is_valid_for_discount: false,
  validity: null,
  existing_modules: [],
  created_at: '2026-01-05T10:00:00.000Z',
};

const saved = { otp_send: false, verification_on: null, code: null, message: '' };
const sentTo = (to: string, medium: 'phone' | 'email') => ({
  otp_send: true,
  verification_on: medium,
  message: 'We have sent you a code.',
  code: { medium, by: 'server', to, number: null, resend_seconds: 60, demo_code: '123456' },
});

const fakeApi = {
  forms: [] as Record<string, FormDataEntryValue>[],
  removals: [] as string[],
  answers: [] as [number, unknown][],
};

beforeEach(() => {
  Object.assign(fakeApi, { forms: [], removals: [], answers: [] });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.includes('/remove-photo')) {
      fakeApi.removals.push(`${method}`);
      return new Response('{"message":"Photo removed."}');
    }
    if (path.includes('/guest/request')) return new Response('{"guest_id":"a-guest-id-of-this-test"}');
    if (path.includes('/wish-list')) return new Response('{"items":[],"stores":[]}');
    fakeApi.forms.push(Object.fromEntries(body as FormData));
    const [status, answer] = fakeApi.answers.shift() ?? [200, saved];
    return new Response(JSON.stringify(answer), { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  closeOverlays();
  dismissToast();
});

const show = (change: Partial<Profile> = {}) =>
  renderInMarket(<ProfileSettings profile={{ ...profile, ...change }} />, { customer: bisi });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Save changes' }).click();
const photo = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

function choose(file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  photo().files = transfer.files;
  photo().dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the profile form', () => {
  it('[PROF-09] [PROF-10] has name, email, phone, photo, password and its confirmation', async () => {
    await show();
    await expect.element(field('Name')).toHaveValue('Bisi Adeyemi');
    await expect.element(field('Email')).toHaveValue('bisi@example.com');
    await expect.element(field('Phone')).toHaveValue('+234\u00a0803\u00a0555\u00a00701');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect.element(field('Password')).toHaveValue('');
    await expect.element(field('Password')).toHaveFocus();
    await expect.element(field('Confirm Password')).toHaveValue('');
    expect(photo()).toHaveAccessibleName('Change photo');
  });

  it.each([
    ['[PROF-11]', 'Name', ' ', 'name is required'],
    ['[PROF-14]', 'Email', '', 'Email is required'],
    ['[PROF-13]', 'Email', 'bisi@', 'Must be a valid email'],
    ['[PROF-22]', 'Password', 'abc', 'Password is too short - should be 6 chars minimum.'],
    ['[PROF-22]', 'Confirm Password', 'other', 'Passwords must match'],
  ])('%s says at %s what is wrong with "%s", and sends nothing', async (_row, label, typed, words) => {
    await show();
    if (label.endsWith('Password')) await page.getByRole('button', { name: 'Change Password' }).click();
    await field(label).fill(typed);
    await save();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveFocus();
    expect(fakeApi.forms).toEqual([]);
  });

  it('[PROF-12] [PROF-16] takes only digits and a leading plus for the phone, and not nothing', async () => {
    await show({ is_phone_verified: 0 });
    await field('Phone').fill('+234 803-555 x0702');
    await expect.element(field('Phone')).toHaveValue('+2348035550702');
    await field('Phone').fill('');
    await save();
    await expect.element(page.getByText('phone number required')).toBeVisible();
  });

  it('[PROF-17] keeps a verified phone as it is', async () => {
    await show();
    await expect.element(field('Phone')).toHaveAttribute('readonly');
    await expect.element(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  it.each([
    ['[PROF-18]', 'note.pdf', 'application/pdf', 10, 'Choose a picture of type jpg, png, jpeg or gif.'],
    ['[PROF-19]', 'photo.png', 'image/png', 2 * 1024 * 1024 + 1, 'The picture may be at most 2 MB.'],
  ])(
    '%s refuses the photo %s of type %s and %i bytes before it is sent [PROF-21]',
    async (_row, name, type, size, words) => {
      await show();
      choose(new File([new Uint8Array(size)], name, { type }));
      await expect.element(page.getByText(words)).toBeVisible();
      expect(document.querySelector('img[src^="blob:"]')).toBeNull();
    },
  );

  it('[PROF-10] takes the photo away once that is confirmed, and offers it only where there is one', async () => {
    const image_full_url = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    await show({ image: 'me', image_full_url });
    const remove = page.getByRole('button', { name: 'Remove photo' });
    const question = page.getByRole('alertdialog', { name: 'Remove your photo?' });
    await remove.click();
    await question.getByRole('button', { name: 'No' }).click();
    expect(fakeApi.removals).toEqual([]);
    await remove.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect.element(page.getByText('Photo removed.')).toBeVisible();
    expect(fakeApi.removals).toEqual(['DELETE']);
    await show();
    await expect.element(page.getByRole('button', { name: 'Remove photo' }).nth(1)).not.toBeInTheDocument();
  });

  it('[PROF-18] [PROF-20] shows a chosen photo as a square, and sends it with the name', async () => {
    await show();
    const dots = await new Promise<Blob | null>((resolve) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 20 });
      canvas.getContext('2d')?.fillRect(0, 0, 60, 20);
      canvas.toBlob(resolve, 'image/png');
    });
    choose(new File([dots as Blob], 'photo.png', { type: 'image/png' }));
    await expect.poll(() => document.querySelector('img[src^="blob:"]')).not.toBeNull();
    const { width, height } = (document.querySelector('img[src^="blob:"]') as Element).getBoundingClientRect();
    expect(width).toBe(height);
    await field('Name').fill('Bisi A.');
    await save();
    await expect.poll(() => fakeApi.forms[0]?.name).toBe('Bisi A.');
    expect(fakeApi.forms[0]?.image).toMatchObject({ name: 'photo.png', type: 'image/png' });
  });

  it('[PROF-29] shows the message of the API, and its own if there is none', async () => {
    await show();
    fakeApi.answers.push([200, { ...saved, message: 'Saved, thank you.' }]);
    await save();
    await expect.element(page.getByText('Saved, thank you.')).toBeVisible();
    dismissToast();
    await save();
    await expect.element(page.getByText('Updated successfully.')).toBeVisible();
  });

  it('asks for the current password before a contact or the password changes, and shows a wrong one there', async () => {
    await show({ has_password: true });
    await expect.element(field('Current password')).not.toBeInTheDocument();
    await field('Email').fill('adeyemi@example.com');
    await save();
    await expect.element(field('Current password')).toHaveFocus();
    await field('Current password').fill('guess');
    fakeApi.answers.push([403, { errors: [{ code: 'password_wrong', message: 'Your current password is wrong.' }] }]);
    await save();
    await expect.element(page.getByText('Your current password is wrong.')).toBeVisible();
    expect(fakeApi.forms[0]).toMatchObject({ current_password: 'guess', email: 'adeyemi@example.com' });
  });

  it.each([
    ['[PROF-25] [PROF-27] phone', 'Phone', '+2348035550799', 'phone', 'Verify your phone'],
    ['[PROF-26] [PROF-27] email', 'Email', 'adeyemi@example.com', 'email', 'Verify your email'],
  ] as const)('proves a new %s by the code that was sent to it', async (_row, label, contact, medium, title) => {
    await show({ is_phone_verified: 0 });
    await field(label).fill(contact);
    fakeApi.answers.push([200, sentTo(contact, medium)]);
    await save();
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog).toBeVisible();
    await dialog.getByLabelText('Verification code').first().fill('123456');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect.element(page.getByText('Updated successfully.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(fakeApi.forms[1]).toMatchObject({
      otp: '123456',
      verification_on: medium,
      verification_medium: medium,
      [medium]: contact,
    });
  });

  it('[PROF-28] says in a toast that a code could not be sent', async () => {
    await show({ is_phone_verified: 0 });
    await field('Phone').fill('+998901234567');
    const message = 'We cannot send codes to phone numbers of this country.';
    fakeApi.answers.push([422, { errors: [{ code: 'phone_not_served', message }] }]);
    await save();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field('Phone')).not.toHaveAttribute('aria-invalid');
  });
});
