import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Toasts } from 'ui/feedback/toasts.tsx';
import { MapTilesContext } from 'ui/map/map-tiles.ts';
import { SkipLink } from 'ui/navigation/skip-link.tsx';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { FactorGate } from '../second-factor/factor-gate.tsx';
import { laterPart } from './later-part.ts';
import { useMarketLanguage } from './use-market-language.ts';

const AfterStart = laterPart(async () => ({ default: (await import('./after-start.tsx')).AfterStart }));

/** Around all pages of an application. */
export function AppRoot() {
  useMarketLanguage();
  return (
    <MapTilesContext value={useMarketSettings()?.map_tiles}>
      <SkipLink />
      <Outlet />
      <FactorGate />
      <Suspense>
        <AfterStart />
      </Suspense>
      <Toasts />
    </MapTilesContext>
  );
}
