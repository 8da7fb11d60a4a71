import { forgetOldData } from '#features/account/forget-old-data.ts';
import { removeFiles } from '#features/account/remove-files.ts';
import { forgetOldFailedLogins } from '#features/auth/auth-logins.data.ts';
import { forgetOldSignIns } from '#features/auth/auth-sign-ins.data.ts';
import { forgetSpentTokens } from '#features/auth/auth-social.data.ts';
import { forgetOldPushes } from '#features/notifications/notifications-push.data.ts';
import { forgetFormerSecrets, forgetOldDeliveries } from '#features/notifications/notifications-webhooks.data.ts';
import { forgetPrescriptions } from '#features/orders/keep-prescription.ts';
import type { ApiNeeds } from '#http/needs.ts';
import type { NewJob } from './jobs/job-kinds.ts';
import { forgetOldTries } from './outside/limits/postgres-limits.ts';

/** What is deleted when it has served its time, each part by a job of its own. */
export const cleanUps: Readonly<Record<string, (needs: ApiNeeds) => Promise<unknown>>> = {
  tries: ({ db }) => forgetOldTries(db),
  'sign-ins': ({ db }) => forgetOldSignIns(db),
  'spent tokens': ({ db }) => forgetSpentTokens(db),
  'failed logins': ({ db }) => forgetOldFailedLogins(db),
  pushes: ({ db }) => forgetOldPushes(db),
  'webhook deliveries': ({ db }) => forgetOldDeliveries(db),
  'webhook secrets': ({ db }) => forgetFormerSecrets(db),
  prescriptions: forgetPrescriptions,
  'personal data': forgetOldData,
  files: removeFiles,
};

const hourMilliseconds = 3_600_000;

/** Returns a job for each part, once an hour. */
export async function findCleanUps({ now }: Pick<ApiNeeds, 'now'>): Promise<NewJob[]> {
  const hour = Math.floor(now().getTime() / hourMilliseconds);
  return Object.keys(cleanUps).map((part) => ({ key: `${part} ${hour}`, data: { part } }));
}
