import { describe, expect, it } from 'vitest';
import { faultOfDeliveryTimes, isNewsletterEmail } from './registration.rules.ts';

describe('an address for news', () => {
  it.each(['ada@example.org', ' ada.obi+news@mail.example.ng ', 'ọlá@ilé.example'])('[FOOT-20] may be %s', (email) => {
    expect(isNewsletterEmail(email)).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@.org',
    'ada@example.',
    'a da@example.org',
    'a@b@c.org',
  ])('[FOOT-20] is not %j', (email) => {
    expect(isNewsletterEmail(email)).toBe(false);
  });

  it('is read at once, however long the text is', () => {
    const start = performance.now();
    isNewsletterEmail(`${'a@'.repeat(25_000)}.`);
    isNewsletterEmail(`a@${'a.'.repeat(25_000)}`);
    expect(performance.now() - start).toBeLessThan(50);
  });
});

describe('the delivery times of a store', () => {
  it('go from the shortest to the longest, in whole minutes', () => {
    expect(faultOfDeliveryTimes(25, 35)).toBeUndefined();
    expect(faultOfDeliveryTimes(25, 25)).toBeUndefined();
    expect(faultOfDeliveryTimes(0, 35)).toBe('shortest');
    expect(faultOfDeliveryTimes(2.5, 35)).toBe('shortest');
    expect(faultOfDeliveryTimes(Number.NaN, 35)).toBe('shortest');
    expect(faultOfDeliveryTimes(35, 25)).toBe('longest');
    expect(faultOfDeliveryTimes(35, 601)).toBe('longest');
  });
});
