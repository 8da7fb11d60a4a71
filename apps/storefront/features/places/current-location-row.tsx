import { useLingui } from '@lingui/react/macro';
import type { CallFault } from 'market/calls/client';
import { type ReactNode, useState } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { Icon } from 'ui/media/icon.tsx';
import { currentPosition } from '#browser/geolocation.ts';
import { choosePlace } from './choose-place.ts';
import styles from './current-location-row.module.css';
import { PermissionDialog } from './dialogs/permission-dialog.tsx';
import type { ChosenPlace } from './save-place.ts';
import { placeAt } from './use-picked-place.ts';

export interface CurrentLocationRowProps {
  children: ReactNode;
  /** Called if the device denies its position and the user searches instead. */
  onSearch: () => void;
}

/** Sets the position of the device as delivery place, without a map [LOC-29]. */
export function CurrentLocationRow({ children, onSearch }: CurrentLocationRowProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle');
  const words: Record<NoPlace, string> = {
    unknown: t`We could not find where you are. Search for your street instead.`,
    failed: t`Something went wrong. Try again.`,
  };
  const choose = async () => {
    setState('asking');
    const found = await placeOfDevice();
    if (found === 'denied') return setState('denied');
    if (typeof found === 'string') toast({ text: words[found], tone: 'warn' });
    else if ('refusal' in found) toast({ text: found.refusal.message, tone: 'bad' });
    else if (choosePlace(found, t`New location has been set`)) return;
    setState('idle');
  };
  return (
    <>
      <button
        type="button"
        aria-busy={state === 'asking' || undefined}
        className={styles.row}
        onClick={() => state === 'idle' && choose()}
      >
        <Icon name="locate-fixed" />
        {children}
      </button>
      {state === 'denied' && (
        <PermissionDialog
          onClose={() => setState('idle')}
          onSearch={() => {
            setState('idle');
            onSearch();
          }}
        />
      )}
    </>
  );
}

/** Why there is no place: the device does not know it, or a call failed. */
type NoPlace = 'unknown' | 'failed';

/** Returns the place of the device as stored; a refusal says why there is no delivery. */
async function placeOfDevice(): Promise<ChosenPlace | { refusal: CallFault } | NoPlace | 'denied'> {
  const found = await currentPosition();
  if (typeof found === 'string') return found === 'denied' ? found : 'unknown';
  const { address, delivery, refusal, failure } = await placeAt(found);
  if (refusal) return { refusal };
  if (failure || !delivery) return 'failed';
  // A point in a zone is enough; its address is a help.
  return { ...found, address: address?.formatted ?? delivery.zoneName, zoneIds: delivery.zoneIds };
}
