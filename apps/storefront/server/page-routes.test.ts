import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from './page-routes.ts';

const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  'layout/checkout-layout': {
    id: 'layout/checkout-layout',
    parentId: 'root',
    module: { default: () => null, handle: { gate: 'urgent', topBar: 'landing' } },
  },
  checkout: {
    id: 'checkout',
    parentId: 'layout/checkout-layout',
    path: 'checkout',
    module: { default: () => null, handle: { topBar: 'home' } },
  },
  payment: { id: 'payment', parentId: 'checkout', path: 'payment/:id', module: { default: () => null } },
  landing: { id: 'landing', parentId: 'root', index: true, module: { default: () => null } },
  missing: { id: 'missing', parentId: 'root', path: '*', module: { default: () => null } },
} as unknown as ServerBuild['routes'];

describe('the pages that the server knows', () => {
  it('have the whole path, and say what their layouts say unless they say otherwise', () => {
    expect(pageRoutes(routes)).toEqual([
      { path: '/checkout', handle: { gate: 'urgent', topBar: 'home' } },
      { path: '/checkout/payment/:id', handle: { gate: 'urgent', topBar: 'home' } },
      { path: '/', handle: {} },
    ]);
  });
});
