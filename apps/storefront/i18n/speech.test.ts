import { expect, it } from 'vitest';
import { Speech } from './speech.ts';

/** Counts how often a page is notified that its texts have changed, which would render it again before hydration. */
function heard(speech: Speech): { times: number } {
  const told = { times: 0 };
  speech.on('change', () => {
    told.times += 1;
  });
  return told;
}

it('a page that has missed no text does not render again when more of them load', () => {
  const speech = new Speech('en', { home: 'Home' });
  const told = heard(speech);
  expect(speech._('home')).toBe('Home');
  speech.load('en', { stores: 'Stores' });
  expect(told.times).toBe(0);
  expect(speech._('stores')).toBe('Stores');
});

it('a word that was missed is said as soon as it is known', () => {
  const speech = new Speech('en', {});
  const told = heard(speech);
  expect(speech._('stores')).toBe('stores');
  speech.load('en', { stores: 'Stores' });
  expect(told.times).toBe(1);
});
