import { useLingui } from '@lingui/react/macro';
import type { Coordinates } from 'market/places/places.rules';
import { useRef, useState } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { currentPosition } from '#browser/geolocation.ts';
import { PermissionDialog } from './dialogs/permission-dialog.tsx';

export interface DeviceButtonProps {
  onFound: (point: Coordinates) => void;
  /** Called if the device denies its position and the user searches instead. */
  onSearch: () => void;
  className?: string;
}

/** Moves the pin to where the device is [LOC-06], if it may know. */
export function DeviceButton({ onFound, onSearch, className }: DeviceButtonProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle');
  const wantsSearch = useRef(false);
  const ask = async () => {
    setState('asking');
    const found = await currentPosition();
    // The dialog below is not part of the fullscreen element.
    if (found === 'denied' && document.fullscreenElement) await document.exitFullscreen();
    setState(found === 'denied' ? 'denied' : 'idle');
    if (typeof found === 'object') onFound(found);
    else if (found !== 'denied') {
      toast({ text: t`We could not find where you are. Search for your street instead.`, tone: 'warn' });
    }
  };
  const close = (search: boolean) => {
    wantsSearch.current = search;
    setState('idle');
  };
  return (
    <>
      <IconButton
        kind="raised"
        icon="locate-fixed"
        iconSize={20}
        label={state === 'asking' ? t`Finding where you are…` : t`Use current location`}
        aria-busy={state === 'asking'}
        className={className}
        onClick={() => state === 'idle' && ask()}
        // A closing dialog returns the focus to where it was; from here it moves to the search.
        onFocus={() => {
          if (!wantsSearch.current) return;
          wantsSearch.current = false;
          onSearch();
        }}
      />
      {state === 'denied' && <PermissionDialog onClose={() => close(false)} onSearch={() => close(true)} />}
    </>
  );
}
