import { describe, expect, it } from 'vitest';
import { hostileHtml } from '#api/testing/hostile-html.ts';
import { sanitizeHtml } from './clean-html.ts';

/** One allowed tag with nothing but its name, a safe address, and its safe attributes. */
const harmless =
  /^<(\/?(p|h[234]|ul|ol|li|b|i|strong|em|table|thead|tbody|tr|th|td|a)|br \/|a href="(https?:\/\/|mailto:|\/(?![\\/]))[^"\s\\]*"( rel="noopener noreferrer")?)>$/;

describe('the text of an operator', () => {
  it.each(hostileHtml)('[FOOT-14] keeps nothing that could run of %s', async (hostile) => {
    const clean = await sanitizeHtml(hostile);
    for (const [tag] of clean.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(harmless);
  });

  it.each(hostileHtml)('is the same when it is cleaned again: %s', async (hostile) => {
    const clean = await sanitizeHtml(hostile);
    expect(await sanitizeHtml(clean)).toBe(clean);
  });

  it('[FOOT-14] keeps what a text is made of', async () => {
    const text =
      '<h2>Who</h2><p>A <b>rider</b> &amp; <a href="/help-and-support">we</a>.</p><ul><li>One</li></ul>' +
      '<table><tbody><tr><td>Two</td></tr></tbody></table><a href="mailto:help@demo.invalid">Write</a>';
    expect(await sanitizeHtml(text)).toBe(text);
  });

  it('sends no referrer to another site', async () => {
    expect(await sanitizeHtml('<a href="https://example.org/" target="_blank">There</a>')).toBe(
      '<a href="https://example.org/" rel="noopener noreferrer">There</a>',
    );
  });
});
