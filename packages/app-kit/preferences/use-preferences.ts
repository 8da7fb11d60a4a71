import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Preferences, preferencesContract } from 'market/account/account-preferences.contract';
import { createApiClient } from '../calls/create-api-client.ts';

const calls = createApiClient({ preferences: preferencesContract }).preferences;

/** How the person likes the applications, as the server keeps it [SEAT-26]. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => calls.preferences({ signal }),
  staleTime: 60_000,
});

/** Returns what the person has chosen, and what keeps another choice: at once here, and on the server once it is heard. */
export function usePreferences() {
  const queries = useQueryClient();
  const { data } = useQuery(preferencesQuery);
  const { mutate, error } = useMutation({
    // Without a connection the last choice waits for it.
    networkMode: 'online',
    scope: { id: 'preferences' },
    mutationFn: (body: Preferences) => calls.setPreferences({ body }),
    onMutate(body) {
      queries.setQueryData(preferencesQuery.queryKey, body);
    },
    onError: () => void queries.invalidateQueries({ queryKey: preferencesQuery.queryKey }),
  });
  const change = (part: Partial<Preferences>) => data && mutate({ ...data, ...part });
  return { preferences: data, error, change };
}
