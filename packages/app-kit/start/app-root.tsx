import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { Toasts } from 'ui/feedback/toasts.tsx';
import { MapTilesContext } from 'ui/map/map-tiles.ts';
import { SkipLink } from 'ui/navigation/skip-link.tsx';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { FactorGate } from '../second-factor/factor-gate.tsx';
import { useMarketLanguage } from './use-market-language.ts';

/** The service worker is for later visits, and for pages that stay open. */
const AppUpdate = lazy(async () => ({ default: (await import('./app-update.tsx')).AppUpdate }));

const FollowPreferences = lazy(async () => ({
  default: (await import('../preferences/follow-preferences.tsx')).FollowPreferences,
}));

/** Around all pages of an application. */
export function AppRoot() {
  useMarketLanguage();
  return (
    <MapTilesContext value={useMarketSettings()?.map_tiles}>
      <SkipLink />
      <Outlet />
      <FactorGate />
      <Suspense>
        <AppUpdate />
        <FollowPreferences />
      </Suspense>
      <Toasts />
    </MapTilesContext>
  );
}
