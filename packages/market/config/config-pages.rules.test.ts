import { describe, expect, it } from 'vitest';
import { htmlOfText, shownLanguage } from './config-pages.rules.ts';

describe('[OPS-068] a text of a page becomes HTML', () => {
  it.each([
    ['nothing', '  \n ', ''],
    ['one line', 'We deliver daily.', '<p>We deliver daily.</p>'],
    ['two paragraphs', 'First.\n\nSecond.', '<p>First.</p>\n<p>Second.</p>'],
    ['paragraphs of Windows, far apart', 'First.\r\n \r\n\r\nSecond.', '<p>First.</p>\n<p>Second.</p>'],
    ['a line break', '14 Oxford Street\nOsu', '<p>14 Oxford Street<br />Osu</p>'],
    ['a sign that begins no tag', 'Orders < 5 kg', '<p>Orders < 5 kg</p>'],
    ['HTML as it is', '<h2>Fees</h2>\n\n<p>None.</p>', '<h2>Fees</h2>\n\n<p>None.</p>'],
  ])('%s', (_what, written, html) => {
    expect(htmlOfText(written)).toBe(html);
  });
});

describe('[OPS-068] [FOOT-14] a page is shown', () => {
  it.each([
    ['in the language of the customer', { en: 'a', yo: 'b' }, 'yo', ['en', 'yo'], 'yo'],
    ['in the first language of the market that has a text', { yo: 'b', en: 'a' }, 'ke', ['ha', 'en', 'yo'], 'en'],
    ['in any language that is left', { ha: 'c' }, 'en', ['en'], 'ha'],
    ['not before it is written', {}, 'en', ['en'], undefined],
  ] as const)('%s', (_what, texts, wanted, ofMarket, expected) => {
    expect(shownLanguage(texts, wanted, ofMarket)).toBe(expected);
  });
});
