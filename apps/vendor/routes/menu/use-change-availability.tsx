import { useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import type { MenuRow } from 'market/items/items.vendor.contract';
import { useCallback } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { useSetAvailability, type WantedAvailability } from './menu-calls.ts';

export type Change = Pick<WantedAvailability, 'availability' | 'until'>;

/** Returns what changes an availability at once, and offers to take it back for five seconds [STO-060]. */
export function useChangeAvailability(storeId: number) {
  const { t } = useLingui();
  const { mutateAsync } = useSetAvailability(storeId);
  return useCallback(
    async (row: MenuRow, change: Change) => {
      const { name, availability: before, sold_out_until: until } = row;
      const set = async (wanted: WantedAvailability) => {
        try {
          return await mutateAsync(wanted);
        } catch (error) {
          const text = error instanceof CallRefused ? error.message : t`We got no answer. Try again.`;
          toast({ text, tone: 'bad' });
          return undefined;
        }
      };
      const now = await set({ row, ...change });
      if (!now) return;
      const undo = () => void set({ row: now, availability: before, ...(until !== null && { until }) });
      const onSale = t`${name} is on sale`;
      const soldOut = now.sold_out_until ? t`${name} is sold out until tomorrow` : t`${name} is sold out`;
      toast({
        text: now.availability === 'on' ? onSale : soldOut,
        tone: 'ok',
        seconds: 5,
        action: { label: t`Undo`, onPress: undo },
      });
    },
    [t, mutateAsync],
  );
}
