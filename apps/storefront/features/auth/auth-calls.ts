import { authContract } from 'market/auth/auth.contract';
import { callMarket } from '#browser/market.ts';

/** The calls of every step of a sign-in. */
export const authMarket = callMarket({ auth: authContract });
