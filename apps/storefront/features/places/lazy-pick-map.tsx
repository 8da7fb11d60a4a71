import { type ComponentType, lazy } from 'react';
import type { PickMapProps } from 'ui/map/map.tsx';
import { MapOnTap } from 'ui/map/map-on-tap.tsx';

/** The map comes when one opens; where it cannot be fetched the search still finds every place. */
const PickMap = lazy<ComponentType<PickMapProps>>(() =>
  import('ui/map/map.tsx').then(
    ({ PickMap }) => ({ default: PickMap }),
    () => ({ default: NoMap }),
  ),
);

/** With data saver the map loads on a press, and the search works without it. */
export function LazyPickMap(props: PickMapProps) {
  return (
    <MapOnTap>
      <PickMap {...props} />
    </MapOnTap>
  );
}

function NoMap(_props: PickMapProps) {
  return null;
}
