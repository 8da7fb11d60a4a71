import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { maxPageLength } from 'market/config/config-pages.rules';
import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);

async function writer(role: OperatorRole = 'marketing') {
  const { headers } = await signedInOperator(market, { roles: [role] });
  const show = (name: string) => visitor.get(`admin/pages/${name}`, headers);
  return {
    headers,
    show,
    list: () => visitor.get('admin/pages', headers),
    preview: (html: string) => visitor.post('admin/pages/preview', { html }, headers),
    save: async (path: string, html: string, version?: number) => {
      const [name = ''] = path.split('/');
      const sent = version ?? (await show(name)).body.version ?? 0;
      return visitor.put(`admin/pages/${path}`, { html, version: sent }, headers);
    },
  };
}

const shown = async (name: string, language = 'en') =>
  (await visitor.get(`pages/${name}`, { 'x-localization': language })).body;

describe('[OPS-068] the texts of the pages', () => {
  it('[FOOT-14] are saved for each language, and customers read the one of their language, or the default', async () => {
    const { save, list } = await writer();
    const { status, body } = await save('shipping-policy/ke', 'Tunaleta kila siku.\n\nBei unaiona kwanza.');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'shipping-policy', version: 2, written: ['en', 'ke'] });
    const swahili = '<p>Tunaleta kila siku.</p>\n<p>Bei unaiona kwanza.</p>';
    expect(body.texts).toContainEqual({ language: 'ke', html: swahili });
    expect(await shown('shipping-policy', 'ke')).toMatchObject({ html: swahili, language: 'ke' });
    expect(await shown('shipping-policy', 'yo')).toMatchObject({ language: 'en' });
    const { pages } = (await list()).body;
    expect(pages).toContainEqual(expect.objectContaining({ name: 'shipping-policy', written: ['en', 'ke'] }));
  });

  it('keep what was written before there were languages, as the text of the first language', async () => {
    const before = { html: '<p>We sell food.</p>', changed_on: '2026-01-02' };
    await sql`update settings set value = ${JSON.stringify(before)}::jsonb where name = 'page:cancellation-policy'`.execute(
      market.db,
    );
    const migration = new URL('../../db/migrations/0285_pages_by_language.sql', import.meta.url);
    await sql.raw(await readFile(migration, 'utf8')).execute(market.db);
    expect(await shown('cancellation-policy')).toMatchObject({ html: '<p>We sell food.</p>', language: 'en' });
    const { body } = await (await writer()).show('cancellation-policy');
    expect(body).toMatchObject({ written: ['en'], changed_on: '2026-01-02', version: 0 });
  });

  it('leave one line with person, language and length in the audit log', async () => {
    const { save } = await writer();
    await save('about-us/yo', '<p>Ẹ káàbọ̀</p>');
    const { rows } = await sql<{ subject: string; before: object; after: object }>`
      select subject, before, after from audit_lines where action = 'page.change' order by id desc limit 1`.execute(
      market.db,
    );
    expect(rows[0]).toEqual({
      subject: 'page:about-us',
      before: { language: 'yo', characters: 0, version: 1 },
      after: { language: 'yo', characters: '<p>Ẹ káàbọ̀</p>'.length, version: 2 },
    });
  });

  it('are cleaned when they are saved, and the preview names what is left out', async () => {
    const { save, preview } = await writer();
    const written =
      '<h2>Fees</h2><p onclick="x()">None.<script>x()</script></p><iframe src="https://else.example"></iframe>';
    const html = '<h2>Fees</h2><p>None.</p>';
    expect((await preview(written)).body).toEqual({ html, removed: ['onclick', 'script', 'iframe', 'src'] });
    expect((await save('refund-policy/en', written)).body.texts).toContainEqual({ language: 'en', html });
  });

  it.each([
    ['an empty text', ' '],
    ['a text without words', '<p>&nbsp;</p><p> </p>'],
  ])('are removed by %s', async (_what, nothing) => {
    const { save, show } = await writer();
    await save('cancellation-policy/en', 'Before the store accepts, for nothing.');
    expect((await save('cancellation-policy/en', nothing)).body.written).toEqual([]);
    expect((await show('cancellation-policy')).body.texts).toContainEqual({ language: 'en', html: '' });
    expect(await shown('cancellation-policy')).toMatchObject({ html: '', language: null });
  });

  it('[SEAT-39] refuse a version that another person has replaced', async () => {
    const [one, other] = [await writer(), await writer()];
    const { version } = (await one.show('privacy-policy')).body;
    expect((await one.save('privacy-policy/en', 'We keep your address.', version)).status).toBe(200);
    expect((await other.save('privacy-policy/en', 'We keep nothing.', version)).code).toBe('changed_meanwhile');
    expect((await shown('privacy-policy')).html).toBe('<p>We keep your address.</p>');
  });

  it('have a bound, which the refusal names', async () => {
    const { save } = await writer();
    expect((await save('about-us/en', 'a'.repeat(maxPageLength))).status).toBe(200);
    const refused = await save('about-us/en', 'a'.repeat(maxPageLength + 1));
    expect(refused.code).toBe('html');
    expect(refused.message).toContain(String(maxPageLength));
  });

  it('are of the pages that there are: another name answers 404', async () => {
    const { show, save } = await writer();
    expect(await show('page-of-nobody')).toMatchObject({ status: 404, code: 'not_found' });
    expect(await save('page-of-nobody/en', 'Hello', 0)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await save('about-us/fr', 'Bonjour', 0)).code).toBe('language');
  });

  it.each(['dispatcher', 'support', 'finance'] as const)('are closed to a %s', async (role) => {
    const { list, save } = await writer(role);
    expect((await list()).code).toBe('right_missing');
    expect((await save('about-us/en', 'Mine', 0)).code).toBe('right_missing');
  });
});

describe('[OPS-056] the step of terms and privacy', () => {
  it('is done when both have a text', async () => {
    const { headers, save } = await writer('owner');
    const isDone = async () => {
      const { body } = await visitor.get('admin/opening', headers);
      return body.steps.find(({ step }: { step: string }) => step === 'terms').is_done;
    };
    await save('terms-and-conditions/en', 'You order, we bring.');
    await save('privacy-policy/en', '');
    expect(await isDone()).toBe(false);
    await save('privacy-policy/en', 'We keep your address.');
    expect(await isDone()).toBe(true);
    await save('terms-and-conditions/en', '');
    expect(await isDone()).toBe(false);
  });
});
