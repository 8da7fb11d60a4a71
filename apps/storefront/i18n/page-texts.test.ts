import { expect, it } from 'vitest';
import { createPageTexts, type PageTexts } from './page-texts.ts';

/** Counts how often a page is notified that its texts have changed, which would render it again before hydration. */
function countChanges({ i18n }: PageTexts): { times: number } {
  const changes = { times: 0 };
  i18n.on('change', () => {
    changes.times += 1;
  });
  return changes;
}

it('a page that has missed no text does not render again when more of them load', () => {
  const speech = createPageTexts('en', { home: 'Home' });
  const changes = countChanges(speech);
  expect(speech.i18n._('home')).toBe('Home');
  speech.add({ stores: 'Stores' });
  expect(changes.times).toBe(0);
  expect(speech.i18n._('stores')).toBe('Stores');
});

it('a word that was missed is said as soon as it is known', () => {
  const speech = createPageTexts('en', {});
  const changes = countChanges(speech);
  expect(speech.i18n._('stores')).toBe('stores');
  speech.add({ stores: 'Stores' });
  expect(changes.times).toBe(1);
});
