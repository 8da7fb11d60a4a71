import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallRefused } from 'market/calls/client';
import { dismissToast } from 'ui/feedback/toast.ts';
import { Toasts } from 'ui/feedback/toasts.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInEnglish } from '../../testing/render-in-english.tsx';
import { replyTexts } from './reply-texts.tsx';
import { showFault } from './show-fault.tsx';

const swahili = setupI18n({
  locale: 'sw',
  messages: {
    sw: {
      [msg`You are not logged in`.id]: 'Hujaingia',
      [msg`The store is closed right now.`.id]: 'Duka limefungwa sasa.',
      [msg`Added to wish list`.id]: 'Imewekwa kwenye vipendwa',
    },
  },
});
const english = setupI18n({ locale: 'en', messages: { en: {} } });

describe('a refusal', () => {
  afterEach(dismissToast);

  it('[I18N-14] [WISH-08] is shown as the API says it, in the language of the page', async () => {
    await renderInEnglish(<Toasts />);
    showFault(new CallRefused(401, [{ code: 'sign_in_needed', message: 'Hujaingia' }]), swahili);
    await expect.element(page.getByRole('alert').getByText('Hujaingia')).toBeVisible();
  });

  it('[ERR-01] [ERR-02] in English is shown as the API says it, each of several', async () => {
    await renderInEnglish(<Toasts />);
    const faults = [
      { code: 'item_not_available', message: 'Party Jollof is not available right now.' },
      { code: 'store_closed', message: 'The store is closed right now.' },
    ] as const;
    showFault(new CallRefused(409, [...faults]), english);
    await expect.element(page.getByText('Party Jollof is not available right now.')).toBeVisible();
    dismissToast();
    await expect.element(page.getByText('The store is closed right now.')).toBeVisible();
  });
});

describe('a reply', () => {
  it('[I18N-14] is shown in the language of the page, and in English without a translation', () => {
    expect(replyTexts('Added to wish list', swahili)).toBe('Imewekwa kwenye vipendwa');
    expect(replyTexts('Added to wish list', english)).toBe('Added to wish list');
    expect(replyTexts('Something new', swahili)).toBe('Something new');
  });
});
