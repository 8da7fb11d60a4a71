import * as z from 'zod/mini';
import { endpoint, text } from '../calls/endpoint.ts';
import {
  breakerStates,
  healthLevels,
  healthParts,
  healthToDos,
  type NodeFigures,
  providerKinds,
  providerProblems,
  providerSetups,
} from './notifications-health.rules.ts';

/** As a node stores them. */
export type StoredFigures = NodeFigures;

const seconds = z.nullable(z.int());
const moment = z.nullable(z.iso.datetime());

const health = z.object({
  asked_at: z.iso.datetime(),
  parts: z.array(
    z.object({ part: z.enum(healthParts), level: z.enum(healthLevels), to_do: z.nullable(z.enum(healthToDos)) }),
  ),
  nodes: z.array(
    z.object({
      id: z.string(),
      host: z.string(),
      version: z.string(),
      started_at: z.iso.datetime(),
      is_silent: z.boolean(),
      silent_seconds: z.int(),
      streams: z.int(),
      stream_limit: z.int(),
      /** Bytes; null where the node cannot read it. */
      disk_free: z.nullable(z.number()),
      disk_size: z.nullable(z.number()),
      /** Null where none is configured. */
      is_replica_used: z.nullable(z.boolean()),
      is_redis_ready: z.nullable(z.boolean()),
    }),
  ),
  database: z.object({
    milliseconds: z.int(),
    connections: z.int(),
    max_connections: z.int(),
    bytes: z.number(),
  }),
  waiting: z.object({
    messages: z.int(),
    pushes: z.int(),
    webhooks: z.int(),
    webhooks_given_up: z.int(),
    oldest_seconds: seconds,
  }),
  /** Of the last 24 hours; without those to devices that are gone. */
  pushes: z.object({ sent: z.int(), failed: z.int() }),
  /** Background work by kind. */
  jobs: z.array(
    z.object({
      kind: z.string(),
      about: z.string(),
      waiting: z.int(),
      /** Of the oldest that is due. */
      oldest_seconds: seconds,
      dead: z.int(),
    }),
  ),
  last_backup: z.nullable(
    z.object({ finished_at: z.iso.datetime(), host: z.string(), rows: z.int(), bytes: z.number() }),
  ),
  providers: z.array(
    z.object({
      kind: z.enum(providerKinds),
      name: z.string(),
      setup: z.enum(providerSetups),
      level: z.enum(healthLevels),
      breaker: z.nullable(z.enum(breakerStates)),
      last_success_at: moment,
      last_fault_at: moment,
      /** In words for the operator, without keys, numbers and codes. */
      last_fault: z.nullable(z.string()),
    }),
  ),
});
export type Health = z.output<typeof health>;

const trial = z.object({
  /** Null where the provider did its part. */
  problem: z.nullable(z.enum(providerProblems)),
  /** What the provider answered, where it failed. */
  words: z.nullable(z.string()),
  milliseconds: z.int(),
});
export type ProviderTrial = z.output<typeof trial>;

/** Whether the market runs, and what to do where it does not [OPS-094] [OPS-084]. */
export const adminHealthContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/health',
    summary:
      'Nodes, database, replica, Redis, outbox, webhooks, streams, pushes, background work, disk, backup and providers: well, or what to do [OPS-094] [OPS-084]',
    callers: 'operator:ops.health',
    reply: health,
    refusals: [],
  }),
  tryProvider: endpoint({
    method: 'POST',
    path: '/api/v1/admin/health/try',
    summary:
      'Try a provider: a message to the own phone, address or devices, or a question that changes nothing; twenty an hour [OPS-084]',
    callers: 'operator:ops.health',
    body: z.object({
      kind: z.enum(providerKinds),
      /** Of a payment provider, as the health names it. */
      name: z._default(text(100), ''),
    }),
    reply: trial,
    refusals: ['too_many'],
  }),
};
