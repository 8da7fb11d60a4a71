import { detailTexts } from 'market/calls/refusal-details';
import { describe, expect, it, vi } from 'vitest';
import { editedEnglish } from './edited-english.ts';

/** What `{name}` and its like stand for, in any order. */
const filledIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('edited English', () => {
  it('[ERR-01] is not served where nobody has asked for it: the contract is, word for word', async () => {
    vi.resetModules();
    const { refusalText } = await import('./texts.ts');
    expect(refusalText('token_expired', 'en')).toBe('Your token has been expired');
  });

  it('[ERR-01] [I18N-13] replaces the English of the contract where a server has chosen it, and nothing else', async () => {
    vi.resetModules();
    const { detailText, fieldText, messageText, refusalText, serveEditedEnglish } = await import('./texts.ts');
    const before = refusalText('token_expired', 'yo');
    serveEditedEnglish();
    expect(refusalText('token_expired', 'en')).toBe('You have been signed out. Sign in again to continue.');
    expect(refusalText('token_expired', 'yo')).toBe(before);
    expect(fieldText('Password is required', {}, 'en')).toBe('Enter your password.');
    expect(messageText('Order canceled.', 'en')).toBe('Order cancelled');
    expect(detailText({ text: 'wait_seconds', values: { seconds: 30 } }, 'en')).toBe(
      'Too many wrong attempts. Wait 30 seconds.',
    );
  });

  it.each(Object.entries(editedEnglish.details))('[ERR-01] has the same values as the contract in %s', (name, text) => {
    expect(filledIn(text)).toEqual(filledIn(detailTexts[name as keyof typeof detailTexts]));
  });
});
