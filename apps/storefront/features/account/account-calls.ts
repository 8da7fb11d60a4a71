import { accountContract } from 'market/account/account.contract';
import { authContract } from 'market/auth/auth.contract';
import { callMarket } from '#browser/market.ts';

/** The calls of a person: profile, sessions, interests, and the end of a session. */
export const accountMarket = callMarket({ account: accountContract, auth: authContract });
