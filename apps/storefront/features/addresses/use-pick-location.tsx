import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { href, useNavigate, useSearchParams } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useSheet } from '#browser/use-sheet.ts';
import { useMarket } from '#features/config/use-market.ts';
import type { PlaceDialogsProps } from './dialogs/place-dialogs.tsx';

const PlaceDialogs = lazyPart(async () => {
  const { PlaceDialogs } = await import('./dialogs/place-dialogs.tsx');
  return { default: PlaceDialogs };
});

interface PickingOf {
  isMain?: boolean;
  /** The module that was pressed before, if any. */
  pressedModule?: number | undefined;
}

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

/**
 * Lets the delivery place be chosen; map and dialogs are loaded when they open. Of several parts of a page the main one
 * opens them again after a reload.
 */
export function usePickLocation({ isMain = true, pressedModule }: PickingOf = {}): Picking {
  const { t } = useLingui();
  const sheet = useSheet('place', isMain);
  const [isAsking, setIsAsking] = useState(false);
  const [shown, setShown] = useState<PlaceDialogsProps['dialog']>();
  const isCustomer = useMarket().customer !== null;
  const show = (next: PlaceDialogsProps['dialog']) => {
    setShown(next);
    sheet.open();
  };
  const openMap = () => show({ is: 'open' });
  const openSaved = isCustomer ? () => show({ is: 'saved' }) : undefined;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // A redirected visitor continues to the requested page, all others return to where they were [LOC-25] [LOC-26].
  const close = () => {
    sheet.close();
    if (query.has('from')) void navigate(href('/home'));
  };
  const openHere = async () => {
    setIsAsking(true);
    const { currentPosition } = await import('#browser/geolocation.ts');
    const found = await currentPosition();
    setIsAsking(false);
    if (found === 'denied') return show({ is: 'denied' });
    if (typeof found === 'object') return show({ is: 'open', start: found });
    toast({ text: t`We could not find where you are. Search for your street instead.`, tone: 'warn' });
    openMap();
  };
  return {
    open: openSaved ?? openMap,
    openHere,
    isAsking,
    dialog: (
      <Suspense>
        {sheet.isOpen && (
          <PlaceDialogs
            dialog={shown ?? (isCustomer ? { is: 'saved' } : { is: 'open' })}
            onPickFromMap={openMap}
            onPickSaved={openSaved}
            pressedModule={pressedModule}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
