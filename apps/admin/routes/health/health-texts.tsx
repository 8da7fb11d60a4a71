import { Plural, Trans } from '@lingui/react/macro';
import type { Health } from 'market/notifications/notifications-health.admin.contract';
import type { HealthPart, HealthToDo } from 'market/notifications/notifications-health.rules';
import type { ReactNode } from 'react';
import { AgeText, SizeText } from './health-figures.tsx';

/** The name of a part of the market. */
export function partName(part: HealthPart): ReactNode {
  const names: Record<HealthPart, ReactNode> = {
    nodes: <Trans>Servers</Trans>,
    database: <Trans>Database</Trans>,
    replica: <Trans>Replica</Trans>,
    redis: 'Redis',
    outbox: <Trans>Outbox</Trans>,
    webhooks: <Trans>Webhooks</Trans>,
    streams: <Trans>Live pages</Trans>,
    pushes: <Trans>Push messages</Trans>,
    jobs: <Trans>Background work</Trans>,
    disk: <Trans>Disk</Trans>,
    backup: <Trans>Backup</Trans>,
  };
  return names[part];
}

/** What was measured of a part: a figure, and a line about it. */
export function partValue(part: HealthPart, health: Health): { value: ReactNode; line: ReactNode } {
  const { nodes, database, waiting, pushes, jobs, last_backup: backup } = health;
  const running = nodes.filter(({ is_silent: isSilent }) => !isSilent);
  const [up, all] = [running.length, nodes.length];
  const share = (isOn: (node: Health['nodes'][number]) => boolean | null) => {
    const known = running.flatMap((node) => isOn(node) ?? []);
    const on = known.filter(Boolean).length;
    const count = known.length;
    return count === 0 ? (
      <Trans>None</Trans>
    ) : (
      <Trans>
        {on} of {count} servers use it
      </Trans>
    );
  };
  switch (part) {
    case 'nodes':
      return {
        value: (
          <Trans>
            {up} of {all} run
          </Trans>
        ),
        line: [...new Set(running.map(({ version }) => version))].join(', '),
      };
    case 'database': {
      const { milliseconds, connections, max_connections: most } = database;
      return {
        value: <Trans>{milliseconds} ms</Trans>,
        line: (
          <Trans>
            {connections} of {most} connections
          </Trans>
        ),
      };
    }
    case 'replica':
      return { value: share((node) => node.is_replica_used), line: <Trans>Answers what may be a moment old</Trans> };
    case 'redis':
      return { value: share((node) => node.is_redis_ready), line: <Trans>Shares events and limits</Trans> };
    case 'outbox':
      return {
        value: <Plural value={waiting.messages} _0="Nothing waits" one="# message waits" other="# messages wait" />,
        line:
          waiting.oldest_seconds === null ? (
            '–'
          ) : (
            <Trans>
              The oldest for <AgeText seconds={waiting.oldest_seconds} />
            </Trans>
          ),
      };
    case 'webhooks':
      return {
        value: <Plural value={waiting.webhooks_given_up} _0="None given up" one="# given up" other="# given up" />,
        line: <Plural value={waiting.webhooks} one="# on its way" other="# on their way" />,
      };
    case 'streams': {
      const open = running.reduce((sum, { streams }) => sum + streams, 0);
      const limit = running.reduce((sum, { stream_limit: most }) => sum + most, 0);
      return {
        value: <Plural value={open} one="# is open" other="# are open" />,
        line: <Trans>Room for {limit}</Trans>,
      };
    }
    case 'pushes': {
      const { sent, failed } = pushes;
      return { value: <Trans>{failed} failed</Trans>, line: <Trans>{sent} sent in 24 hours</Trans> };
    }
    case 'jobs': {
      const dead = jobs.reduce((sum, job) => sum + job.dead, 0);
      const waits = jobs.reduce((sum, job) => sum + job.waiting, 0);
      return {
        value: <Plural value={waits} _0="Nothing waits" one="# job waits" other="# jobs wait" />,
        line: <Plural value={dead} _0="None given up" one="# given up" other="# given up" />,
      };
    }
    case 'disk': {
      const measured = running.flatMap(({ disk_free: free, disk_size: size }) =>
        free === null || size === null ? [] : { free, size },
      );
      const tightest = measured.toSorted((one, other) => one.free - other.free)[0];
      if (!tightest) return { value: '–', line: <Trans>Not measured</Trans> };
      return {
        value: (
          <Trans>
            <SizeText bytes={tightest.free} /> free
          </Trans>
        ),
        line: (
          <Trans>
            Of <SizeText bytes={tightest.size} />
          </Trans>
        ),
      };
    }
    case 'backup':
      if (!backup) return { value: <Trans>None yet</Trans>, line: 'soko backup' };
      return {
        value: (
          <Trans>
            <AgeText seconds={(Date.parse(health.asked_at) - Date.parse(backup.finished_at)) / 1000} /> ago
          </Trans>
        ),
        line: (
          <>
            <SizeText bytes={backup.bytes} /> · <bdi>{backup.host}</bdi>
          </>
        ),
      };
  }
}

export interface ToDoText {
  title: ReactNode;
  words: ReactNode;
  /** Where it is done, and the words of the link; absent where it is done outside this app. */
  to?: string;
  act?: ReactNode;
}

/** What a person should do, in words. */
export function toDoTexts(toDo: HealthToDo, { nodes, waiting }: Health): ToDoText {
  const silent = nodes.filter(({ is_silent: isSilent }) => isSilent);
  const names = silent.map(({ host }) => host).join(', ');
  const oldest = <AgeText seconds={waiting.oldest_seconds ?? 0} />;
  const texts: Record<HealthToDo, ToDoText> = {
    node_none: {
      title: <Trans>No server reports that it runs</Trans>,
      words: <Trans>This page was answered, so the database may refuse writes. Look into the log of the server.</Trans>,
    },
    node_silent: {
      title: <Trans>Silent: {names}</Trans>,
      words: <Trans>Start it again, or ignore it if you have taken it away. It leaves this list after an hour.</Trans>,
    },
    node_versions: {
      title: <Trans>Servers run different releases</Trans>,
      words: <Trans>Fine while you upgrade. Otherwise bring all servers to the newer release.</Trans>,
    },
    database_read_only: {
      title: <Trans>The database takes no writes</Trans>,
      words: <Trans>No one can order. It is a standby, or its disk is full: free some space or promote it.</Trans>,
    },
    database_connections: {
      title: <Trans>Few connections to the database are left</Trans>,
      words: <Trans>Raise max_connections of PostgreSQL, or run fewer servers.</Trans>,
    },
    database_slow: {
      title: <Trans>The database answers slowly</Trans>,
      words: <Trans>Look at the load of its machine, and at the network between it and the servers.</Trans>,
    },
    replica_out: {
      title: <Trans>The replica is left out</Trans>,
      words: <Trans>It is behind or does not answer. The database does its work meanwhile.</Trans>,
    },
    redis_away: {
      title: <Trans>Redis does not answer</Trans>,
      words: <Trans>PostgreSQL counts limits in its place, and pages hear of changes later. Start Redis again.</Trans>,
    },
    outbox_stuck: {
      title: <Trans>Messages have waited for {oldest}</Trans>,
      words: <Trans>Stores, riders and customers are not told of changes. Look into the log of the servers.</Trans>,
    },
    webhooks_given_up: {
      title: <Plural value={waiting.webhooks_given_up} one="# webhook was given up" other="# webhooks were given up" />,
      words: <Trans>Ask who runs that program. When it answers again, send them with: soko webhook replay</Trans>,
    },
    streams_many: {
      title: <Trans>A server has nearly as many live pages as it takes</Trans>,
      words: <Trans>Add a server: pages beyond the limit update every few seconds only.</Trans>,
    },
    pushes_failing: {
      title: <Trans>Many push messages fail</Trans>,
      words: <Trans>Test it below. Its fault says whether keys, network or the push service is the cause.</Trans>,
    },
    jobs_stopped: {
      title: <Trans>Background work does not run</Trans>,
      words: <Trans>No rider is asked, and nothing ends by itself. Start a server, and look into its log.</Trans>,
    },
    jobs_late: {
      title: <Trans>Background work is late</Trans>,
      words: <Trans>See below what waits. If it grows, add a server.</Trans>,
    },
    jobs_dead: {
      title: <Trans>Background work was given up after all tries</Trans>,
      words: <Trans>See below of which kind. Once the cause is mended, run: soko jobs retry</Trans>,
    },
    disk_full: {
      title: <Trans>A disk is nearly full</Trans>,
      words: <Trans>Free some space now: PostgreSQL stops when it cannot write.</Trans>,
    },
    disk_low: {
      title: <Trans>Little room is left on a disk</Trans>,
      words: <Trans>Free some space, or move old backups to another machine.</Trans>,
    },
    backup_none: {
      title: <Trans>No backup was made yet</Trans>,
      words: <Trans>Run each night: soko backup. Copy its folder to another machine.</Trans>,
    },
    backup_old: {
      title: <Trans>The last backup is old</Trans>,
      words: <Trans>Look why it did not run, and start it by hand: soko backup</Trans>,
    },
  };
  return texts[toDo];
}
