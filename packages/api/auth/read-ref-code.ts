import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { accountIdOfRefCode } from './auth-customers.data.ts';

/**
 * Returns the inviting customer. Counts only while the operator pays for invitations [AUTH-70] [AUTH-77]; customers
 * cannot invite themselves.
 */
export async function referrerOf(
  { db }: Pick<ApiContext, 'db'>,
  refCode: string | undefined,
  ownId?: number,
): Promise<number | null> {
  const { customer_wallet_status: wallet, ref_earning_status: earning } = await settingsOf(db);
  if (!refCode || wallet !== 1 || earning !== 1) return null;
  const id = await accountIdOfRefCode(db, refCode);
  if (id === undefined || id === ownId) throw new Refusal('ref_code_unknown');
  return id;
}
