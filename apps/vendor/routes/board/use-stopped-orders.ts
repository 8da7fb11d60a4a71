import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The canceled orders of a store that this device has stopped making; kept on it like its other answers [STO-021]. */
export function useStoppedOrders(storeId: number) {
  const queries = useQueryClient();
  const stop = useCallback(
    (orderId: string) => {
      queries.setQueryData<string[]>(['stopped', storeId], (known = []) => [...known, orderId].slice(-50));
    },
    [queries, storeId],
  );
  const { data: stopped = [] } = useQuery<string[]>({
    queryKey: ['stopped', storeId],
    queryFn: () => [],
    enabled: false,
  });
  return { isStopped: (orderId: string) => stopped.includes(orderId), stop };
}
