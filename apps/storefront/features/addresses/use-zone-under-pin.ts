import { setPreference } from 'app-kit/browser/save-preference.ts';
import { useCallback, useEffect, useRef } from 'react';
import { preferencesOf } from '#browser/preferences.ts';
import type { PickedPlace } from '#features/places/use-picked-place.ts';

/**
 * While the map of an address moves, the zone at its pin is the stored one [ADDR-06]; outside all zones nothing is
 * stored. The returned function restores the zone of the delivery place.
 */
export function useZoneUnderPin({ delivery }: PickedPlace, isMoved: boolean): () => void {
  const before = useRef<number[]>(undefined);
  const zoneIds = isMoved ? delivery?.zoneIds : undefined;
  useEffect(() => {
    if (!zoneIds) return;
    before.current ??= preferencesOf(document.cookie).zoneIds;
    setZones(zoneIds);
  }, [zoneIds]);
  const restore = useCallback(() => {
    if (before.current) setZones(before.current);
    before.current = undefined;
  }, []);
  useEffect(() => restore, [restore]);
  return restore;
}

function setZones(zoneIds: number[]): void {
  setPreference('zoneid', zoneIds.length > 0 ? JSON.stringify(zoneIds) : '');
}
