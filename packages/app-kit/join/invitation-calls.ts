import { queryOptions } from '@tanstack/react-query';
import { accessContract } from 'market/access/access.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { createApiClient } from '../calls/create-api-client.ts';

const calls = createApiClient({ access: accessContract });

export type Invitation = ReplyOf<typeof accessContract.invitation>;

/**
 * Asks the API who invites the holder of a token, and to what [SEAT-19]. The token goes in the body alone, and neither it
 * nor the answer stays on the device.
 */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => calls.access.invitation({ body: { token }, signal }),
    staleTime: 60_000,
    gcTime: 0,
    meta: { isPublic: true, isSecret: true },
  });
}

/** Accepts an invitation for the account that is signed in and returns where that works now. */
export function acceptInvitation(token: string) {
  return calls.access.acceptInvitation({ body: { token } });
}

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** Returns the token behind the `#` of an address; undefined where a part of it is missing. */
export function tokenIn(hash: string): string | undefined {
  const token = hash.replace(/^#/, '');
  return tokenForm.test(token) ? token : undefined;
}
