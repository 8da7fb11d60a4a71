import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharedTexts } from './shared-texts.ts';

const english = join(import.meta.dirname, '../i18n/locales/en.po');

async function textsIn(part: string): Promise<string> {
  const { load } = sharedTexts();
  if (typeof load !== 'function') throw new Error('The plugin loads nothing');
  const loaded = await load.call({ addWatchFile() {} } as never, `${english}?${part}`);
  return typeof loaded === 'object' && loaded ? String(loaded.code) : '';
}

it('[AUTH-136] serves edited English by default, and the words of the specification where they are chosen', async () => {
  const [edited, prescribed] = await Promise.all([textsIn('rest'), textsIn('specification-rest')]);
  expect(edited).toContain('You have been signed out. Sign in again to continue.');
  expect(edited).not.toContain('Your token has been expired');
  expect(prescribed).toContain('Your token has been expired');
});

it('[AUTH-73] one text is edited for each place where it means something else', async () => {
  const [edited, prescribed] = await Promise.all([textsIn('rest'), textsIn('specification-rest')]);
  expect(edited).toContain('Yes, that’s me');
  expect(prescribed).not.toContain('Yes, that’s me');
});
