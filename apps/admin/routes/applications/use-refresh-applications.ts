import { useQueryClient } from '@tanstack/react-query';
import { openingQuery } from '../../layout/admin-calls.ts';

/** Reads again what a decision changes: applications, stores, riders and the first steps. */
export function useRefreshApplications() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['admin', 'applications'] });
    void queries.invalidateQueries({ queryKey: ['admin', 'stores'] });
    void queries.invalidateQueries({ queryKey: ['admin', 'riders'] });
    void queries.invalidateQueries({ queryKey: openingQuery.queryKey });
  };
}
