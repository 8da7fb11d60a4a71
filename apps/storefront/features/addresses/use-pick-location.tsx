import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { href, useNavigate, useSearchParams } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useMarket } from '#features/config/use-market.ts';
import type { PlaceDialogsProps } from './dialogs/place-dialogs.tsx';

const PlaceDialogs = lazyPart(async () => {
  const { PlaceDialogs } = await import('./dialogs/place-dialogs.tsx');
  return { default: PlaceDialogs };
});

type State = { is: 'closed' } | { is: 'asking' } | PlaceDialogsProps['shown'];

interface Picking {
  /** A customer sees the saved addresses first, a guest the map [ADDR-37]. */
  open: () => void;
  /** The same, with the pin where the device is [LOC-06]. */
  openHere: () => Promise<void>;
  /** The device is being asked. */
  isAsking: boolean;
  /** To be placed anywhere in the page. */
  dialog: ReactNode;
}

/** Lets the delivery place be chosen; map and dialogs are loaded when they open. */
export function usePickLocation(): Picking {
  const { t } = useLingui();
  const [state, setState] = useState<State>({ is: 'closed' });
  const isCustomer = useMarket().customer !== null;
  const openMap = () => setState({ is: 'open' });
  const openSaved = isCustomer ? () => setState({ is: 'saved' }) : undefined;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // A redirected visitor continues to the requested page, all others return to where they were [LOC-25] [LOC-26].
  const close = () => {
    setState({ is: 'closed' });
    if (query.has('from')) void navigate(href('/home'));
  };
  const openHere = async () => {
    setState({ is: 'asking' });
    const { currentPosition } = await import('#browser/geolocation.ts');
    const found = await currentPosition();
    if (found === 'denied') return setState({ is: 'denied' });
    if (typeof found === 'object') return setState({ is: 'open', start: found });
    toast({ text: t`We could not find where you are. Search for your street instead.`, tone: 'warn' });
    openMap();
  };
  return {
    open: openSaved ?? openMap,
    openHere,
    isAsking: state.is === 'asking',
    dialog: (
      <Suspense>
        {state.is !== 'closed' && state.is !== 'asking' && (
          <PlaceDialogs shown={state} onPickFromMap={openMap} onPickSaved={openSaved} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
