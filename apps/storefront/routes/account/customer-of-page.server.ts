import type { Profile } from 'market/account/account.contract';
import { CallRefused } from 'market/calls/client';
import { type RouterContextProvider, redirect } from 'react-router';
import { preferencesIn } from '#browser/preferences.ts';
import { signInPath } from '#features/account/customers-only.ts';
import { apiFor } from '../../server/api-client.server.ts';

/** Returns the profile for a customers' page; redirects guests to the sign-in [PROF-39]. */
export async function customerOfPage(context: Readonly<RouterContextProvider>, request: Request): Promise<Profile> {
  try {
    return await apiFor(context, request).account.info({});
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status !== 401) throw error;
    const hasPlace = preferencesIn(request).zoneIds.length > 0;
    throw redirect(signInPath({ hasPlace, why: error.code }));
  }
}
