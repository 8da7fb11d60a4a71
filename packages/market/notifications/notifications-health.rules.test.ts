import { describe, expect, it } from 'vitest';
import {
  type HealthFacts,
  judgeHealth,
  judgeProviders,
  type NodeFigures,
  type ProviderFigures,
  type SeenNode,
} from './notifications-health.rules.ts';

const hour = 3600;
const figures: NodeFigures = {
  streams: { open: 12, limit: 5_000 },
  disk: { free: 80e9, size: 200e9 },
  replica: null,
  redis: null,
  providers: [],
};
const node = (change: Partial<SeenNode> = {}, measured: Partial<NodeFigures> = {}): SeenNode => ({
  ...{ version: '0.1.0', silent_seconds: 4, ...change },
  figures: { ...figures, ...measured },
});
const well: HealthFacts = {
  nodes: [node(), node()],
  database: { is_read_only: false, connections: 20, max_connections: 100, milliseconds: 3 },
  oldest_message_seconds: null,
  webhooks_given_up: 0,
  pushes: { sent: 90, failed: 3 },
  jobs: { idle_seconds: 2, oldest_seconds: null, dead: 0 },
  backup_seconds: 8 * hour,
};

describe('[OPS-094] a market', () => {
  it('that is well has nothing to do, and what it does not use is left out of it', () => {
    const outcomes = judgeHealth(well);
    expect(outcomes.filter(({ level }) => level !== 'good').map(({ part, level }) => [part, level])).toEqual([
      ['replica', 'unused'],
      ['redis', 'unused'],
    ]);
    expect(outcomes.every(({ to_do: toDo }) => toDo === null)).toBe(true);
  });

  it.each<[string, Partial<HealthFacts>, string]>([
    ['no node that is heard', { nodes: [node({ silent_seconds: 31 })] }, 'nodes bad node_none'],
    ['a node that is silent', { nodes: [node(), node({ silent_seconds: 31 })] }, 'nodes notice node_silent'],
    ['nodes of two releases', { nodes: [node(), node({ version: '0.2.0' })] }, 'nodes notice node_versions'],
    [
      'a database that takes no writes',
      { database: { ...well.database, is_read_only: true } },
      'database bad database_read_only',
    ],
    [
      'few connections left',
      { database: { ...well.database, connections: 81 } },
      'database notice database_connections',
    ],
    ['a slow database', { database: { ...well.database, milliseconds: 251 } }, 'database notice database_slow'],
    ['a replica left out', { nodes: [node({}, { replica: { is_used: false } })] }, 'replica notice replica_out'],
    ['Redis away', { nodes: [node(), node({}, { redis: { is_ready: false } })] }, 'redis notice redis_away'],
    ['messages that do not leave', { oldest_message_seconds: 61 }, 'outbox bad outbox_stuck'],
    ['webhooks given up', { webhooks_given_up: 1 }, 'webhooks notice webhooks_given_up'],
    [
      'a node with many streams',
      { nodes: [node({}, { streams: { open: 4_001, limit: 5_000 } })] },
      'streams notice streams_many',
    ],
    ['pushes that fail', { pushes: { sent: 10, failed: 5 } }, 'pushes notice pushes_failing'],
    ['background work that has never run', { jobs: { ...well.jobs, idle_seconds: null } }, 'jobs bad jobs_stopped'],
    ['background work that has stopped', { jobs: { ...well.jobs, idle_seconds: 121 } }, 'jobs bad jobs_stopped'],
    ['background work that is late', { jobs: { ...well.jobs, oldest_seconds: 301 } }, 'jobs notice jobs_late'],
    ['jobs whose tries have failed', { jobs: { ...well.jobs, dead: 2 } }, 'jobs notice jobs_dead'],
    [
      'a disk that is nearly full',
      { nodes: [node(), node({}, { disk: { free: 4e8, size: 2e11 } })] },
      'disk bad disk_full',
    ],
    ['little room on a disk', { nodes: [node({}, { disk: { free: 4e9, size: 2e11 } })] }, 'disk notice disk_low'],
    ['no backup', { backup_seconds: null }, 'backup notice backup_none'],
    ['a backup of the day before yesterday', { backup_seconds: 27 * hour }, 'backup notice backup_old'],
    ['a backup of last week', { backup_seconds: 73 * hour }, 'backup bad backup_old'],
  ])('with %s says what to do', (_what, change, expected) => {
    const found = judgeHealth({ ...well, ...change }).filter(({ to_do: toDo }) => toDo !== null);
    expect(found.map(({ part, level, to_do: toDo }) => `${part} ${level} ${toDo}`)).toEqual([expected]);
  });

  it('with few failed pushes is well: a single phone may be broken', () => {
    const outcome = judgeHealth({ ...well, pushes: { sent: 0, failed: 4 } }).find(({ part }) => part === 'pushes');
    expect(outcome?.level).toBe('good');
  });
});

describe('[OPS-084] a provider', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const termii: ProviderFigures = {
    kind: 'sms',
    name: 'Termii',
    setup: 'set',
    breaker: 'closed',
    last_success_at: '2026-11-27T11:59:00.000Z',
    last_fault_at: null,
    last_fault: null,
  };
  const judged = (...seen: Partial<ProviderFigures>[]) =>
    judgeProviders(
      seen.map((one) => node({}, { providers: [{ ...termii, ...one }] })),
      now,
    );
  const fault = { last_fault: 'Termii has a fault (503)' };

  it.each<[string, Partial<ProviderFigures>, string]>([
    ['that works', {}, 'good'],
    ['that was never called', { breaker: null, last_success_at: null }, 'good'],
    ['at rest', { breaker: 'open' }, 'bad'],
    ['that is tried again', { breaker: 'half_open' }, 'notice'],
    ['whose last call failed', { last_fault_at: '2026-11-27T11:59:30.000Z', ...fault }, 'notice'],
    ['that has answered since its fault', { last_fault_at: '2026-11-27T11:58:00.000Z', ...fault }, 'good'],
    ['that failed days ago', { last_success_at: null, last_fault_at: '2026-11-25T11:58:00.000Z', ...fault }, 'good'],
    ['that is not set', { setup: 'missing', name: '' }, 'notice'],
    ['of maps that nobody has chosen', { setup: 'missing', kind: 'tiles' }, 'unused'],
    ['of a demo', { setup: 'demo' }, 'unused'],
  ])('%s', (_what, change, level) => {
    expect(judged(change).map((one) => one.level)).toEqual([level]);
  });

  it('is one line for all nodes: the worst breaker, the last success and the last fault', () => {
    const away = {
      breaker: 'open',
      last_success_at: null,
      last_fault_at: '2026-11-27T11:59:40.000Z',
      ...fault,
    } as const;
    expect(judged({}, away)).toEqual([{ ...termii, ...away, last_success_at: termii.last_success_at, level: 'bad' }]);
  });

  it('of a node that is silent counts no more', () => {
    expect(judgeProviders([node({ silent_seconds: 40 }, { providers: [termii] })], now)).toEqual([]);
  });
});
