import { useQuery } from '@tanstack/react-query';
import type { Profile } from 'market/account/account.contract';
import { sessionQuery } from './session-query.ts';

/** Returns the account that is signed in. Only pages behind `SignedInOnly` may ask. */
export function useAccount(): Profile {
  const { data } = useQuery(sessionQuery);
  if (data?.state !== 'signed-in') throw new Error('Nobody is signed in: the page is not behind SignedInOnly');
  return data.account;
}
