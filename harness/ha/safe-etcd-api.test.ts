import { expect, test } from 'vitest';
import { safeEtcdApi } from './safe-etcd-api.ts';

test.each([
  ['2.1.7', 'v2'],
  ['3.0.2', 'v2'],
  ['3.0.3', 'v3'],
  ['3.0.10', 'v3'],
  ['3.1.0', 'v3'],
  ['4.0.4', 'v3'],
])('Patroni %s speaks the API of etcd in which it does not overwrite a newer leader', (version, api) => {
  expect(safeEtcdApi(version)).toBe(api);
});
