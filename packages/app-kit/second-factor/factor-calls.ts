import { queryOptions } from '@tanstack/react-query';
import { secondFactorContract } from 'market/auth/auth-second-factor.contract';
import { createApiClient } from '../calls/create-api-client.ts';

export const factorCalls = createApiClient({ factor: secondFactorContract }).factor;

export const factorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => factorCalls.secondFactor({ signal }),
  // A saved state would show apps that are gone.
  staleTime: 0,
});
