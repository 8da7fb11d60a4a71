import { pageNames } from 'market/config/config.rules';
import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const ask = async (name: string) => market.app.inject({ url: `/api/v1/pages/${name}` });

describe('a page that the operator writes', () => {
  it.each(pageNames)('[FOOT-14] has its own text: %s', async (name) => {
    const { html, changed_on } = (await ask(name)).json();
    expect(html).toMatch(/^<(p|h2)>[\s\S]{200,}<\/p>\s*$/);
    expect(changed_on).toBe('2026-11-01');
  });

  it.each(pageNames)('[FOOT-14] needs no cleaning in the demo: %s', async (name) => {
    const stored = market.db.selectFrom('settings').select('value').where('name', '=', `page:${name}`);
    expect((await stored.executeTakeFirstOrThrow()).value).toMatchObject({
      texts: { en: (await ask(name)).json().html },
    });
  });

  it('[FOOT-14] shows nothing that runs, however it came into the database', async () => {
    const value = { texts: { en: '<p>Back soon<script>window.__x=1</script></p>' }, changed_on: '2026-11-02' };
    await market.db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('name', '=', 'page:about-us')
      .execute();
    expect((await ask('about-us')).json()).toEqual({
      name: 'about-us',
      html: '<p>Back soon</p>',
      language: 'en',
      changed_on: '2026-11-02',
    });
  });

  it('is empty until it is written, or where something else was written', async () => {
    await market.db.updateTable('settings').set({ value: '17' }).where('name', '=', 'page:privacy-policy').execute();
    expect((await ask('privacy-policy')).json()).toEqual({
      name: 'privacy-policy',
      html: '',
      language: null,
      changed_on: null,
    });
  });

  it('is one of six', async () => {
    expect((await ask('page-of-nobody')).statusCode).toBe(400);
  });
});
