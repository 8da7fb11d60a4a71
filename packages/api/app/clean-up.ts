import { itemCountDays } from 'market/stores/stores-items.rules';
import { dayMilliseconds, hourMilliseconds } from 'market/values/durations';
import { deleteOldAuditLines } from '#api/access/audit/access-audit.data.ts';
import { deleteOldData } from '#api/account/delete-old-data.ts';
import { deleteOldSignIns } from '#api/auth/auth-sign-ins.data.ts';
import { deleteOldFailedLogins } from '#api/auth/sessions/auth-logins.data.ts';
import { deleteSpentTokens } from '#api/auth/social/auth-social.data.ts';
import { deleteOldBroadcasts } from '#api/chat/broadcasts/chat-broadcasts.data.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { removeFiles } from '#api/http/files/remove-files.ts';
import { deleteItemCounts } from '#api/items/counts/items-counts.data.ts';
import { deleteOldMenuChanges } from '#api/items/menu/items-menu-changes.data.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { deleteOldPushes } from '#api/notifications/notifications-push.data.ts';
import { deleteOldDeliveries, removePreviousSecrets } from '#api/notifications/notifications-webhooks.data.ts';
import { deleteDoorPhotos } from '#api/orders/deliveries/photograph-door.ts';
import { deleteOldDecisions } from '#api/orders/dispatch/orders-rounds.data.ts';
import { deleteCheckoutDrafts } from '#api/orders/history/orders-draft.data.ts';
import { deleteExpiredPictures } from '#api/orders/prescriptions/save-prescription.ts';
import { deleteRefundPictures } from '#api/orders/refunds/request-refund.ts';
import { deleteOldOrderMessages } from '#api/orders/tracking/orders-messages.data.ts';
import { deleteOldTries } from '#api/providers/limits/postgres-limits.ts';
import { deleteOldTicks } from '#api/stores/checks/stores-checks.data.ts';
import { deleteEndedAccounts } from '#api/wallet/payees/wallet-payees.data.ts';
import { deleteOldReportFiles } from '#api/wallet/reports/wallet-reports.data.ts';

/** Days that an account of a payee is kept after its end. */
const payeeAccountDays = 90;

/** Days that messages of support about an order are kept, with the links in them. */
const orderMessageDays = 90;

/** What is deleted after its retention, each part by its own job. */
export const cleanUps: Readonly<Record<string, (context: ApiContext) => Promise<unknown>>> = {
  tries: ({ db }) => deleteOldTries(db),
  'audit log': ({ db }) => deleteOldAuditLines(db),
  'sign-ins': ({ db }) => deleteOldSignIns(db),
  'spent tokens': ({ db }) => deleteSpentTokens(db),
  'failed logins': ({ db }) => deleteOldFailedLogins(db),
  pushes: ({ db }) => deleteOldPushes(db),
  'messages of orders': ({ db, now }) =>
    deleteOldOrderMessages(db, new Date(now().getTime() - orderMessageDays * dayMilliseconds)),
  broadcasts: ({ db }) => deleteOldBroadcasts(db),
  reportFiles: ({ db }) => deleteOldReportFiles(db),
  'menu changes': ({ db, now }) => deleteOldMenuChanges(db, now()),
  'counts of items': ({ db, now }) => deleteItemCounts(db, new Date(now().getTime() - itemCountDays * dayMilliseconds)),
  'ticks of opening lists': ({ db, now }) => deleteOldTicks(db, now()),
  'webhook deliveries': ({ db }) => deleteOldDeliveries(db),
  'webhook secrets': ({ db }) => removePreviousSecrets(db),
  'dispatch decisions': ({ db, now }) => deleteOldDecisions(db, now()),
  prescriptions: deleteExpiredPictures,
  'pictures of refunds': deleteRefundPictures,
  'photos of doors': deleteDoorPhotos,
  'checkout drafts': ({ db, now }) => deleteCheckoutDrafts(db, new Date(now().getTime() - dayMilliseconds)),
  'accounts of payees': ({ db, now }) =>
    deleteEndedAccounts(db, new Date(now().getTime() - payeeAccountDays * dayMilliseconds)),
  'personal data': deleteOldData,
  files: removeFiles,
};

/** Returns a job for each part, once an hour. */
export async function findCleanUps({ now }: Pick<ApiContext, 'now'>): Promise<NewJob[]> {
  const hour = Math.floor(now().getTime() / hourMilliseconds);
  return Object.keys(cleanUps).map((part) => ({ key: `${part} ${hour}`, data: { part } }));
}
