import { join } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { Speech } from '../i18n/speech.ts';
import { countedTexts, type Tokens } from './counted-texts.ts';

const [catalogue] = await getCatalogs(getConfig({ cwd: join(import.meta.dirname, '..') }));

async function textsOf(tag: string) {
  const entries = Object.entries((await catalogue?.read(tag)) ?? {});
  return entries.map(([name, { message = name, translation }]) => [name, translation || message] as const);
}

const languages = await Promise.all(['en', 'yo', 'ha', 'sw'].map(async (tag) => ({ tag, texts: await textsOf(tag) })));

describe.each(languages)('the texts of $tag that count', ({ tag, texts }) => {
  const compiled = createCompiledCatalog(tag, Object.fromEntries(texts), { namespace: 'json' });
  const { messages } = JSON.parse(compiled.source) as { messages: Record<string, Tokens> };
  const counting = Object.entries(messages).filter(([, tokens]) => JSON.stringify(tokens).includes('"plural"'));
  const all = Object.fromEntries(counting);
  const itself = setupI18n({ locale: tag, messages: { [tag]: all as never } });
  const ours = new Speech({ locale: tag, messages: { [tag]: countedTexts(all) as never } });

  it.each([0, 1, 2, 5, 11, 999, 1234, 1_000_000])('[I18N-14] say %d as the language itself counts', (count) => {
    expect(counting.length).toBeGreaterThan(5);
    for (const [name, tokens] of counting) {
      const values = Object.fromEntries(namesIn(tokens).map((one) => [one, count]));
      expect(ours._(name, values)).toBe(itself._(name, values));
      expect(ours._({ id: name, values })).toBe(itself._(name, values));
    }
  });
});

it('a text that counts as no language of ours does is refused', () => {
  expect(() => countedTexts({ text: [['count', 'plural', { few: 'some', other: 'many' }]] })).toThrow('by few');
});

function namesIn(tokens: Tokens): string[] {
  if (typeof tokens === 'string') return [];
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , branches = {}] = token;
    return [name, ...Object.values(branches).flatMap(namesIn)];
  });
}
