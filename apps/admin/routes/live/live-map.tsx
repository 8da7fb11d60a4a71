import { useLingui } from '@lingui/react/macro';
import { CityMap, type CityMapProps } from 'ui/map/city-map.tsx';
import { demoMap } from 'ui/map/map-base.ts';

export interface LiveMapProps extends Omit<CityMapProps, 'base' | 'label'> {
  /** The demo has a map of its cities; elsewhere there is a grid with coordinates. */
  isDemo: boolean;
}

/** The map of the city with everything that runs. */
export function LiveMap({ isDemo, ...city }: LiveMapProps) {
  const { t } = useLingui();
  return <CityMap {...city} label={t`Orders, riders and stores on the map`} {...(isDemo && { base: demoMap })} />;
}
