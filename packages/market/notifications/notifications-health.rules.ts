import { daySeconds, hourSeconds, minuteSeconds } from '../values/durations.ts';

export const providerKinds = ['payment', 'sms', 'mail', 'push', 'places', 'ways', 'tiles'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** Where a provider comes from: configured, the stand-in of a demo, part of Soko, or nothing at all. */
export const providerSetups = ['set', 'demo', 'built_in', 'missing'] as const;

/** `half_open`: after a rest one call tries it for all others. */
export const breakerStates = ['closed', 'open', 'half_open'] as const;

/** What a node has seen of a provider since it started. Moments are ISO times; no secret is in it. */
export interface ProviderFigures {
  kind: ProviderKind;
  /** Empty where there is none. */
  name: string;
  setup: (typeof providerSetups)[number];
  /** Null where no breaker guards it, or it was never called. */
  breaker: (typeof breakerStates)[number] | null;
  last_success_at: string | null;
  last_fault_at: string | null;
  last_fault: string | null;
}

/** What a node measures of itself. */
export interface NodeFigures {
  streams: { open: number; limit: number };
  /** Bytes of the disk that has its files; null where it cannot be read. */
  disk: { free: number; size: number } | null;
  /** Null where none is configured. */
  replica: { is_used: boolean } | null;
  redis: { is_ready: boolean } | null;
  providers: ProviderFigures[];
}

/** A node as the others know it. */
export interface SeenNode {
  version: string;
  silent_seconds: number;
  figures: NodeFigures;
}

export const healthParts = [
  'nodes',
  'database',
  'replica',
  'redis',
  'outbox',
  'webhooks',
  'streams',
  'pushes',
  'jobs',
  'disk',
  'backup',
] as const;
export type HealthPart = (typeof healthParts)[number];

/** `unused`: this market has none of it, and needs none. */
export const healthLevels = ['good', 'notice', 'bad', 'unused'] as const;
export type HealthLevel = (typeof healthLevels)[number];

/** What a person should do about a part that is not good. */
export const healthToDos = [
  'node_none',
  'node_silent',
  'node_versions',
  'database_read_only',
  'database_connections',
  'database_slow',
  'replica_out',
  'redis_away',
  'outbox_stuck',
  'webhooks_given_up',
  'streams_many',
  'pushes_failing',
  'jobs_stopped',
  'jobs_late',
  'jobs_dead',
  'disk_full',
  'disk_low',
  'backup_none',
  'backup_old',
] as const;
export type HealthToDo = (typeof healthToDos)[number];

/** Everything that the outcomes depend on. */
export interface HealthFacts {
  nodes: readonly SeenNode[];
  database: { is_read_only: boolean; connections: number; max_connections: number; milliseconds: number };
  /** Seconds that the oldest message has waited; null where none does. */
  oldest_message_seconds: number | null;
  webhooks_given_up: number;
  pushes: { sent: number; failed: number };
  jobs: {
    /** Since any kind of background work has run; null where none ever has. */
    idle_seconds: number | null;
    /** Of a job that is due. */
    oldest_seconds: number | null;
    dead: number;
  };
  /** Since the last backup; null without one. */
  backup_seconds: number | null;
}

export interface PartOutcome {
  part: HealthPart;
  level: HealthLevel;
  /** Null where it is good or unused. */
  to_do: HealthToDo | null;
}

/** A node that has not been running of for three of its beats is silent. */
export const silentSeconds = 30;
const outboxSeconds = minuteSeconds;
const maxIdleSeconds = 2 * minuteSeconds;
const lateSeconds = 5 * minuteSeconds;
/** A backup of each night, with an hour or two to spare. */
const backupHours = { notice: 26, bad: 72 };
const manyStreams = 0.8;
const manyConnections = 0.8;
const slowMilliseconds = 250;
const gigabyte = 1e9;
const disk = { notice: 5 * gigabyte, bad: 0.5 * gigabyte };
/** Fewer failures than this are single phones. */
const minFailures = 5;
const failureShare = 0.2;

/** Returns whether a node has not been running of for too long. */
export function isSilent({ silent_seconds: seconds }: Pick<SeenNode, 'silent_seconds'>): boolean {
  return seconds > silentSeconds;
}

/** Returns for each part of a market whether it is well, and what to do where it is not [OPS-094]. */
export function judgeHealth(facts: HealthFacts): PartOutcome[] {
  const running = facts.nodes.filter((node) => !isSilent(node));
  const judged: Record<HealthPart, Found> = {
    nodes: nodesFound(facts.nodes, running),
    database: databaseFound(facts.database),
    replica: sharedFound(running, ({ replica }) => replica?.is_used, 'replica_out'),
    redis: sharedFound(running, ({ redis }) => redis?.is_ready, 'redis_away'),
    outbox: (facts.oldest_message_seconds ?? 0) > outboxSeconds ? ['bad', 'outbox_stuck'] : well,
    webhooks: facts.webhooks_given_up > 0 ? ['notice', 'webhooks_given_up'] : well,
    streams: running.some(({ figures: { streams } }) => streams.open > streams.limit * manyStreams)
      ? ['notice', 'streams_many']
      : well,
    pushes: arePushesFailing(facts.pushes) ? ['notice', 'pushes_failing'] : well,
    jobs: jobsFound(facts.jobs),
    disk: diskFound(running),
    backup: backupFound(facts.backup_seconds),
  };
  return healthParts.map((part) => ({ part, level: judged[part][0], to_do: judged[part][1] }));
}

type Found = readonly [HealthLevel, HealthToDo | null];
const well: Found = ['good', null];
const unused: Found = ['unused', null];

function nodesFound(all: readonly SeenNode[], running: readonly SeenNode[]): Found {
  if (running.length === 0) return ['bad', 'node_none'];
  if (running.length < all.length) return ['notice', 'node_silent'];
  return new Set(running.map(({ version }) => version)).size > 1 ? ['notice', 'node_versions'] : well;
}

function databaseFound({ is_read_only: isReadOnly, connections, ...found }: HealthFacts['database']): Found {
  if (isReadOnly) return ['bad', 'database_read_only'];
  if (connections > found.max_connections * manyConnections) return ['notice', 'database_connections'];
  return found.milliseconds > slowMilliseconds ? ['notice', 'database_slow'] : well;
}

function sharedFound(
  running: readonly SeenNode[],
  stateOf: (figures: NodeFigures) => boolean | undefined,
  toDo: HealthToDo,
): Found {
  const states = running.flatMap(({ figures }) => stateOf(figures) ?? []);
  if (states.length === 0) return unused;
  return states.every(Boolean) ? well : ['notice', toDo];
}

function arePushesFailing({ sent, failed }: HealthFacts['pushes']): boolean {
  return failed >= minFailures && failed > (sent + failed) * failureShare;
}

function jobsFound({ idle_seconds: idle, oldest_seconds: oldest, dead }: HealthFacts['jobs']): Found {
  if (idle === null || idle > maxIdleSeconds) return ['bad', 'jobs_stopped'];
  if ((oldest ?? 0) > lateSeconds) return ['notice', 'jobs_late'];
  return dead > 0 ? ['notice', 'jobs_dead'] : well;
}

function diskFound(running: readonly SeenNode[]): Found {
  const free = running.flatMap(({ figures }) => figures.disk?.free ?? []);
  if (free.length === 0) return unused;
  const lowest = Math.min(...free);
  if (lowest < disk.bad) return ['bad', 'disk_full'];
  return lowest < disk.notice ? ['notice', 'disk_low'] : well;
}

function backupFound(seconds: number | null): Found {
  if (seconds === null) return ['notice', 'backup_none'];
  if (seconds > backupHours.bad * hourSeconds) return ['bad', 'backup_old'];
  return seconds > backupHours.notice * hourSeconds ? ['notice', 'backup_old'] : well;
}

/** A provider as all nodes together have seen it. */
export interface JudgedProvider extends ProviderFigures {
  level: HealthLevel;
}

/** A fault that is older than this says nothing about today. */
const faultSeconds = daySeconds;

/** Returns each provider once, as the nodes that are running have seen it, with whether it is well [OPS-084]. */
export function judgeProviders(nodes: readonly SeenNode[], now: Date): JudgedProvider[] {
  const seen = nodes.filter((node) => !isSilent(node)).flatMap(({ figures }) => figures.providers);
  const byName = Map.groupBy(seen, ({ kind, name }) => `${kind} ${name}`);
  const merged = [...byName.values()].map(mergedOf);
  return merged
    .map((provider) => ({ ...provider, level: levelOfProvider(provider, now) }))
    .toSorted((one, other) => providerKinds.indexOf(one.kind) - providerKinds.indexOf(other.kind));
}

function mergedOf(seen: readonly ProviderFigures[]): ProviderFigures {
  const [first] = seen as [ProviderFigures];
  const breakers = seen.map(({ breaker }) => breaker);
  const faulty = seen.toSorted((one, other) => timeOf(other.last_fault_at) - timeOf(one.last_fault_at))[0] ?? first;
  const success = seen.toSorted((one, other) => timeOf(other.last_success_at) - timeOf(one.last_success_at))[0];
  return {
    ...first,
    breaker: (['open', 'half_open', 'closed'] as const).find((state) => breakers.includes(state)) ?? null,
    last_success_at: success?.last_success_at ?? null,
    last_fault_at: faulty.last_fault_at,
    last_fault: faulty.last_fault,
  };
}

function levelOfProvider(provider: ProviderFigures, now: Date): HealthLevel {
  const { kind, setup, breaker, last_success_at: success, last_fault_at: fault } = provider;
  // Without a map service customers put a pin on the map.
  if (setup === 'missing') return kind === 'places' || kind === 'ways' || kind === 'tiles' ? 'unused' : 'notice';
  if (breaker === 'open') return 'bad';
  const isRecent = now.getTime() - timeOf(fault) < faultSeconds * 1000;
  if (breaker === 'half_open' || (isRecent && timeOf(fault) > timeOf(success))) return 'notice';
  return setup === 'demo' ? 'unused' : 'good';
}

function timeOf(moment: string | null): number {
  return moment === null ? 0 : Date.parse(moment);
}

/** What a test of a provider has found. */
export const providerProblems = ['not_set', 'no_contact', 'no_device', 'failed'] as const;
export type ProviderProblem = (typeof providerProblems)[number];
