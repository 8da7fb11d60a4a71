import type { EtcdApi } from './patroni.ts';

/**
 * The API of etcd by which a version of Patroni ("3.0.2") loses no orders. Before 3.0.3, a primary that wakes up after
 * its lease has ended writes itself into the leader key through v3 without a look at its holder; its successor then follows it and
 * drops what it has taken (patroni/patroni#2689). Through v2 it writes only a key that still names it.
 */
export function safeEtcdApi(patroni: string): EtcdApi {
  return patroni.localeCompare('3.0.3', 'en', { numeric: true }) < 0 ? 'v2' : 'v3';
}
