import { zonesContract } from 'market/zones/zones.contract';
import { useEffect, useState } from 'react';
import type { MapPoint } from 'ui/map/map-frame.tsx';
import { createApiClient } from '#browser/api-client.ts';
import { useMarket } from '#features/config/use-market.ts';
import { everyZone } from './every-zone.ts';

const api = createApiClient({ zones: zonesContract });
const none: readonly (readonly MapPoint[])[] = [];

/** Returns the borders of all zones for a deployment without its own map; none in a demo, which has one. */
export function useZoneBorders(): readonly (readonly MapPoint[])[] {
  const { isDemo } = useMarket();
  const [borders, setBorders] = useState(none);
  useEffect(() => {
    if (isDemo) return;
    // Without them the words below the map still say whether a place is served.
    everyZone(api).then(
      (zones) => setBorders(zones.map(({ formatted_coordinates: border }) => border)),
      () => undefined,
    );
  }, [isDemo]);
  return borders;
}
