import { connect } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type BusyEndpoints, startWebhooks } from '#api/notifications/send-webhooks.ts';
import { httpWebhooks } from '#api/providers/webhooks/http-webhooks.ts';
import { sendMessages } from '../run-jobs.ts';

/** A process that hands on what waits in a database, for a test to kill. */
const db = connect({ url: process.argv[2] ?? '' });
const live: Pick<ApiContext['live'], 'publish'> = { publish: async () => {} };
const context = { db, now: () => new Date(), webhooks: httpWebhooks({ reach: 'machine' }), live, push: { kinds: [] } };
await sendMessages(context as unknown as ApiContext);
const busy: BusyEndpoints = new Map();
await startWebhooks(context, busy);
await Promise.all(busy.values());
