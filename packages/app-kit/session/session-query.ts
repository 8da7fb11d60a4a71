import { queryOptions } from '@tanstack/react-query';
import { personOfDeviceContract } from 'market/access/devices/access-devices.contract';
import { accountContract, type Profile } from 'market/account/account.contract';
import { CallRefused } from 'market/calls/client';
import { createApiClient } from '../calls/create-api-client.ts';
import { clearSessionMark, markSession } from './session-mark.ts';

/** Who uses this device, by the session cookie. */
export type Session =
  | { state: 'signed-in'; account: Profile }
  | {
      state: 'signed-out';
      /** The account was stopped: signing in again does not help. */
      isInactive: boolean;
    };

export const sessionKey = ['session'] as const;

const calls = createApiClient({ account: accountContract, devices: personOfDeviceContract });

/** Asks the API who is signed in; rejects only where it gives no answer. */
export const sessionQuery = queryOptions<Session>({
  queryKey: sessionKey,
  queryFn: ({ signal }) => fetchSession(signal),
  staleTime: 60_000,
});

async function fetchSession(signal: AbortSignal): Promise<Session> {
  try {
    const account = await calls.account.info({ signal });
    markSession();
    return { state: 'signed-in', account };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status !== 401) throw error;
    const account = await personOfTablet(error, signal);
    if (account) return { state: 'signed-in', account };
    clearSessionMark();
    return { state: 'signed-out', isInactive: error.code === 'account_inactive' };
  }
}

/** Returns who has typed a PIN on this shared tablet: the account itself stays closed there [SEAT-05]. */
async function personOfTablet({ code }: CallRefused, signal: AbortSignal): Promise<Profile | undefined> {
  if (code !== 'sign_in_needed') return undefined;
  return calls.devices.person({ signal }).catch((error: unknown) => {
    if (error instanceof CallRefused) return undefined;
    throw error;
  });
}
