import { setupI18n } from '@lingui/core';
import { type RefusalCode, refusals } from 'market/refusals';
import { describe, expect, it } from 'vitest';
import { refusalWords } from './refusal-words.tsx';

/** A language without a single translation shows the English texts that the translators see. */
const untranslated = setupI18n({ locale: 'yo', messages: { yo: {} } });
const english = setupI18n({ locale: 'en', messages: { en: {} } });

describe('the words of a refusal', () => {
  it.each(Object.entries(refusals))('[I18N-14] %s is translated from what the API says', (code, { message }) => {
    expect(refusalWords({ code: code as RefusalCode, message: '' }, untranslated)).toBe(message);
  });

  it('[I18N-14] of a code that only a newer API knows are those of any fault', () => {
    const unknown = { code: 'unheard_of' as RefusalCode, message: 'The moon is in the way.' };
    expect(refusalWords(unknown, untranslated)).toBe(refusals.fault.message);
    expect(refusalWords(unknown, english)).toBe(unknown.message);
  });

  it('[ERR-01] in English are those of the API, with the name that it knows', () => {
    const refusal = { code: 'item_not_available', message: 'Party Jollof is not available right now.' } as const;
    expect(refusalWords(refusal, english)).toBe(refusal.message);
  });
});
