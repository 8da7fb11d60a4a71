import { createCompiledCatalog } from '@lingui/cli/api';
import type { I18n, Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { faultsOfText } from '../build-plugins/matching-texts.ts';
import { createPageTexts } from './page-texts.ts';

const english = '{count, plural, one {# item} other {# items}}';

const translations = {
  ar: '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  pl: '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  fr: '{count, plural, one {# article} many {# d’articles} other {# articles}}',
  pt: '{count, plural, one {# item} many {# de itens} other {# itens}}',
};

function speechOf(tag: keyof typeof translations): I18n {
  const { source, errors } = createCompiledCatalog(tag, { items: translations[tag] }, { namespace: 'json' });
  expect(errors).toEqual([]);
  return createPageTexts(tag, (JSON.parse(source) as { messages: Messages }).messages).i18n;
}

describe('a language that counts otherwise than ours', () => {
  it.each(Object.entries(translations))('[I18N-14] is accepted with all of its plural forms: %s', (tag, own) => {
    expect(faultsOfText(tag, english, own)).toEqual([]);
    expect(faultsOfText(tag, english, english)).not.toEqual([]);
  });

  it('shows six plural forms in Arabic', () => {
    const speech = speechOf('ar');
    const shown = [0, 1, 2, 3, 11, 100].map((count) => speech._('items', { count }));
    expect(shown).toEqual(['لا عناصر', 'عنصر واحد', 'عنصران', '3 عناصر', '11 عنصرًا', '100 عنصر']);
  });

  it('shows three plural forms of whole numbers in Polish', () => {
    const speech = speechOf('pl');
    const shown = [1, 2, 5, 12, 22].map((count) => speech._('items', { count }));
    expect(shown).toEqual(['1 produkt', '2 produkty', '5 produktów', '12 produktów', '22 produkty']);
  });

  it('counts nothing as one in French', () => {
    expect(speechOf('fr')._('items', { count: 0 })).toBe('0 article');
  });
});
