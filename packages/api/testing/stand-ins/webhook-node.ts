import { connect } from '#api/db/connection.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import { type BusyEndpoints, startWebhooks } from '#api/notifications/send-webhooks.ts';
import { httpWebhooks } from '#api/providers/webhooks/http-webhooks.ts';
import { sendMessages } from '../background-turns.ts';

/** A process that hands on what waits in a database, for a test to kill. */
const db = connect({ url: process.argv[2] ?? '' });
const live: Pick<ApiNeeds['live'], 'tell'> = { tell: async () => {} };
const needs = { db, now: () => new Date(), webhooks: httpWebhooks({ reach: 'machine' }), live, isDemo: false };
await sendMessages(needs as unknown as ApiNeeds);
const busy: BusyEndpoints = new Map();
await startWebhooks(needs, busy);
await Promise.all(busy.values());
