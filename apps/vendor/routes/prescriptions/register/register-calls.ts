import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { prescriptionCalls } from '../../../features/orders/pharmacy-queue-calls.ts';

/** Reads the register of a day, today without one. Each look is recorded: it is not repeated by itself [STO-074]. */
export const registerQuery = (storeId: number, day: string | undefined) =>
  queryOptions({
    queryKey: ['pharmacy-register', storeId, day ?? 'today'],
    queryFn: ({ signal }) =>
      prescriptionCalls.register({ params: { store_id: storeId }, body: day ? { day } : {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isSecret: true },
  });

/** Asks for a register as a file. */
export function useRegisterFile(storeId: number, onFile: (csv: string) => void) {
  return useMutation({
    mutationFn: (day: string) =>
      prescriptionCalls.register({ params: { store_id: storeId }, body: { day, as_file: true } }),
    onSuccess: ({ csv }) => onFile(csv ?? ''),
  });
}

const pharmacistKey = (storeId: number) => ['pharmacist', storeId];

/** Asks for the name and the licence number of the person. */
export const pharmacistQuery = (storeId: number) =>
  queryOptions({
    queryKey: pharmacistKey(storeId),
    queryFn: async ({ signal }) =>
      (await prescriptionCalls.pharmacist({ params: { store_id: storeId }, signal })).pharmacist,
    meta: { isSecret: true },
  });

export type Pharmacist = Awaited<ReturnType<typeof prescriptionCalls.pharmacist>>['pharmacist'];

/** Saves the name and the licence number of the person. */
export function useSavePharmacist(storeId: number, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Pharmacist) => prescriptionCalls.setPharmacist({ params: { store_id: storeId }, body }),
    onSuccess({ pharmacist }) {
      queries.setQueryData<Pharmacist>(pharmacistKey(storeId), pharmacist);
      onSaved();
    },
  });
}
