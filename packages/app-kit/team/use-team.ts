import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Team } from './team.ts';

/** What others change shows on an open page within 5 seconds [SEAT-13]. */
const refetchMilliseconds = 4_000;

/** Returns the people and the open invitations of a team, as the API has them now. */
export function useTeam({ key, calls }: Team) {
  const people = useQuery({
    queryKey: [...key, 'people'],
    queryFn: ({ signal }) => calls.people(signal),
    refetchInterval: refetchMilliseconds,
  });
  const invitations = useQuery({
    queryKey: [...key, 'invitations'],
    queryFn: ({ signal }) => calls.invitations(signal),
    refetchInterval: refetchMilliseconds,
  });
  return {
    people: people.data,
    invitations: invitations.data,
    error: people.error ?? invitations.error,
    retry: () => void Promise.all([people.refetch(), invitations.refetch()]),
  };
}

/** Makes one change of a team; the lists are read again also where it is refused, because they may be out of date. */
export function useTeamChange<Sent, Reply>(team: Team, send: (sent: Sent) => Promise<Reply>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: team.key }),
  });
}
