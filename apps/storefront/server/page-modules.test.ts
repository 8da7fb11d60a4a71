import type { ServerBuild, StaticHandlerContext } from 'react-router';
import { expect, it } from 'vitest';
import { modulesOfPage } from './page-modules.ts';

it('names each script of a page once: of the entry, of its layouts and of the page, and of no other page', () => {
  const assets = {
    entry: { module: '/entry.js', imports: ['/base.js'] },
    routes: {
      root: { module: '/root.js', imports: ['/base.js', '/frame.js'] },
      home: { module: '/home.js', clientLoaderModule: '/home-loader.js' },
      store: { module: '/store.js' },
    },
  } as unknown as ServerBuild['assets'];
  const page = { matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }] } as unknown as StaticHandlerContext;
  expect(modulesOfPage(assets, page)).toEqual([
    '/entry.js',
    '/base.js',
    '/root.js',
    '/frame.js',
    '/home.js',
    '/home-loader.js',
  ]);
});
