import { describe, expect, it } from 'vitest';
import { importFaults, mutualNouns, ringsIn, upwardImports } from './import-rules.ts';
import { importsBetween } from './read-imports.ts';

const api = 'packages/api/';

/** The faults of some files, with the exceptions left out. */
function faultsOf(sources: Record<string, string>): string[] {
  return importFaults(importsBetween(new Map(Object.entries(sources))), {});
}

describe('imports are read', () => {
  const files = {
    'packages/api/orders/place-order.ts': [
      "import { priceOrder } from './price-order.ts';",
      "import type { Connection } from '#api/db/connection.ts';",
      "import { quote } from 'market/pricing/pricing.rules';",
      "import { sql } from 'kysely';",
      "const late = () => import('#api/risk/evaluate-risk.ts');",
      "export { other } from './other.ts';",
      'const text = "import { x } from \'./price-order.ts\'";',
    ].join('\n'),
    'packages/api/orders/price-order.ts': '',
    'packages/api/orders/other.ts': '',
    'packages/api/db/connection.ts': '',
    'packages/api/risk/evaluate-risk.ts': '',
    'packages/market/pricing/pricing.rules.ts': '',
  };

  it('of types, of packages, of later and of exports, and none of a library or of a text', () => {
    const found = importsBetween(new Map(Object.entries(files))).map(({ to }) => to);
    expect(found.toSorted()).toEqual(Object.keys(files).slice(1).toSorted());
  });
});

describe('a layer', () => {
  it.each([
    ['db takes something of http', 'db/connection.ts', '#api/http/refusal.ts'],
    ['db takes the type of a noun', 'db/connection.ts', '#api/orders/orders.data.ts'],
    ['a provider takes something of http', 'providers/sms/send.ts', '#api/http/refusal.ts'],
    ['http takes a noun', 'http/bind.ts', '#api/orders/orders.data.ts'],
    ['http takes a job', 'http/bind.ts', '#api/jobs/open-jobs.ts'],
    ['a job takes a noun', 'jobs/open-jobs.ts', '#api/orders/orders.data.ts'],
    ['a noun takes the composition', 'orders/orders.data.ts', '#api/app/app.ts'],
  ])('is refused where %s', (_what, file, specifier) => {
    const sources = {
      [api + file]: `import type { x } from '${specifier}';`,
      [specifier.replace('#api/', api)]: '',
    };
    expect(faultsOf(sources)).toHaveLength(1);
  });

  it.each([
    ['a feature takes a page', 'features/cart/a.ts', 'routes/home/b.ts'],
    ['a feature takes the layout', 'features/cart/a.ts', 'layout/b.ts'],
    ['the browser takes a feature', 'browser/a.ts', 'features/cart/b.ts'],
    ['the layout takes a page', 'layout/a.ts', 'routes/home/b.ts'],
  ])('of the storefront is refused where %s', (_what, from, to) => {
    expect(upwardImports([{ from: `apps/storefront/${from}`, to: `apps/storefront/${to}` }])).toHaveLength(1);
  });

  it('takes what lies below it, and tests take everything', () => {
    const sources = {
      'packages/api/app/app.ts': "import '#api/orders/orders.data.ts';",
      'packages/api/orders/orders.data.ts': "import '#api/http/refusal.ts';",
      'packages/api/http/refusal.ts': "import '#api/db/connection.ts';",
      'packages/api/db/connection.ts': '',
      'packages/api/db/connection.test.ts': "import '#api/app/app.ts';",
    };
    expect(faultsOf(sources)).toEqual([]);
  });
});

describe('a ring', () => {
  it('is found where one of its imports takes only a type', () => {
    const sources = {
      'packages/market/a.ts': "import type { B } from './b.ts';",
      'packages/market/b.ts': "import { c } from './c.ts';",
      'packages/market/c.ts': "import { a } from './a.ts';",
      'packages/market/d.ts': "import { a } from './a.ts';",
    };
    expect(faultsOf(sources)).toHaveLength(3);
  });

  it('is none where files only lie behind each other', () => {
    const chain = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'a', to: 'c' },
    ];
    expect(ringsIn(chain)).toEqual([]);
  });
});

describe('two nouns', () => {
  const sources = {
    'packages/api/orders/place-order.ts': "import '#api/payments/plan-payment.ts';",
    'packages/api/orders/move-order.ts': "import '#api/payments/plan-payment.ts';",
    'packages/api/payments/plan-payment.ts': '',
    'packages/api/payments/end-unpaid-orders.ts': "import '#api/orders/move-order.ts';",
  };

  it('are refused where they import each other, with the imports of the rarer direction', () => {
    const [fault, ...others] = faultsOf(sources);
    expect(others).toEqual([]);
    expect(fault).toBe(
      'packages/api/: orders, payments import each other:\n' +
        '  packages/api/payments/end-unpaid-orders.ts -> packages/api/orders/move-order.ts',
    );
  });

  it('are not a pair where one of them is a layer', () => {
    const both = [
      { from: `${api}http/a.ts`, to: `${api}orders/b.ts` },
      { from: `${api}orders/b.ts`, to: `${api}http/a.ts` },
    ];
    expect(mutualNouns(both, api)).toEqual([]);
  });

  it('must import each other to be an exception', () => {
    expect(importFaults([], { 'packages/api/: cart, items': 'no reason any more' })).toHaveLength(1);
  });
});
