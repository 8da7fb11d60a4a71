import type { StoreNow } from 'market/stores/stores.vendor.contract';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useSetStore } from './availability-calls.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { StorePill } from './store-pill.tsx';

const AvailabilityDialog = lazyPart(async () => ({
  default: (await import('./availability-dialog.tsx')).AvailabilityDialog,
}));

interface AvailabilityParts {
  /** For the bar of the board. */
  pill: ReactNode;
  /** Across the board, with the dialog. */
  notice: ReactNode;
}

interface Shown {
  storeId: number;
  /** Undefined until the board is there. */
  store: StoreNow | undefined;
  /** By the clock of the server. */
  now: Date;
  mayChange: boolean;
}

/** Returns what the board shows of whether its store takes orders, and how a member changes it [STO-034] [STO-035]. */
export function useAvailability({ storeId, store, now, mayChange }: Shown): AvailabilityParts {
  const { set, isPending } = useSetStore(storeId);
  const [isOpen, setOpen] = useState(false);
  if (!store) return { pill: null, notice: null };
  return {
    pill: <StorePill store={store} now={now} onOpen={mayChange ? () => setOpen(true) : undefined} />,
    notice: (
      <>
        <PauseNotice
          store={store}
          now={now}
          onResume={mayChange ? () => set({ kind: 'resume' }) : undefined}
          isSending={isPending}
        />
        {isOpen && (
          <Suspense>
            <AvailabilityDialog store={store} now={now} onSet={set} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    ),
  };
}
