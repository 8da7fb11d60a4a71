import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The canceled orders of a store that this device has stopped making; kept on it like its other answers [STO-021]. */
export function useStoppedOrders(storeId: number) {
  const queries = useQueryClient();
  const queryKey = ['stopped', storeId];
  const { data: stopped = [] } = useQuery<string[]>({ queryKey, queryFn: () => [], enabled: false });
  return {
    isStopped: (orderId: string) => stopped.includes(orderId),
    stop: (orderId: string) => queries.setQueryData<string[]>(queryKey, (known = []) => [...known, orderId].slice(-50)),
  };
}
