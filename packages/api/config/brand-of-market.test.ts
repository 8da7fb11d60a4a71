import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { knownModules, knownStores, knownZones } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { readConfiguration } from '../../../apps/server/configuration/read-configuration.ts';
import { marketName } from './brand-of-market.ts';

const market = marketUnderTest();
const { brand } = readConfiguration({ BRAND_FILE: 'apps/server/configuration/brand/second-brand.example.json' });

function branded() {
  const app = buildApi({ ...market, brand }, { checkReplies: true });
  onTestFinished(() => app.close());
  return app;
}

describe('a market with its own brand', () => {
  it('sets name, colours, languages and texts, and leaves the other settings', async () => {
    const settings = (await branded().inject('/api/v1/config')).json();
    expect(settings).toMatchObject({
      business_name: 'Duka Letu',
      languages: ['ke', 'en'],
      footer_text: 'Soko la mtaa wako, mlangoni pako.',
      brand_colours: { light: { 'hib-600': '#0b5f4b' } },
      country: 'NG',
      customer_wallet_status: 1,
    });
    expect((await market.app.inject('/api/v1/config')).json()).toMatchObject({
      business_name: 'Soko',
      languages: ['en', 'yo', 'ha', 'ke'],
      brand_colours: { light: {}, dark: {} },
    });
    expect(await marketName({ ...market, brand })).toBe('Duka Letu');
  });

  it('offers its modules in its order, in the list and in each zone', async () => {
    const app = branded();
    const types = (rows: { module_type: string }[]) => rows.map(({ module_type }) => module_type);
    expect(types((await app.inject('/api/v1/module')).json().modules)).toEqual(['grocery', 'food', 'pharmacy']);
    const { zones } = (await app.inject('/api/v1/zone/list?limit=100')).json();
    const yaba = zones.find(({ id }: { id: number }) => id === knownZones.yaba.id);
    expect(types(yaba.modules)).toEqual(['grocery', 'food', 'pharmacy']);
  });

  it('has nothing of a module that it does not offer: no store, item, category or campaign, and nothing to be found', async () => {
    const [shop, own, headers] = [knownModules.ecommerce, branded(), { zoneid: `[${knownZones.yaba.id}]` }];
    const { rows } = await sql<{ kind: string; slug: string }>`
      select 'item' as kind, min(slug) as slug from items where store_id = ${knownStores.shop.id} and active
      union all select 'category', min(slug) from categories where module_id = ${shop}
      union all select 'campaign', min(slug) from campaigns where module_id = ${shop}`.execute(market.db);
    const [item, category, campaign] = ['item', 'category', 'campaign'].map(
      (kind) => rows.find((row) => row.kind === kind)?.slug,
    );
    const paths = [
      `/api/v1/stores/details/${knownStores.shop.slug}`,
      `/api/v1/items/details/${item}`,
      `/api/v1/categories/details/${category}`,
      `/api/v1/campaigns/basic-campaign-details?basic_campaign_id=${campaign}&limit=5&offset=1`,
    ];
    for (const path of paths) {
      expect([path, (await market.app.inject({ url: path, headers })).statusCode]).toEqual([path, 200]);
      expect([path, (await own.inject({ url: path, headers })).statusCode]).toEqual([path, 404]);
    }
    const modulesOf = async (app: typeof own) => {
      const { slugs } = (await app.inject('/api/v1/search/slugs/stores?until=50000')).json();
      return new Set(slugs.map(({ module_id }: { module_id: number }) => module_id));
    };
    expect((await modulesOf(market.app)).has(shop)).toBe(true);
    expect((await modulesOf(own)).has(shop)).toBe(false);
  });

  it('shows its own logo, in which nothing runs, and its own page', async () => {
    const app = branded();
    const { logo_full_url } = (await app.inject('/api/v1/config')).json();
    const logo = await app.inject(logo_full_url);
    expect(logo.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(logo.body).toContain('Duka Letu');
    expect((await app.inject('/images/brand/other.svg')).statusCode).toBe(404);
    expect((await app.inject('/api/v1/pages/about-us')).json().html).toContain('Duka Letu');
    expect((await app.inject('/api/v1/pages/privacy-policy')).json().html).not.toContain('Duka Letu');
  });
});
