import { dayMilliseconds, hourMilliseconds } from 'market/values/durations';
import { forgetOldAuditLines } from '#api/access/audit/access-audit.data.ts';
import { forgetOldData } from '#api/account/forget-old-data.ts';
import { forgetOldSignIns } from '#api/auth/auth-sign-ins.data.ts';
import { forgetOldFailedLogins } from '#api/auth/sessions/auth-logins.data.ts';
import { forgetSpentTokens } from '#api/auth/social/auth-social.data.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { removeFiles } from '#api/http/files/remove-files.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import { forgetOldPushes } from '#api/notifications/notifications-push.data.ts';
import { forgetOldDeliveries, removePreviousSecrets } from '#api/notifications/notifications-webhooks.data.ts';
import { forgetDoorPhotos } from '#api/orders/deliveries/photograph-door.ts';
import { forgetOldDecisions } from '#api/orders/dispatch/orders-rounds.data.ts';
import { forgetCheckoutDrafts } from '#api/orders/history/orders-draft.data.ts';
import { deleteExpiredPictures } from '#api/orders/prescriptions/save-prescription.ts';
import { forgetRefundPictures } from '#api/orders/work/request-refund.ts';
import { forgetOldTries } from '#api/providers/limits/postgres-limits.ts';
import { forgetEndedAccounts } from '#api/wallet/payees/wallet-payees.data.ts';

/** Days that an account of a payee is kept after its end. */
const payeeAccountDays = 90;

/** What is deleted after its retention, each part by its own job. */
export const cleanUps: Readonly<Record<string, (context: ApiContext) => Promise<unknown>>> = {
  tries: ({ db }) => forgetOldTries(db),
  'audit log': ({ db }) => forgetOldAuditLines(db),
  'sign-ins': ({ db }) => forgetOldSignIns(db),
  'spent tokens': ({ db }) => forgetSpentTokens(db),
  'failed logins': ({ db }) => forgetOldFailedLogins(db),
  pushes: ({ db }) => forgetOldPushes(db),
  'webhook deliveries': ({ db }) => forgetOldDeliveries(db),
  'webhook secrets': ({ db }) => removePreviousSecrets(db),
  'dispatch decisions': ({ db, now }) => forgetOldDecisions(db, now()),
  prescriptions: deleteExpiredPictures,
  'pictures of refunds': forgetRefundPictures,
  'photos of doors': forgetDoorPhotos,
  'checkout drafts': ({ db, now }) => forgetCheckoutDrafts(db, new Date(now().getTime() - dayMilliseconds)),
  'accounts of payees': ({ db, now }) =>
    forgetEndedAccounts(db, new Date(now().getTime() - payeeAccountDays * dayMilliseconds)),
  'personal data': forgetOldData,
  files: removeFiles,
};

/** Returns a job for each part, once an hour. */
export async function findCleanUps({ now }: Pick<ApiContext, 'now'>): Promise<NewJob[]> {
  const hour = Math.floor(now().getTime() / hourMilliseconds);
  return Object.keys(cleanUps).map((part) => ({ key: `${part} ${hour}`, data: { part } }));
}
