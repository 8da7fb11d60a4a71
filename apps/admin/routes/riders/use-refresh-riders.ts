import { useQueryClient } from '@tanstack/react-query';
import type { AdminCourier } from 'market/access/access.admin.contract';
import { openingQuery, riderQuery } from '../../layout/admin-calls.ts';

/** Reads the riders again, as after each change; shows the changed one at once. */
export function useRefreshRiders() {
  const queries = useQueryClient();
  return async (changed?: AdminCourier) => {
    if (changed) queries.setQueryData(riderQuery(changed.id).queryKey, changed);
    else void queries.invalidateQueries({ queryKey: ['admin', 'rider'] });
    void queries.invalidateQueries({ queryKey: openingQuery.queryKey });
    await queries.invalidateQueries({ queryKey: ['admin', 'riders'] });
  };
}
