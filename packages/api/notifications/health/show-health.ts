import type { Health } from 'market/notifications/notifications-health.admin.contract';
import { isSilent, judgeHealth, judgeProviders } from 'market/notifications/notifications-health.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { measureQueues, type QueueFigures } from '#api/jobs/dead-letters.ts';
import { jobKindNames, jobKinds } from '#api/jobs/job-kinds.ts';
import { deadLetters } from '#api/jobs/open-jobs.ts';
import { countWaiting } from '../notifications-waiting.data.ts';
import {
  type BackupRow,
  databaseFigures,
  knownNodes,
  lastBackup,
  type NodeRow,
  pushesOfDay,
} from './notifications-health.data.ts';

/** Returns what all nodes know of the market, and what to do where it is not well [OPS-094] [OPS-084]. */
export async function showHealth({ db }: Pick<ApiContext, 'db'>): Promise<Health> {
  const since = performance.now();
  const { is_read_only, ...database } = await databaseFigures(db);
  const milliseconds = Math.ceil(performance.now() - since);
  const [nodes, waiting, jobs, finished, backup] = await Promise.all([
    knownNodes(db),
    countWaiting(db),
    measureQueues(db),
    pushesOfDay(db),
    lastBackup(db),
  ]);
  const shownAt = new Date();
  const failed = jobs.find(({ name, source }) => name === deadLetters && source === 'send-push')?.of_day ?? 0;
  const pushes = { sent: Math.max(0, finished - failed), failed };
  const lines = jobLines(jobs);
  const outcomes = judgeHealth({
    nodes,
    database: { ...database, is_read_only, milliseconds },
    oldest_message_seconds: waiting.oldestSeconds,
    webhooks_given_up: waiting.givenUp,
    pushes,
    jobs: {
      idle_seconds: shortest(jobs.flatMap(({ idle_seconds: seconds }) => seconds ?? [])),
      oldest_seconds: longest(lines.flatMap(({ oldest_seconds: seconds }) => seconds ?? [])),
      dead: lines.reduce((sum, { dead }) => sum + dead, 0),
    },
    backup_seconds: backup?.seconds ?? null,
  });
  return {
    asked_at: shownAt.toISOString(),
    parts: outcomes,
    nodes: nodes.map(nodeReply),
    database: { ...database, milliseconds },
    waiting: {
      ...{ messages: waiting.messages, pushes: waiting.pushes, webhooks: waiting.webhooks },
      ...{ webhooks_given_up: waiting.givenUp, oldest_seconds: waiting.oldestSeconds },
    },
    pushes,
    jobs: lines,
    last_backup: backup ? backupReply(backup) : null,
    providers: judgeProviders(nodes, shownAt),
  };
}

function jobLines(jobs: readonly QueueFigures[]): Health['jobs'] {
  return jobKindNames.map((kind) => {
    const own = jobs.filter(({ name }) => name === kind);
    const dead = jobs.find(({ name, source }) => name === deadLetters && source === kind)?.waiting ?? 0;
    return {
      ...{ kind, about: jobKinds[kind].about, dead },
      waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
      oldest_seconds: longest(own.flatMap(({ oldest_seconds: seconds }) => seconds ?? [])),
    };
  });
}

const shortest = (seconds: readonly number[]) => (seconds.length === 0 ? null : Math.min(...seconds));
const longest = (seconds: readonly number[]) => (seconds.length === 0 ? null : Math.max(...seconds));

function nodeReply(node: NodeRow): Health['nodes'][number] {
  const { id, host, version, started_at: startedAt, silent_seconds, figures } = node;
  const { streams, disk, replica, redis } = figures;
  return {
    ...{ id, host, version, started_at: startedAt.toISOString(), silent_seconds, is_silent: isSilent(node) },
    ...{ streams: streams.open, stream_limit: streams.limit },
    ...{ disk_free: disk?.free ?? null, disk_size: disk?.size ?? null },
    ...{ is_replica_used: replica?.is_used ?? null, is_redis_ready: redis?.is_ready ?? null },
  };
}

function backupReply({ finished_at, host, row_count, bytes }: BackupRow): NonNullable<Health['last_backup']> {
  return { finished_at: finished_at.toISOString(), host, rows: row_count, bytes };
}
