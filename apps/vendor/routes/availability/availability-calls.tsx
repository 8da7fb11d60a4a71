import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { CallRefused } from 'market/calls/client';
import { type StoreNow, vendorStoresContract } from 'market/stores/stores.vendor.contract';
import type { BusyLength, BusyStep, PauseLength, PauseReason } from 'market/stores/stores-availability.rules';
import type { CapKind } from 'market/stores/stores-cap.rules';
import { toast } from 'ui/feedback/toast.ts';
import { boardKey } from '../../features/orders/store-keys.ts';
import type { Board } from '../board/merge-board.ts';

const calls = createApiClient({ vendorStores: vendorStoresContract }).vendorStores;

type Wanted =
  | { kind: 'pause'; length: PauseLength; reason: PauseReason }
  | { kind: 'resume' }
  | { kind: 'busy'; minutes: BusyStep | 0; length: BusyLength }
  | { kind: 'cap'; by: CapKind; most: number | null; pieceMinutes: number };

/** Pauses a store, ends its pause, or makes its promises longer. The board shows what the server has answered. */
export function useSetStore(storeId: number) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Wanted) => send(storeId, wanted),
    onSuccess({ store, carts }) {
      queries.setQueryData<Board>(boardKey(storeId), (known) => known && { ...known, store });
      if (carts === 0) return;
      toast({
        text: t`Customers with your items in the cart, who see that you are paused: ${carts}`,
        tone: 'warn',
        seconds: 5,
      });
    },
    onError(error) {
      toast({ text: error instanceof CallRefused ? error.message : t`We got no answer. Try again.`, tone: 'bad' });
    },
  });
  return { set: mutate, isPending };
}

async function send(storeId: number, wanted: Wanted): Promise<{ store: StoreNow; carts: number }> {
  const params = { store_id: storeId };
  switch (wanted.kind) {
    case 'pause':
      return calls.pause({ params, body: { for: wanted.length, reason: wanted.reason } });
    case 'resume':
      return { ...(await calls.resume({ params })), carts: 0 };
    case 'cap': {
      const { by, most, pieceMinutes } = wanted;
      return { ...(await calls.setCap({ params, body: { by, most, piece_minutes: pieceMinutes } })), carts: 0 };
    }
    case 'busy':
      return { ...(await calls.setBusy({ params, body: { minutes: wanted.minutes, for: wanted.length } })), carts: 0 };
  }
}
