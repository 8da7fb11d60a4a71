import { i18n } from '@lingui/core';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPageTexts, setCatalogues, withPageTexts } from './load-language.ts';

const Page = () => null;

async function openLazy(routes: RouteObject[]): Promise<unknown> {
  const { lazy } = withPageTexts([{ children: routes }])[0]?.children?.[0] ?? {};
  return await (lazy as LazyRouteFunction<RouteObject>)();
}

describe('[STO-001] the texts of pages that the first view does not need', () => {
  beforeEach(() => i18n.loadAndActivate({ locale: 'yo', messages: { first: 'Ọjà' } }));

  it('are there before a lazy page opens, beside those of the first view', async () => {
    setCatalogues({}, { './i18n/pages/yo.po': async () => ({ messages: { later: 'Owó' } }) });
    expect(i18n.messages).not.toHaveProperty('later');
    const opened = await openLazy([{ path: 'money', lazy: async () => ({ Component: Page }) }]);
    expect(opened).toEqual({ Component: Page });
    expect(i18n.messages).toMatchObject({ first: 'Ọjà', later: 'Owó' });
  });

  it('are loaded once for all pages, and again after a download that failed', async () => {
    let calls = 0;
    const load = async () => {
      calls += 1;
      if (calls === 1) throw new Error('No network');
      return { messages: {} };
    };
    setCatalogues({}, { './i18n/pages/yo.po': load });
    await expect(loadPageTexts()).rejects.toThrow('No network');
    await Promise.all([loadPageTexts(), loadPageTexts()]);
    await loadPageTexts();
    expect(calls).toBe(2);
  });
});
