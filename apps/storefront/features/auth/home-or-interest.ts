import { isSessionMarked } from 'app-kit/session/session-mark.ts';
import { asksForInterests } from 'market/auth/auth.rules';
import { traitsOf } from 'market/modules/modules.rules';
import { href } from 'react-router';
import { preferencesOf } from '#browser/preferences.ts';
import { accountApi } from '#features/account/account-calls.ts';

/**
 * Returns where to go after signing in, signing up or choosing a module: to the question about interests if it is open,
 * else home [AUTH-96] [AUTH-97] [AUTH-98] [MOD-13]. Reads the stored state; in doubt it is home.
 */
export async function homeOrInterest(): Promise<string> {
  const { zoneIds, module } = preferencesOf(document.cookie);
  const mayAsk = isSessionMarked() && zoneIds.length > 0 && module && traitsOf(module.type).asksInterests;
  if (!mayAsk) return href('/home');
  try {
    const [{ existing_modules }, { categories }] = await Promise.all([
      accountApi.account.info({}),
      accountApi.account.interestCategories({ query: { limit: 1 } }),
    ]);
    const asks = asksForInterests({
      isSignedIn: true,
      hasZone: true,
      moduleHasInterests: true,
      hasInterestCategories: categories.length > 0,
      isModuleAnswered: existing_modules.includes(module.id),
    });
    return asks ? href('/interest') : href('/home');
  } catch {
    return href('/home');
  }
}
