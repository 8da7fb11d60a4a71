import { useQueryClient } from '@tanstack/react-query';
import { openingQuery, zonesQuery } from '../../layout/admin-calls.ts';

/** Reads the stores again, as after each change. */
export function useRefreshStores() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['admin', 'stores'] });
    void queries.invalidateQueries({ queryKey: ['admin', 'store'] });
    void queries.invalidateQueries({ queryKey: openingQuery.queryKey });
    void queries.invalidateQueries({ queryKey: zonesQuery.queryKey });
  };
}
