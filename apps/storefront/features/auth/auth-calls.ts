import { authContract } from 'market/auth/auth.contract';
import { createApiClient } from '#browser/api-client.ts';

/** The calls of every step of a sign-in. */
export const authApi = createApiClient({ auth: authContract });
