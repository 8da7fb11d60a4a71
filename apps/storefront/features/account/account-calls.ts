import { accountContract } from 'market/account/account.contract';
import { authContract } from 'market/auth/auth.contract';
import { createApiClient } from '#browser/api-client.ts';

/** The calls of a person: profile, sessions, interests, and the end of a session. */
export const accountApi = createApiClient({ account: accountContract, auth: authContract });
