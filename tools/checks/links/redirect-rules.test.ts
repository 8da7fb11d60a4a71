// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of sources.
import { describe, expect, it } from 'vitest';
import { redirectsIn } from './redirect-rules.ts';

const page = 'apps/storefront/routes/seo/some-page.tsx';

describe('the rule of redirects', () => {
  it.each([
    "throw redirect('/home');",
    'redirect(`/payment/return/${id}`)',
    "throw redirect(href('/payment/return/:id', params));",
    "redirect(`${href('/profile')}?page=wallet`)",
    'location.replace(sitePathOf(from) ?? "/")',
  ])('accepts %s', (line) => expect(redirectsIn(page, line)).toEqual([]));

  it.each([
    "throw redirect(query.get('next'));",
    'redirect(pathname + search)',
    "redirect('//' + name)",
    'location.assign(from)',
    'location.href = from;',
  ])('names the line of %s', (line) => {
    expect(redirectsIn(page, `\n${line}`)).toEqual([expect.stringContaining(`${page}:2: redirects`)]);
  });
});
