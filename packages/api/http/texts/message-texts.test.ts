import { globSync, readFileSync } from 'node:fs';
import { translatedCodes } from 'market/config/config.rules';
import { describe, expect, it } from 'vitest';
import { messageTexts } from './message-texts.ts';
import { reasonTexts } from './reason-texts.ts';
import { messageText, reasonText } from './texts.ts';

const folder = new URL('../../', import.meta.url).pathname;
/** Folders that are not nouns, and tests. */
const besideNouns = /^(app|db|http|jobs|providers|testing|node_modules)\/|\.test\.ts$/;

/** Every message that a use case or handler writes out. */
function messagesWritten(): string[] {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !besideNouns.test(file));
  return files.flatMap((file) =>
    [
      ...readFileSync(`${folder}${file}`, 'utf8').matchAll(/\bmessage: (?:\w+ \? )?'([^']+)'(?: : '([^']+)')?/g),
    ].flatMap(([, ...texts]) => texts.filter(Boolean)),
  );
}

describe('the messages of answers', () => {
  it('[I18N-14] are all among those that are translated, and no other is', () => {
    const written = new Set(messagesWritten());
    expect(written.size).toBeGreaterThan(20);
    expect([...messageTexts].toSorted()).toEqual([...written].toSorted());
  });

  it.each(translatedCodes)('[I18N-14] have other words in %s', (language) => {
    for (const text of messageTexts) expect(messageText(text, language)).not.toBe(text);
    expect(messageText('Words of somebody', language)).toBe('Words of somebody');
  });
});

describe('the reasons of the market to cancel an order', () => {
  it.each(translatedCodes)('[I18N-14] have other words in %s, and those of people do not', (language) => {
    for (const text of reasonTexts) expect(reasonText(text, language)).not.toBe(text);
    expect(reasonText('I ordered twice', language)).toBe('I ordered twice');
  });
});
