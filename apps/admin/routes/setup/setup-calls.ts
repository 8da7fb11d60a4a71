import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { accessContract } from 'market/access/access.contract';
import type { BodyOf } from 'market/calls/endpoint';

const calls = createApiClient({ access: accessContract });

/** Asks the API whether the link of a token works. The token goes in the body alone and stays nowhere on the device. */
export function setupQuery(token: string) {
  return queryOptions({
    queryKey: ['setup', token],
    queryFn: ({ signal }) => calls.access.showSetupLink({ body: { token }, signal }),
    gcTime: 0,
    meta: { isPublic: true, isSecret: true },
  });
}

/** Makes the account of the first owner; the session comes as a cookie. */
export function setUp(body: BodyOf<typeof accessContract.setUp>) {
  return calls.access.setUp({ body });
}
