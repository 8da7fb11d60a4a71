import { describe, expect, it } from 'vitest';
import { hidden, withoutSecrets } from './hide-secrets.ts';

const size = 16_000;
const filled = (pattern: string) => pattern.repeat(Math.ceil(size / pattern.length)).slice(0, size);

/** Texts of which each is the worst for one of the patterns. */
const hostile = {
  letters: filled('a'),
  'names without a value': filled('a-'),
  'a name that never ends': `${filled('a-')}=`,
  'question marks': filled('?a'),
  'quoted names': filled('"a":'),
  'open quotes': filled('"a":"\\"'),
  'names in spaces': `"a"${filled(' ')}`,
  'schemes without a password': filled('://a'),
  'passwords without an end': `://a:${filled('b')}`,
  'half mail addresses': filled('a.b+'),
  'mail signs': filled('a@'),
  'starts of tokens': filled('eyJ-'),
  'short words with digits': filled(`${'a1'.repeat(11)} `),
  'digits and spaces': filled('1 '),
  'one digit and spaces': `1${filled(' ')}`,
  'groups of six digits': filled('123456.'),
  'words of a scheme': filled('Bearer '),
};

/** The least milliseconds of three runs: whatever else the machine does can only add to them. */
function costOf(work: () => unknown): number {
  const runs = Array.from({ length: 3 }, () => {
    const since = performance.now();
    work();
    return performance.now() - since;
  });
  return Math.min(...runs);
}

const harmless = filled('The store is closed now. ');
/** Quadratic time is 1,000 times that of a harmless text of this size, linear time at most some ten times. */
const maxShare = 100;

function shareOf(work: (text: string) => unknown, text: string): number {
  return costOf(() => work(text)) / costOf(() => work(harmless));
}

describe('hiding secrets', () => {
  it.each(Object.entries(hostile))('takes no longer than on other texts for %s', (_what, text) => {
    expect(shareOf((one) => withoutSecrets(one, size), text)).toBeLessThan(maxShare);
  });

  it('would be found out with the pattern for mail addresses that it had', () => {
    const quadratic = /[^\s"'<>(=:,]+@[^\s"'<>),]+\.[a-z]{2,}/gi;
    expect(shareOf((text) => text.replace(quadratic, hidden), hostile.letters)).toBeGreaterThan(maxShare);
  });

  it.each([
    ['the number', 'Sent to +2348030000142', '+234803'],
    ['the number with spaces', 'Sent to 0803 000 0142', '0803'],
    ['the mail address', 'Sent to ada.obi@soko.example', 'ada'],
    ['the value', '{"name":"a","password":"correct horse battery"', 'correct'],
    ['the token', 'with q3J8dUeV0m7TzYb1xWc5Kf9LhPnRs2Ga4iOoEkQyMtA', 'q3J8'],
    ['the signed token', 'with eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dBjftJeZ4CVPmB92K27u', 'eyJ'],
    ['the password of an address', 'connect postgres://soko:correcthorse@db/soko', 'correct'],
  ])('lets nothing of %s through where a text is cut within it', (_what, secret, start) => {
    const before = 'word '.repeat(100);
    for (let cut = 0; cut <= secret.length; cut += 1) {
      const result = withoutSecrets(before + secret + ' word'.repeat(500), before.length + cut);
      expect(result.length).toBeLessThanOrEqual(before.length + cut + 1);
      expect(result).not.toContain(start);
    }
  });

  it('keeps the package of a stack, and hides an e-mail address in a path', () => {
    const frame = 'at reply (/srv/soko/node_modules/@fastify/compress/index.js:10:5)';
    expect(withoutSecrets(frame, 500)).toBe(frame);
    expect(withoutSecrets('GET /people/ada@soko.example', 500)).toBe(`GET /people/${hidden}`);
    expect(withoutSecrets('GET /people/ada%40soko.example', 500)).toBe(`GET /people/${hidden}`);
  });
});
